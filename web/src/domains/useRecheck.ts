import type { DomainItem, DomainMethod } from '@balcao/rules/cart'
import { findItem } from '@balcao/rules/cartLines'
import { useState } from 'react'
import { checkDomain } from '../session/checkDomain.ts'
import { useSession, useShop } from '../session/ShopContext.tsx'

/** Asks the registry about a line again. Whatever comes of it, nobody is left waiting, and focus is not lost with the button pressed. */
export function useRecheck(item: DomainItem, titleId: string) {
  const { api, brand, log, session, toasts } = useShop()
  const parent = useSession(({ cart }) => findItem(cart, item.parentId ?? ''))
  const [isChecking, setChecking] = useState(false)

  const recheck = (method: DomainMethod) => {
    setChecking(true)
    const productId = parent?.type === 'product' ? parent.productId : null
    void checkDomain({ sld: item.sld, tld: item.tld, method, productId }, { api, brand, log })
      .then((finding) => {
        const priced = session.edit((cart) => finding(cart, item.id))
        if (findItem(session.store.getState().cart, item.id) === undefined) toasts.raise('domain-removed')
        return priced
      })
      .finally(() => {
        setChecking(false)
        if (document.activeElement === document.body) document.getElementById(titleId)?.focus()
      })
  }
  return { isChecking, recheck }
}
