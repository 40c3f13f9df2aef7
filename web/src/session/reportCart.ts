import { cartViewed, couponAdded, flagsInPrices, flagsSeen } from '@balcao/rules/analyticsEvents'
import type { FlagVariable } from '@balcao/rules/flags'
import type { Analytics } from './analytics.ts'
import type { CartSession } from './cartSession.ts'
import type { SessionState } from './sessionState.ts'

/**
 * Tells what becomes of a cart: the cart itself once, with its first whole price, which is the last step of the start-up (spec 1 section 4);
 * each flag that is on, once; then each coupon that the visitor applies. `started` is the state that the page came with: what has happened since is told too. The
 * coupon that it has was brought along and not applied here.
 */
export function reportCart(
  store: CartSession['store'],
  started: SessionState,
  { report }: Analytics,
): () => void {
  let isReported = false
  const seen = new Set<FlagVariable>()
  let known = started.coupon?.code ?? null

  function tell({ brand, cart, coupon, calculation, flags, isIncomplete }: SessionState): void {
    if (calculation.status !== 'settled' || calculation.last === null || isIncomplete) return
    const { priced } = calculation.last
    if (!isReported) {
      isReported = true
      report(cartViewed(cart, priced))
    }
    // A flag may come on later: with the fingerprint, with what the visitor turns to, with another line.
    const shown = [...flags, ...flagsInPrices(cart, priced)].filter((flag) => !seen.has(flag))
    for (const event of flagsSeen(shown)) report(event)
    for (const flag of shown) seen.add(flag)
    if (coupon === null) known = null
    // Until it is validated, the price that stands is the one without it.
    if (coupon === null || coupon.status === 'NOT_VALIDATED' || coupon.code === known) return
    known = coupon.code
    const added = couponAdded(brand.id, priced)
    if (added !== null) report(added)
  }

  tell(store.getState())
  return store.subscribe(tell)
}
