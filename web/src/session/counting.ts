import type { WireOrder } from '@balcao/contract/order'
import { orderPlaced } from '@balcao/rules/analyticsEvents'
import { createDataLayer } from './dataLayer.ts'
import { reportCart } from './reportCart.ts'
import { sentCouponToast, takeSentCoupon } from './sentCoupon.ts'
import type { SessionState } from './sessionState.ts'
import type { Shop } from './ShopContext.tsx'

type View = Pick<Window, 'dataLayer'>

/**
 * What the browser fetches for it, in one part: the page is usable without. A coupon that the form sent before the page was alive is one that the
 * visitor applied: it is said and counted as when pressed.
 */
export function countCart(
  { brand, log, session, toasts }: Shop,
  started: SessionState,
  view: View & Pick<Window, 'location' | 'history'>,
): () => void {
  const isSent = takeSentCoupon(view)
  const said = isSent ? sentCouponToast(started) : null
  if (said !== null) toasts.raise(said)
  const before = isSent ? { ...started, coupon: null } : started
  return reportCart(session.store, before, createDataLayer(view, brand.currency, log))
}

/**
 * Tells of an order that this page has just placed from this cart: the confirmation itself, which can be opened again and elsewhere, tells
 * nothing.
 */
export function countOrder(
  { brand, log }: Pick<Shop, 'brand' | 'log'>,
  { cart, calculation }: Pick<SessionState, 'cart' | 'calculation'>,
  { number, payment }: WireOrder,
  view: View,
): void {
  if (calculation.last === null) return
  const order = { number, paymentMethod: payment.method, paymentState: payment.status }
  const event = orderPlaced(cart, calculation.last.priced, order)
  if (event !== null) createDataLayer(view, brand.currency, log).report(event)
}
