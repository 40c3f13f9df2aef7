import type { DomainItem, DomainMethod } from '@balcao/rules/cart'
import { findItem } from '@balcao/rules/cartLines'
import { useState } from 'react'
import { checkDomain, questionOf } from '../session/checkDomain.ts'
import { useShop } from '../session/ShopContext.tsx'

/** Asks the registry about a line again. Whatever comes of it, nobody is left waiting, and focus is not lost with the button pressed. */
export function useRecheck(item: DomainItem, titleId: string) {
  const { api, brand, log, session, toasts } = useShop()
  const [isChecking, setChecking] = useState(false)

  const recheck = (method: DomainMethod) => {
    setChecking(true)
    void checkDomain({ ...questionOf(session.store.getState().cart, item), method }, { api, brand, log })
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
