import { hasLoneNames, offerDomainAddons } from '@balcao/rules/domainAddons'
import { domainProductId } from '@balcao/rules/specialProducts'
import { loadOffers } from './loadOffers.ts'
import { renewFlags } from './renewFlags.ts'
import type { Shop } from './ShopContext.tsx'
import { noMemory } from './shopMemory.ts'

/**
 * Puts what goes with a domain on offer beside the names that are bought alone, taken so or left by their plan, as the start does beside those
 * of the address, and asks for the flags that it may depend on. Nothing of it is chosen, so nothing has to be priced. Without an answer
 * the names are sold all the same.
 */
export async function offerBesideNames(shop: Pick<Shop, 'api' | 'brand' | 'log' | 'session'>): Promise<void> {
  const { api, brand, log } = shop
  const { store } = shop.session
  if (!hasLoneNames(store.getState().cart)) return
  const terms = { brand, log, tld: null, memory: noMemory }
  const { offers, products } = await loadOffers(api, [domainProductId], terms)
  const related = offers.get(domainProductId)?.related ?? []
  if (related.length === 0) return
  store.setState((state) => ({
    products: { ...state.products, ...products },
    cart: offerDomainAddons(state.cart, related, state.ccMode),
  }))
  await renewFlags(shop)
}
