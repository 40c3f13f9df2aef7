import { hasDomain } from './addDomain.ts'
import type { Cart, DomainOffer } from './cart.ts'
import { nationalDomainDecision } from './nationalDomain.ts'

/**
 * The flag `auto-select-domain`: the very name that was searched goes into the cart without a further press, if it is free, has a
 * price, can be sold here at all and is not in the cart yet. Null for any other. Source: spec 1 section 9.
 */
export function autoSelectedOffer(
  cart: Cart,
  { available, offer }: { readonly available: boolean | null; readonly offer: DomainOffer | null },
): DomainOffer | null {
  if (available !== true || offer === null || offer.cycles.length === 0) return null
  if (hasDomain(cart, offer)) return null
  return isForSale(cart, offer.tld) ? offer : null
}

/** Whose document it takes is asked later, at the name's card. */
function isForSale({ brand }: Cart, tld: string): boolean {
  const decision = nationalDomainDecision({
    tld,
    brand,
    document: null,
    accountDocument: null,
    registry: null,
    linkedElsewhere: null,
  })
  return decision.ok || decision.field !== 'tld'
}
