import { hasDomain } from './addDomain.ts'
import type { Cart, DomainItem, DomainOffer } from './cart.ts'
import { findItem } from './cartLines.ts'
import { isGift } from './exclusion.ts'
import { keepsBonusDomain } from './freeDomains.ts'
import { givesBonusDomain } from './specialProducts.ts'

/**
 * The bonus names to offer beside a domain, also one that is the visitor's own or comes over: while the product that it belongs to gives one in
 * its current cycle and that extension and has none yet, and only names that are confirmed and not in the cart. Source: spec 1 section 5.
 */
export function bonusDomainsOnOffer(cart: Cart, item: DomainItem): readonly DomainOffer[] {
  const product = findItem(cart, item.parentId ?? '')
  if (product?.type !== 'product' || !product.selected) return []
  if (!givesBonusDomain({ id: product.productId, role: product.role })) return []
  if (giftsTaken(cart, product.id).length > 0) return []
  return item.bonusDomains.filter(
    (offer) => isOpen(cart, offer) && keepsBonusDomain(product, product.cycle, offer.tld),
  )
}

/**
 * The names that come free with a domain: of the answer only those in the brand's free extensions (.online, .store), while the
 * domain itself is registered, and one in each. Source: spec 1 section 5.
 */
export function freeDomainsOnOffer(
  cart: Cart,
  item: DomainItem,
  freeTlds: readonly string[],
): readonly DomainOffer[] {
  if (!item.selected || item.method !== 'register' || isGift(item)) return []
  const taken = giftsTaken(cart, item.id).map(({ tld }) => tld)
  return item.freeDomains.filter(
    (offer) => isOpen(cart, offer) && freeTlds.includes(offer.tld) && !taken.includes(offer.tld),
  )
}

const giftsTaken = ({ items }: Cart, giverId: string): readonly DomainItem[] =>
  items.filter(
    (item): item is DomainItem =>
      item.type === 'domain' && isGift(item) && item.selected && item.parentId === giverId,
  )

const isOpen = (cart: Cart, offer: DomainOffer): boolean =>
  offer.available === true && !hasDomain(cart, offer)
