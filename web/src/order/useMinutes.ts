import { useSyncExternalStore } from 'react'
import { useShop } from '../session/ShopContext.tsx'

const step = 15_000

/** The time in steps of a quarter of a minute, never earlier than it is, epoch milliseconds; null on the server, whose clock and time zone are not the visitor's. */
export function useMinutes(): number | null {
  const { now } = useShop()
  return useSyncExternalStore(everyStep, () => Math.ceil(now() / step) * step, nothing)
}

function everyStep(tick: () => void): () => void {
  const timer = setInterval(tick, step)
  return () => clearInterval(timer)
}

const nothing = () => null
