import { hasLoneNames, offerDomainAddons } from '@balcao/rules/domainAddons'
import { domainProductId } from '@balcao/rules/specialProducts'
import { loadFlags } from '../session/loadFlags.ts'
import { loadOffers } from '../session/loadOffers.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { noMemory } from '../session/shopMemory.ts'

/**
 * Puts what goes with a name on offer beside one that was taken alone, as the start does for one from the address. Without an answer the name is
 * sold all the same. Nothing of it is chosen, so it costs no new price.
 */
export async function loadNameAddons({
  api,
  brand,
  log,
  session: { store },
}: Pick<Shop, 'api' | 'brand' | 'log' | 'session'>): Promise<void> {
  if (!hasLoneNames(store.getState().cart)) return
  const asked = await loadOffers(api, [domainProductId], { brand, log, tld: null, memory: noMemory })
  const related = asked.offers.get(domainProductId)?.related ?? []
  if (related.length === 0) return
  store.setState(({ cart, products, ccMode }) => ({
    cart: offerDomainAddons(cart, related, ccMode),
    products: { ...products, ...asked.products },
  }))
  const { cart, flags } = store.getState()
  const renewed = await loadFlags({ api, log }, cart, flags)
  store.setState({ flags: renewed })
}
