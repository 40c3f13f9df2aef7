import { cartCookieNames, encodeCartCookie, isForeignCart } from '@balcao/rules/cartCookie'
import type { CookieJar } from './cookieJar.ts'
import type { Log } from './log.ts'
import type { SessionState } from './sessionState.ts'

/**
 * Writes the cart and its coupon to their cookies; an empty cart leaves none. A cart of which lines could not be loaded is not written:
 * its cookie still has them. Nor does a cart without lines take the place of another brand's: who looks at another country's shop finds
 * the cart of the first as it was.
 */
export function keepCart(jar: CookieJar, log: Log, state: SessionState): void {
  const { brand, cart, isIncomplete } = state
  if (isIncomplete) return
  if (cart.items.length === 0 && isForeignCart(jar.read(cartCookieNames[0]), brand.id)) return
  const { cookies, lost } = isEmpty(state)
    ? { cookies: [], lost: [] }
    : encodeCartCookie(state.cart, state.coupon?.code ?? null)
  if (lost.length > 0) log.warn({ lines: lost.length }, 'cart does not fit into its cookies')
  for (const name of cartCookieNames) {
    jar.write(name, cookies.find((cookie) => cookie.name === name)?.value ?? null)
  }
}

const isEmpty = ({ cart, coupon }: SessionState): boolean => cart.items.length === 0 && coupon === null
