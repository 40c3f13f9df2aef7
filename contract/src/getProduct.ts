import { roles } from '@balcao/rules/priceBook'
import * as v from 'valibot'
import type { Call } from './call.ts'
import {
  AmountSchema,
  CouponCodeSchema,
  CycleSchema,
  PercentageSchema,
  ProductIdSchema,
  SldSchema,
  TldSchema,
} from './scalars.ts'

const byCycle = v.record(v.string(), AmountSchema)

const ConfigOptionSchema = v.object({
  id: v.string(),
  sub_id: v.string(),
  type: v.picklist(['accounts', 'quantity', 'os']),
  /** What it is called where it is chosen or counted. */
  label: v.string(),
  /** Price of one unit for one month. */
  monthly: AmountSchema,
  monthly_setup_fee: AmountSchema,
  min_value: v.number(),
  max_value: v.number(),
})

const product = {
  id: ProductIdSchema,
  name: v.string(),
  type: v.picklist(['product', 'addon']),
  role: v.picklist(roles),
  groupName: v.string(),
  description: v.string(),
  /** The same in three parts, the middle one to be stressed; empty where the product has none. */
  descriptionPartOne: v.string(),
  descriptionCDNFreePart: v.string(),
  descriptionPartTwo: v.string(),
  icon: v.object({ src: v.string(), alt: v.string() }),
  features: v.array(v.object({ id: v.string(), description: v.string() })),
  /** The few of them that stand in a cart line. */
  itemFeatures: v.array(v.string()),
  /** How it is shown where another product offers it as an add-on; the description may be empty. Source: spec 2 section 3. */
  relatedDescription: v.string(),
  relatedShowName: v.boolean(),
  relatedShowRenewPrice: v.boolean(),
  relatedShowFreeDomainBox: v.boolean(),
  /** The word for 'Free'. */
  freeLabel: v.string(),
  /** List price of the first term, by offered cycle. */
  pricing: byCycle,
  renewalPricing: byCycle,
  /** `total` is what the first term costs after its promotion; `discountPercentageCycle` the saving a month against monthly. */
  cyclesDiscount: v.record(
    v.string(),
    v.object({
      discountPercentage: PercentageSchema,
      discountPercentageCycle: PercentageSchema,
      total: AmountSchema,
    }),
  ),
  configoptions: v.array(ConfigOptionSchema),
  freedomainTlds: v.array(TldSchema),
  freedomainCycles: v.array(CycleSchema),
  bonusDomainTlds: v.array(TldSchema),
  /** Not to be chosen in credit-card mode, though they are in `pricing`. */
  ccModeCyclesToBeRemoved: v.array(CycleSchema),
  trialDays: v.nullable(v.number()),
}

/** An add-on as its product offers it. */
export const RelatedProductSchema = v.object(product)

export const ProductSchema = v.object({ ...product, related: v.array(RelatedProductSchema) })

export type WireProduct = v.InferOutput<typeof ProductSchema>
export type WireRelatedProduct = v.InferOutput<typeof RelatedProductSchema>

/** `{ product }` for one; `{ products }` in multiple-domain mode. */
export const ProductAnswerSchema = v.union([
  v.object({ product: ProductSchema }),
  v.object({ products: v.array(ProductSchema) }),
])

export const ProductParamsSchema = v.object({ productId: ProductIdSchema })

/** A product with its texts and prices in the brand's language and currency, its add-ons included. */
export const getProduct = {
  name: 'getProduct',
  method: 'GET',
  path: '/api/v3/checkout/product/{productId}',
  summary: 'A product with texts, prices, options and add-ons',
  source: 'spec 1 section 7, spec 2 section 7',
  params: ProductParamsSchema,
  query: v.object({
    academy_config_option: v.optional(v.string()),
    tld: v.optional(v.union([v.literal(''), TldSchema]), ''),
    coupon: v.optional(v.union([v.literal(''), CouponCodeSchema]), ''),
  }),
  body: null,
  response: ProductAnswerSchema,
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'invalid-request', 'unknown-product', 'rate-limited'],
  idempotent: true,
} as const satisfies Call

/** The same for several domains at once (multiple-domain mode): one product a domain, in the order asked. */
export const getProductForDomains = {
  ...getProduct,
  name: 'getProductForDomains',
  method: 'POST',
  summary: 'A product for each of several domains (multiple-domain mode)',
  body: v.object({
    domains: v.pipe(v.array(v.object({ sld: SldSchema, tld: TldSchema })), v.minLength(1), v.maxLength(50)),
  }),
  errors: [
    'unknown-brand',
    'malformed-body',
    'invalid-request',
    'unknown-product',
    'body-too-large',
    'rate-limited',
  ],
} as const satisfies Call
