import type { Cart, CartItem, DomainItem, DomainMethod, DomainOffer } from './cart.ts'
import { findItem, linesOf } from './cartLines.ts'
import { createDomainItem, offeredTerms } from './createItem.ts'
import type { DomainCycle } from './cycle.ts'
import { attachDomains } from './domainHost.ts'
import { domainNameOf } from './nameParts.ts'

export interface DomainToAdd {
  readonly sld: string
  readonly tld: string
  readonly method: DomainMethod
  readonly cycle: DomainCycle | null
  /**
   * Line id of the hosting item that it is for, or of the enabler domain that it comes free with. Null: for an item that has no
   * name yet, if there is one.
   */
  readonly parentId: string | null
  readonly isMultipleDomain: boolean
  readonly isFreeDomain: boolean
}

/** The cart with a domain as its last item. Nobody has been asked about the name yet, so it is not confirmed and has no prices. */
export function addDomain(cart: Cart, domain: DomainToAdd): Cart {
  const parentId = findItem(cart, domain.parentId ?? '')?.id ?? null
  return withDomain(cart, { ...domain, parentId, cycle: domain.cycle ?? 'annually' })
}

/**
 * The cart with a name that comes free: `free` with the enabler domain `parentId`, `bonus` with the hosting item `parentId`.
 * A name that the cart has already is not added twice, and nothing is given by a line that gives no such thing.
 */
export function addGivenDomain(
  cart: Cart,
  given: { readonly kind: 'free' | 'bonus'; readonly parentId: string; readonly offer: DomainOffer },
): Cart {
  const { kind, parentId, offer } = given
  if (hasDomain(cart, offer) || !canGive(findItem(cart, parentId), kind)) return cart
  return withDomain(cart, {
    ...offeredTerms(offer, 'annually', 'register'),
    sld: offer.sld,
    tld: offer.tld,
    available: offer.available,
    registerStatus: offer.available === true ? 'available' : 'unknown',
    isFreeDomain: kind === 'free',
    isBonusDomain: kind === 'bonus',
    parentId,
  })
}

/** A free name comes with a domain that is registered, a bonus name with a product. */
function canGive(giver: CartItem | undefined, kind: 'free' | 'bonus'): boolean {
  if (kind === 'bonus') return giver?.type === 'product'
  return (
    giver?.type === 'domain' && giver.method === 'register' && !giver.isFreeDomain && !giver.isBonusDomain
  )
}

/** Is the name in the cart already? Letter case does not matter. */
export function hasDomain(cart: Cart, domain: { readonly sld: string; readonly tld: string }): boolean {
  const name = domainNameOf(domain).toLowerCase()
  return cart.items.some((item) => item.type === 'domain' && item.name.toLowerCase() === name)
}

function withDomain(cart: Cart, given: Parameters<typeof createDomainItem>[0]): Cart {
  const taken = linesOf(cart).map(({ id }) => id)
  const item: DomainItem = createDomainItem(given, taken)
  return attachDomains({ ...cart, items: [...cart.items, item] })
}
