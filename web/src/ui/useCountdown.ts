import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once `milliseconds` have passed outside pauses. */
export function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void) {
  const remaining = useRef(milliseconds)
  const end = useEffectEvent(onEnd)

  // Keeps a browser timer in step with the pause.
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(end, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - started
    }
  }, [paused])
}
