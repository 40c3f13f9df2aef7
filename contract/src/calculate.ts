import { adjustmentCodes, couponReasons } from '@balcao/rules/calculation'
import * as v from 'valibot'
import type { Call } from './call.ts'
import {
  AmountSchema,
  CouponCodeSchema,
  CycleSchema,
  DomainCycleSchema,
  InstantSchema,
  NoneSchema,
  PaymentMethodSchema,
  PercentageSchema,
  ProductIdSchema,
  RelIdSchema,
  SldSchema,
  TldSchema,
} from './scalars.ts'

/** The query that the specification's checkout calls carry; accepted, and of no effect here: options are always answered. */
export const ConfigOptionQuerySchema = v.object({ academy_config_option: v.optional(v.string()) })

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))

const RequestedProductSchema = v.object({
  relId: RelIdSchema,
  id: ProductIdSchema,
  type: v.picklist(['product', 'addon']),
  related: v.nullable(RelIdSchema),
  cycle: CycleSchema,
  quantity,
  configoptions: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
      }),
    ),
    v.maxLength(20),
  ),
})

const RequestedDomainSchema = v.object({
  relId: RelIdSchema,
  sld: SldSchema,
  tld: TldSchema,
  type: v.picklist(['register', 'transfer']),
  domainCycle: DomainCycleSchema,
  hasIdProtection: v.boolean(),
  related: v.nullable(RelIdSchema),
  domainRelated: v.nullable(RelIdSchema),
})

/** What is to be priced. At most 50 lines of each kind: more is not a cart. */
export const CalculateBodySchema = v.object({
  coupon: v.nullable(CouponCodeSchema),
  domainHosts: v.pipe(
    v.array(v.object({ domain: v.pipe(v.string(), v.maxLength(253)), host: RelIdSchema })),
    v.maxLength(50),
  ),
  domains: v.pipe(v.array(RequestedDomainSchema), v.maxLength(50)),
  products: v.pipe(v.array(RequestedProductSchema), v.maxLength(50)),
  paymentMethod: v.optional(v.nullable(PaymentMethodSchema), null),
  ccMode: v.optional(v.boolean(), false),
})

export type CalculateBody = v.InferOutput<typeof CalculateBodySchema>

const AdjustmentSchema = v.object({
  code: v.picklist(adjustmentCodes),
  before: AmountSchema,
  after: AmountSchema,
})

const pricedLine = {
  relId: RelIdSchema,
  price: AmountSchema,
  discount: AmountSchema,
  total: AmountSchema,
  renewal: AmountSchema,
  adjustments: v.array(AdjustmentSchema),
  related: v.nullable(RelIdSchema),
}

/** `cycles` is the specification's name for the line's billing cycle in the answer. */
const PricedProductSchema = v.object({
  ...pricedLine,
  id: ProductIdSchema,
  name: v.string(),
  cycles: CycleSchema,
  quantity,
})

const PricedDomainSchema = v.object({
  ...pricedLine,
  sld: v.string(),
  tld: TldSchema,
  type: v.picklist(['register', 'transfer']),
  domainCycle: DomainCycleSchema,
  idProtectionPrice: AmountSchema,
})

/** A calculation sealed by the service: an order is placed against it and charges exactly its total. */
export const QuoteSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  total: AmountSchema,
  expiresAt: InstantSchema,
})

export const CalculateAnswerSchema = v.object({
  domains: v.array(PricedDomainSchema),
  products: v.array(PricedProductSchema),
  coupon: v.nullable(v.string()),
  couponIsValid: v.boolean(),
  couponIsApplicable: v.boolean(),
  /** Why the coupon did or did not change a price; null without a coupon. */
  couponReason: v.nullable(v.picklist(couponReasons)),
  /** What the coupon took off. */
  couponValue: AmountSchema,
  discountPercentage: PercentageSchema,
  couponInfoEligibleProducts: v.array(
    v.object({
      id: ProductIdSchema,
      cycles: v.array(CycleSchema),
      discountPercentage: v.nullable(PercentageSchema),
      cyclesDiscount: v.record(v.string(), PercentageSchema),
    }),
  ),
  discount: AmountSchema,
  price: AmountSchema,
  total: AmountSchema,
  /** `first + (count - 1) * rest = total`. */
  availableInstallments: v.array(v.object({ count: quantity, first: AmountSchema, rest: AmountSchema })),
  cardOffer: v.nullable(v.object({ percentage: PercentageSchema, total: AmountSchema })),
  quote: QuoteSchema,
})

export type CalculateAnswer = v.InferOutput<typeof CalculateAnswerSchema>

/** Prices a cart. Stateless: the same body and price book give the same amounts. */
export const calculate = {
  name: 'calculate',
  method: 'POST',
  path: '/api/v3/checkout/calculate',
  summary: 'Price a cart and seal the result as a quote',
  source: 'spec 1 section 7; adjustments, installments and quote are ours',
  params: NoneSchema,
  query: ConfigOptionQuerySchema,
  body: CalculateBodySchema,
  response: CalculateAnswerSchema,
  status: 200,
  contentType: 'application/json',
  errors: [
    'unknown-brand',
    'malformed-body',
    'invalid-request',
    'not-calculable',
    'body-too-large',
    'rate-limited',
  ],
  idempotent: true,
} as const satisfies Call
