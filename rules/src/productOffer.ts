import type { CyclePrice, ItemOption } from './cart.ts'
import type { Cycle } from './cycle.ts'
import type { ProductId, Role } from './priceBook.ts'

/** An option as offered: the visitor has not chosen a number of units yet. */
export type OptionOffer = Omit<ItemOption, 'accounts'>

/** A product as its line offers it as an add-on: what the cart keeps of a product answer. Source: spec 1 section 7. */
export interface AddonOffer {
  readonly id: ProductId
  readonly name: string
  readonly role: Role
  readonly kind: 'product' | 'addon'
  readonly group: string
  readonly description: string
  /** What it says of itself as another product's add-on; empty where that is nothing else. */
  readonly relatedDescription: string
  /** Offered cycles only, shortest first. */
  readonly cycles: readonly CyclePrice[]
  readonly options: readonly OptionOffer[]
  readonly freeDomainCycles: readonly Cycle[]
  readonly freeDomainTlds: readonly string[]
  readonly bonusDomainTlds: readonly string[]
  /** Offered, but not in credit-card mode. Source: spec 2 section 3. */
  readonly ccModeCyclesToBeRemoved: readonly Cycle[]
}

/** A product with its add-ons. */
export interface ProductOffer extends AddonOffer {
  readonly related: readonly AddonOffer[]
}
