import * as v from 'valibot'
import { AmountSchema, CycleSchema, PercentageSchema, ProductIdSchema, TldSchema } from './scalars.ts'

const PricesSchema = v.object({
  register: AmountSchema,
  renew: AmountSchema,
  transfer: v.nullable(AmountSchema),
  discountPercentage: PercentageSchema,
})

/**
 * A name with its prices. `prices` is by cycle; `priceRegister`, `priceRenew` and `priceTransfer` repeat those of `cycle`,
 * as the specification has them. `status` is ours: a registry that could not be asked makes a name `unknown`.
 */
export const DomainOfferSchema = v.object({
  sld: v.string(),
  tld: TldSchema,
  status: v.picklist(['available', 'unavailable', 'unknown']),
  cycle: CycleSchema,
  related: v.array(ProductIdSchema),
  prices: v.record(v.string(), PricesSchema),
  discount: PercentageSchema,
  priceRegister: AmountSchema,
  priceRenew: AmountSchema,
  priceTransfer: v.nullable(AmountSchema),
  /** Null where ID Protect is not sold for the extension. */
  idProtectionYearly: v.nullable(AmountSchema),
})

export type WireDomainOffer = v.InferOutput<typeof DomainOfferSchema>
