import * as z from 'zod/mini'

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

const Amount = z.number().check(z.minimum(0), z.maximum(1_000_000_000_000))
const Percentage = z.number().check(z.minimum(0), z.maximum(100))
const RelId = z.string().check(z.regex(/^[a-zA-Z0-9_.:-]{1,64}$/))
const ProductId = z.string().check(z.regex(/^[a-z0-9_-]{1,32}$/))
const Tld = z.string().check(z.regex(/^[a-z0-9.-]{2,63}$/))
const Quantity = z.int().check(z.minimum(1), z.maximum(1000))

const line = {
  relId: RelId,
  price: Amount,
  discount: Amount,
  total: Amount,
  renewal: Amount,
  adjustments: z.array(z.object({ code: z.enum(codes), before: Amount, after: Amount })),
  related: z.nullable(RelId),
}

const Answer = z.object({
  domains: z.array(
    z.object({
      ...line,
      sld: z.string(),
      tld: Tld,
      type: z.enum(['register', 'transfer']),
      domainCycle: z.enum(['annually', 'biennially', 'triennially']),
      idProtectionPrice: Amount,
    }),
  ),
  products: z.array(
    z.object({ ...line, id: ProductId, name: z.string(), cycles: z.enum(cycles), quantity: Quantity }),
  ),
  coupon: z.nullable(z.string()),
  couponIsValid: z.boolean(),
  couponIsApplicable: z.boolean(),
  couponReason: z.nullable(z.enum(reasons)),
  couponValue: Amount,
  discountPercentage: Percentage,
  couponInfoEligibleProducts: z.array(
    z.object({
      id: ProductId,
      cycles: z.array(z.enum(cycles)),
      discountPercentage: z.nullable(Percentage),
      cyclesDiscount: z.record(z.string(), Percentage),
    }),
  ),
  discount: Amount,
  price: Amount,
  total: Amount,
  availableInstallments: z.array(z.object({ count: Quantity, first: Amount, rest: Amount })),
  cardOffer: z.nullable(z.object({ percentage: Percentage, total: Amount })),
  quote: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(1024)),
    total: Amount,
    expiresAt: z.iso.datetime(),
  }),
})

export const read = (answer: unknown) => z.safeParse(Answer, answer)
