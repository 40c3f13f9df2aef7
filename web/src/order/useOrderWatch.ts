import type { WireOrder } from '@balcao/contract/order'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../session/ShopContext.tsx'
import { createOrderWatch } from './orderWatch.ts'
import type { OrderWatchState } from './orderWatch.ts'

/** The order as it stands, followed for as long as the screen is shown. */
export function useOrderWatch(token: string, initial: WireOrder | null): OrderWatchState {
  const { api, brand, log } = useShop()
  const [watch] = useState(() =>
    createOrderWatch({
      api,
      token,
      initial,
      brand: brand.id,
      openStream: (address) => new EventSource(address),
      later: (task, milliseconds) => {
        const timer = setTimeout(task, milliseconds)
        return () => clearTimeout(timer)
      },
    }),
  )
  const state = useStore(watch.store)
  const isLost = state.connection === 'lost'

  // Follows the service's events, and asks at once when the visitor comes back from their bank's app.
  useEffect(() => {
    const stop = watch.start()
    const wake = () => {
      if (document.visibilityState === 'visible') watch.ask()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', wake)
    window.addEventListener('pageshow', wake)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
      window.removeEventListener('pageshow', wake)
    }
  }, [watch])

  // Tells the log when nobody answers.
  useEffect(() => {
    if (isLost) log.warn({}, 'order cannot be followed')
  }, [isLost, log])

  return state
}
