import type { Cart } from './cart.ts'
import { linesOf } from './cartLines.ts'
import { changeDomain } from './changeDomain.ts'
import { createDomainItem } from './createItem.ts'
import { nameParts } from './nameParts.ts'

/**
 * A temporary security domain, so that products which need a name can be bought before one is chosen: set on the first own-domain
 * item, or, where there is none, added in front as a new unselected own-domain item. Source: spec 1 section 4.
 */
export function setTemporaryDomain(
  cart: Cart,
  { sld, tld }: { readonly sld: string; readonly tld: string },
): Cart {
  const own = cart.items.find((item) => item.type === 'domain' && item.method === 'own')
  if (own === undefined) return addTemporaryDomain(cart, { sld, tld })
  return changeDomain(cart, own.id, () => ({
    ...nameParts({ sld, tld }),
    isTemporaryDomain: true,
  }))
}

function addTemporaryDomain(cart: Cart, { sld, tld }: { readonly sld: string; readonly tld: string }): Cart {
  const taken = linesOf(cart).map(({ id }) => id)
  const item = createDomainItem({ sld, tld, method: 'own', selected: false, isTemporaryDomain: true }, taken)
  return { ...cart, items: [item, ...cart.items] }
}
