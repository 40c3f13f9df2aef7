import type { Redis } from 'ioredis'

export interface Count {
  readonly count: number
  /** Milliseconds until the window ends and counting begins anew. */
  readonly resetMs: number
}

/** Counts what happened under a name within a window that begins with the first. */
export interface Counter {
  readonly increment: (name: string) => Promise<Count>
}

export interface CounterOptions {
  /** Null: this process counts for itself. */
  readonly redis: Redis | null
  readonly clock: () => number
  /** Begins the names of this counter in Redis. */
  readonly prefix: string
  readonly windowMs: number
}

/** For all processes together where there is a Redis, and for this one alone where there is none or as long as it is away. */
export function openCounter({ redis, clock, prefix, windowMs }: CounterOptions): Counter {
  const own = memoryCounter(clock, windowMs)
  if (redis === null) return own
  const shared = redisCounter(redis, prefix, windowMs)
  return { increment: (name) => shared.increment(name).catch(() => own.increment(name)) }
}

/** At most so many names are kept at a time; the oldest is forgotten first. */
const mostNames = 20_000

function memoryCounter(clock: () => number, windowMs: number): Counter {
  const counts = new Map<string, { count: number; until: number }>()
  return {
    increment: (name) => {
      const now = clock()
      const known = counts.get(name)
      if (known !== undefined && known.until > now) {
        known.count += 1
        return Promise.resolve({ count: known.count, resetMs: known.until - now })
      }
      counts.delete(name)
      counts.set(name, { count: 1, until: now + windowMs })
      const oldest = counts.size > mostNames ? counts.keys().next().value : undefined
      if (oldest !== undefined) counts.delete(oldest)
      return Promise.resolve({ count: 1, resetMs: windowMs })
    },
  }
}

/** Rejects while Redis is away. One transaction: a count without an end would refuse its visitor for ever. */
const redisCounter = (redis: Redis, prefix: string, windowMs: number): Counter => ({
  increment: async (name) => {
    const key = `${prefix}${name}`
    const results = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec()
    const [, count, resetMs] = (results ?? []).map(([, value]) => value)
    if (typeof count !== 'number' || typeof resetMs !== 'number') throw new TypeError('redis did not count')
    return { count, resetMs }
  },
})
