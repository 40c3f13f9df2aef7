import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './apiError.ts'

/**
 * Turns requests away with 503 and Retry-After while the event loop lags: better a quick no to some than a slow yes to nobody. Health is
 * always told.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (request.url !== '/healthz') throw new ApiError('service-unavailable')
    },
  })
}
