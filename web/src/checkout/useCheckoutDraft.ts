import { validateIdentification } from '@balcao/rules/identification'
import { useSyncExternalStore } from 'react'
import { useShop } from '../session/ShopContext.tsx'
import type { Shop } from '../session/ShopContext.tsx'
import { createCheckoutDraft, emptyDraft } from './checkoutDraft.ts'
import type { CheckoutDraft, CheckoutDraftStore } from './checkoutDraft.ts'
import { isUntouched } from './customerField.ts'
import { useIdentificationNeeds } from './useIdentificationNeeds.ts'

/** One draft for each shop: in the browser for the visit, on the server for the request, so that no two visitors share one. */
const drafts = new WeakMap<Shop, CheckoutDraftStore>()

export function checkoutDraftOf(shop: Shop): CheckoutDraftStore {
  const known = drafts.get(shop)
  if (known !== undefined) return known
  const draft = createCheckoutDraft(shop.brand.id, tabStorage())
  drafts.set(shop, draft)
  return draft
}

/** The draft as it stands. Empty while the server's HTML is taken over, so that both render the same. */
export function useCheckoutDraft(): readonly [CheckoutDraft, CheckoutDraftStore] {
  const store = checkoutDraftOf(useShop())
  return [useSyncExternalStore(store.subscribe, store.read, () => emptyDraft), store]
}

/** `unknown` on the server and until the browser has taken over: only the visitor's tab knows who buys. */
export type CustomerStatus = 'unknown' | 'missing' | 'invalid' | 'valid'

/** How far the identification is, for what the cart now asks. */
export function useCustomerStatus(): CustomerStatus {
  const [draft] = useCheckoutDraft()
  const needs = useIdentificationNeeds()
  const isBrowser = useIsTakenOver()
  if (!isBrowser) return 'unknown'
  if (isUntouched(draft.customer)) return 'missing'
  return validateIdentification(needs, draft.customer).ok && draft.refusals.length === 0 ? 'valid' : 'invalid'
}

/** False on the server and in the first render of the browser, which has to be the same. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined

/** A browser that keeps no data refuses by throwing. */
function tabStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
