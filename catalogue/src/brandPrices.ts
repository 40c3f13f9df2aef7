import * as v from 'valibot'
import { AmountSchema, PercentageSchema, SymbolSchema, TldSchema } from './scalars.ts'

/** For the whole cycle, not for a month. `discount` is percent off `register`. */
const TermSchema = v.strictObject({
  register: AmountSchema,
  renew: AmountSchema,
  discount: v.optional(PercentageSchema, 0),
})

const DomainTermSchema = v.strictObject({
  register: AmountSchema,
  renew: AmountSchema,
  /** Null where no transfer is sold. */
  transfer: v.nullable(AmountSchema),
  discount: v.optional(PercentageSchema, 0),
})

const ProductPricesSchema = v.strictObject({
  monthly: v.optional(TermSchema),
  quarterly: v.optional(TermSchema),
  semiannually: v.optional(TermSchema),
  annually: v.optional(TermSchema),
  biennially: v.optional(TermSchema),
  triennially: v.optional(TermSchema),
  /** By option id: one unit for one month, and once with the first term. */
  options: v.optional(
    v.record(v.string(), v.strictObject({ monthly: AmountSchema, setup: AmountSchema })),
    {},
  ),
})

/** Extensions that cost the same. */
const DomainPricesSchema = v.strictObject({
  tlds: v.array(TldSchema),
  /** Whether ID Protect is sold for them. */
  idProtection: v.boolean(),
  annually: v.optional(DomainTermSchema),
  biennially: v.optional(DomainTermSchema),
  triennially: v.optional(DomainTermSchema),
})

/** A file of `catalogue/prices`: what everything costs in one brand, in its currency, decimals as people write them. */
export const BrandPricesSchema = v.strictObject({
  /** A year of ID Protect, whatever the extension. */
  idProtectionYearly: AmountSchema,
  products: v.record(SymbolSchema, ProductPricesSchema),
  domains: v.array(DomainPricesSchema),
})

export type BrandPrices = v.InferOutput<typeof BrandPricesSchema>
export type ProductPrices = v.InferOutput<typeof ProductPricesSchema>
export type DomainPrices = v.InferOutput<typeof DomainPricesSchema>
