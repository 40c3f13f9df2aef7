import { watchOrder } from '@balcao/contract/getOrder'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import type { EventStreams } from '../http/eventStreams.ts'
import { parseParts } from '../http/parseParts.ts'
import { urlOf } from '../http/serveCall.ts'
import { findOrderByToken } from '../repositories/orderRecords.ts'
import { wireOrder } from './orderWire.ts'

/**
 * Server-sent events of one order. The token alone opens it: a browser's EventSource cannot send the `brand` header. Changes come by
 * NOTIFY; with every heartbeat the order is looked at again in case one was lost.
 */
export function serveWatchOrder(app: FastifyInstance, deps: Deps, streams: EventStreams): void {
  app.get(urlOf(watchOrder), { config: { callClass: 'read' } }, async (request, reply) => {
    const [{ token }] = parseParts([watchOrder.params, request.params, ''])
    streams.admit(request)
    const record = await findOrderByToken(deps.connection.orm, token)
    if (record === null) throw new ApiError('not-found')

    let last = ''
    const send = async () => {
      const now = await findOrderByToken(deps.connection.orm, token)
      const data = now === null ? last : JSON.stringify({ order: wireOrder(now) })
      if (data === last) return
      last = data
      write('order', data)
    }
    const sendQuietly = () => {
      send().catch((error: unknown) =>
        deps.log.warn({ requestId: request.id, err: error }, 'order event not sent'),
      )
    }
    const unwatch = deps.orderWatch.watch(record.order.id, sendQuietly)
    const write = streams.open(request, reply, { beat: sendQuietly, end: unwatch })
    sendQuietly()
  })
}
