import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { isBrandId } from '@balcao/rules/brand'
import { requestIdHeader } from './requestIds.ts'

/**
 * One line a request, by the route's pattern: an address can hold a searched name, a document or an order's token, and none of them is for
 * a log. The id goes back to the caller.
 */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id)
    done()
  })
  if (!log.isLevelEnabled('info')) return
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        brand: brandOf(request.headers['brand']),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

/** What names no shop is something that a visitor wrote. */
const brandOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && isBrandId(header) ? header : null
