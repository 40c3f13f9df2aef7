import { getOrder } from '@balcao/contract/getOrder'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { serveCall } from '../http/serveCall.ts'
import { findOrderByToken } from '../repositories/orderRecords.ts'
import { wireOrder } from './orderWire.ts'

export function serveGetOrder(app: FastifyInstance, { connection }: Deps): void {
  serveCall(app, getOrder, 'read', async ({ params: { token }, brand, reply }) => {
    const record = await findOrderByToken(connection.orm, token)
    if (record?.order.brand !== brand) throw new ApiError('not-found')
    void reply.header('cache-control', 'no-store')
    return { order: wireOrder(record) }
  })
}
