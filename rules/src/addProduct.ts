import type { AddonItem, Cart, CartItem } from './cart.ts'
import { changeItem, linesOf } from './cartLines.ts'
import { createAddons, createProductItem } from './createItem.ts'
import type { Cycle } from './cycle.ts'
import { attachDomains } from './domainHost.ts'
import type { AddonOffer, ProductOffer } from './productOffer.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

const idsOf = (cart: Cart): readonly string[] => linesOf(cart).map(({ id }) => id)

export interface ProductToAdd {
  readonly offer: ProductOffer
  /** The cycle asked for; null for none. */
  readonly cycle: Cycle | null
  readonly ccMode: boolean
}

/**
 * The cart with the product as its last item; its cycle is the asked one where offered, else the default. A name that
 * belongs to nothing yet becomes its name.
 */
export function addProduct(cart: Cart, { offer, cycle, ccMode }: ProductToAdd): Cart {
  const item = createProductItem(offer, cycle, ccMode, idsOf(cart))
  return attachDomains({ ...cart, items: [...cart.items, item] })
}

export interface AddonsToOffer {
  readonly itemId: string
  readonly offers: readonly AddonOffer[]
  readonly ccMode: boolean
}

/** Puts add-ons on offer under an item, such as those that go with a domain; one that the item has already stays as it is. */
export function offerAddons(cart: Cart, { itemId, offers, ccMode }: AddonsToOffer): Cart {
  return changeItem(cart, itemId, (item) => {
    const addons = createAddons(offers, item.cycle, ccMode, idsOf(cart))
    return withAddons(item, withoutDuplicates([...item.addons, ...addons]))
  })
}

function withAddons(item: CartItem, addons: readonly AddonItem[]): CartItem {
  return addons.length === item.addons.length ? item : { ...item, addons }
}
