import { useSyncExternalStore } from 'react'
import { documentCookieJar } from '../session/cookieJar.ts'
import { bringCartBack, hasOrderedCart } from '../session/orderedCart.ts'

/** The cart that became this order, where this tab placed it: whether it is still there, and the way to have it again. */
export function useOrderedCart(token: string) {
  const isKept = useSyncExternalStore(
    neverChanges,
    () => hasOrderedCart(storage, token),
    () => false,
  )
  return {
    isKept,
    bringBack: () =>
      bringCartBack(storage, token, documentCookieJar(document, location.protocol === 'https:')),
  }
}

const storage = () => sessionStorage
const neverChanges = () => () => undefined
