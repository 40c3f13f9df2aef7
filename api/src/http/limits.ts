import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from './apiError.ts'
import type { CallClass } from './callClass.ts'
import { openCounter } from './counter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    callClass?: CallClass
  }
}

const windowMs = 60_000

/**
 * Counts calls by call and visitor, in memory or in Redis for several processes; how many are allowed goes by the call's class. Answers
 * `rate-limited` with Retry-After. A storefront behind one address is a trusted proxy, so visitors are what is counted.
 */
export async function limitCalls(
  app: FastifyInstance,
  { env, redis, clock }: Pick<Deps, 'env' | 'redis' | 'clock'>,
): Promise<void> {
  // Before the plugin, which reads the route's configuration in the same hook.
  app.addHook('onRoute', (route) => {
    const callClass = route.config?.callClass
    if (callClass === undefined) return
    route.config = {
      ...route.config,
      rateLimit: { max: env.RATE_LIMITS[callClass], timeWindow: windowMs },
    }
  })

  const counter = openCounter({ redis, clock, prefix: 'rate:', windowMs })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip, routeOptions: { url } }) => `${url} ${normalizeIP(ip)}`,
    store: class {
      incr(key: string, callback: (error: Error | null, result?: Counted) => void): void {
        void counter
          .increment(key)
          .then(({ count, resetMs }) => callback(null, { current: count, ttl: resetMs }))
      }

      child() {
        return this
      }
    },
    errorResponseBuilder: () => new ApiError('rate-limited'),
  })
}

interface Counted {
  readonly current: number
  readonly ttl: number
}
