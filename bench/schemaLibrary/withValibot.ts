import * as v from 'valibot'

const cycles = ['monthly', 'quarterly', 'semiannually', 'annually', 'biennially', 'triennially'] as const
const codes = ['cycle-discount', 'coupon', 'free-domain', 'bonus-domain', 'trial', 'card-discount'] as const
const reasons = [
  'applied',
  'unknown',
  'expired',
  'exhausted',
  'product-not-eligible',
  'cycle-not-eligible',
] as const

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000_000))
const Percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const RelId = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_.:-]{1,64}$/))
const ProductId = v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,32}$/))
const Tld = v.pipe(v.string(), v.regex(/^[a-z0-9.-]{2,63}$/))
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))

const line = {
  relId: RelId,
  price: Amount,
  discount: Amount,
  total: Amount,
  renewal: Amount,
  adjustments: v.array(v.object({ code: v.picklist(codes), before: Amount, after: Amount })),
  related: v.nullable(RelId),
}

const Answer = v.object({
  domains: v.array(
    v.object({
      ...line,
      sld: v.string(),
      tld: Tld,
      type: v.picklist(['register', 'transfer']),
      domainCycle: v.picklist(['annually', 'biennially', 'triennially']),
      idProtectionPrice: Amount,
    }),
  ),
  products: v.array(
    v.object({ ...line, id: ProductId, name: v.string(), cycles: v.picklist(cycles), quantity: Quantity }),
  ),
  coupon: v.nullable(v.string()),
  couponIsValid: v.boolean(),
  couponIsApplicable: v.boolean(),
  couponReason: v.nullable(v.picklist(reasons)),
  couponValue: Amount,
  discountPercentage: Percentage,
  couponInfoEligibleProducts: v.array(
    v.object({
      id: ProductId,
      cycles: v.array(v.picklist(cycles)),
      discountPercentage: v.nullable(Percentage),
      cyclesDiscount: v.record(v.string(), Percentage),
    }),
  ),
  discount: Amount,
  price: Amount,
  total: Amount,
  availableInstallments: v.array(v.object({ count: Quantity, first: Amount, rest: Amount })),
  cardOffer: v.nullable(v.object({ percentage: Percentage, total: Amount })),
  quote: v.object({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
    total: Amount,
    expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
})

export const read = (answer: unknown) => v.safeParse(Answer, answer)
