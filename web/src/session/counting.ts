import type { WireOrder } from '@balcao/contract/order'
import { orderPlaced } from '@balcao/rules/analyticsEvents'
import { createDataLayer } from './dataLayer.ts'
import { reportCart } from './reportCart.ts'
import type { SessionState } from './sessionState.ts'
import type { Shop } from './ShopContext.tsx'

type View = Pick<Window, 'dataLayer'>

/** What the browser fetches for it, in one part: the page is usable without. */
export const countCart = ({ brand, log, session }: Shop, started: SessionState, view: View): (() => void) =>
  reportCart(session.store, started, createDataLayer(view, brand.currency, log))

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
