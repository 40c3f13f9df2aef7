import { hasLoneNames, offerDomainAddons } from '@balcao/rules/domainAddons'
import { domainProductId } from '@balcao/rules/specialProducts'
import { loadOffers } from './loadOffers.ts'
import type { Shop } from './ShopContext.tsx'
import { noMemory } from './shopMemory.ts'

/**
 * Puts what goes with a domain on offer beside the names that lost their plan, as the start-up does beside those that came alone. Nothing of
 * it is chosen, so nothing has to be priced. Without an answer the names are sold all the same.
 */
export async function offerBesideNames({
  api,
  brand,
  log,
  session,
}: Pick<Shop, 'api' | 'brand' | 'log' | 'session'>): Promise<void> {
  if (!hasLoneNames(session.store.getState().cart)) return
  const terms = { brand, log, tld: null, memory: noMemory }
  const { offers, products } = await loadOffers(api, [domainProductId], terms)
  const related = offers.get(domainProductId)?.related ?? []
  session.store.setState((state) => ({
    products: { ...state.products, ...products },
    cart: offerDomainAddons(state.cart, related, state.ccMode),
  }))
}
