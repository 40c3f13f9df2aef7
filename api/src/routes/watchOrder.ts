import { watchOrder } from '@balcao/contract/getOrder'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { parseParts } from '../http/parseParts.ts'
import { urlOf } from '../http/serveCall.ts'
import { findOrderByToken } from '../repositories/orderRecords.ts'
import { wireOrder } from './orderWire.ts'

const heartbeatMs = 15_000

/**
 * Server-sent events of one order. The token alone opens it: a browser's EventSource cannot send the `brand` header. Changes come by
 * NOTIFY; with every heartbeat the order is looked at again in case one was lost.
 */
export function serveWatchOrder(app: FastifyInstance, deps: Deps): void {
  const open = new Set<FastifyReply>()

  app.get(urlOf(watchOrder), { config: { callClass: 'read' } }, async (request, reply) => {
    const [{ token }] = parseParts([watchOrder.params, request.params, ''])
    const record = await findOrderByToken(deps.connection.orm, token)
    if (record === null) throw new ApiError('not-found')

    reply.hijack()
    open.add(reply)
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })

    let last = ''
    const send = async () => {
      const now = await findOrderByToken(deps.connection.orm, token)
      const data = now === null ? last : JSON.stringify({ order: wireOrder(now) })
      if (data === last || reply.raw.destroyed) return
      last = data
      reply.raw.write(`event: order\ndata: ${data}\n\n`)
    }
    const sendQuietly = () => {
      send().catch((error: unknown) =>
        deps.log.warn({ requestId: request.id, err: error }, 'order event not sent'),
      )
    }

    const unwatch = deps.orderWatch.watch(record.order.id, sendQuietly)
    const heartbeat = setInterval(() => {
      reply.raw.write(': still here\n\n')
      sendQuietly()
    }, heartbeatMs).unref()
    reply.raw.on('close', () => {
      unwatch()
      clearInterval(heartbeat)
      open.delete(reply)
    })
    await send()
  })

  // A watcher would hold a stopping server open for ever; its EventSource comes back to another process.
  app.addHook('preClose', (done) => {
    for (const reply of open) reply.raw.end()
    done()
  })
}
