import { cartCookieNames, encodeCartCookie } from '@balcao/rules/cartCookie'
import type { CookieJar } from './cookieJar.ts'
import type { SessionState } from './sessionState.ts'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The cart that became an order, kept in the tab's own storage beside what the buyer typed: a payment that fails or runs out leads back to
 * it. What the browser does not keep costs the way back, nothing else.
 */
export function keepOrderedCart(
  storage: () => TabStorage,
  token: string,
  { cart, coupon }: Pick<SessionState, 'cart' | 'coupon'>,
): void {
  const { cookies } = encodeCartCookie(cart, coupon?.code ?? null)
  attempt(() => storage().setItem(keyOf(token), JSON.stringify(cookies.map(({ value }) => value))))
}

export const hasOrderedCart = (storage: () => TabStorage, token: string): boolean =>
  partsOf(storage, token).length > 0

/** Puts it back into its cookies, unless another cart was begun in the meantime: that one is the visitor's now. */
export function bringCartBack(storage: () => TabStorage, token: string, jar: CookieJar): void {
  if (cartCookieNames.some((name) => (jar.read(name) ?? '') !== '')) return
  const parts = partsOf(storage, token)
  for (const [index, name] of cartCookieNames.entries()) jar.write(name, parts[index] ?? null)
}

/** What is no list of cookie texts is as good as nothing; what the texts say is read as warily as any cookie. */
function partsOf(storage: () => TabStorage, token: string): readonly string[] {
  const kept: unknown = attempt(() => JSON.parse(storage().getItem(keyOf(token)) ?? '[]'))
  return Array.isArray(kept) && kept.every((part) => typeof part === 'string' && !/[;\s]/.test(part))
    ? kept
    : []
}

const keyOf = (token: string): string => `balcao.ordered.${token}`

/** A browser may refuse its storage altogether. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run()
  } catch {
    return null
  }
}
