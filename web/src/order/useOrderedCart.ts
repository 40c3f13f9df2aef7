import { useSyncExternalStore } from 'react'
import { documentCookieJar } from '../session/cookieJar.ts'
import { useShop } from '../session/ShopContext.tsx'
import { bringCartBack, hasOrderedCart } from '../session/orderedCart.ts'

/** The cart that became this order, where this tab placed it: whether it is still there, and the way to have it again. */
export function useOrderedCart(token: string) {
  const { brand } = useShop()
  const isKept = useSyncExternalStore(
    neverChanges,
    () => hasOrderedCart(storage, token),
    () => false,
  )
  return {
    isKept,
    bringBack: () => bringCartBack(storage, token, documentCookieJar(window, brand.cookieDomain)),
  }
}

const storage = () => sessionStorage
const neverChanges = () => () => undefined
