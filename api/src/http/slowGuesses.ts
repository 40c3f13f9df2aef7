import { setTimeout as wait } from 'node:timers/promises'
import { normalizeIP } from '@fastify/rate-limit'
import type { Deps } from '../deps.ts'
import { TooOftenError } from './apiError.ts'
import { openCounter } from './counter.ts'

const windowMs = 10 * 60_000
/** Typing a code wrong a few times is not guessing. */
const freeMisses = 5
const firstDelayMs = 100
const longestDelayMs = 3_000

/** How long the answer to the so-manieth miss is held back. */
export const guessDelayMs = (count: number): number =>
  count <= freeMisses ? 0 : Math.min(firstDelayMs * 2 ** (count - freeMisses - 1), longestDelayMs)

/** Called when an address named a coupon that does not exist: each time it waits longer, and in the end it is refused. */
export type GuessBrake = (address: string) => Promise<void>

export function slowGuesses({ env, clock, redis }: Pick<Deps, 'env' | 'clock' | 'redis'>): GuessBrake {
  if (env.RATE_LIMIT === 'off') return () => Promise.resolve()
  const misses = openCounter({ redis, clock, prefix: 'coupon-misses:', windowMs })
  return async (address) => {
    const { count, resetMs } = await misses.increment(normalizeIP(address))
    if (count > env.COUPON_MISSES) throw new TooOftenError(resetMs)
    const delayMs = guessDelayMs(count)
    if (delayMs > 0) await wait(delayMs)
  }
}
