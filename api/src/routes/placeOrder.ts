import { idempotencyHeader, placeOrder } from '@balcao/contract/placeOrder'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { placeOrder as place } from '../commands/placeOrder.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { flagVisitorOf } from '../http/flagVisitorOf.ts'
import { isBlocked } from '../http/isBlocked.ts'
import { serveCallWithBody } from '../http/serveCall.ts'
import { wireOrder } from './orderWire.ts'

/** A replay has the status and body of the first answer; the header `idempotent-replayed` tells them apart. */
export function servePlaceOrder(app: FastifyInstance, deps: Deps): void {
  serveCallWithBody(app, placeOrder, 'order', async ({ body, brand, request, reply }) => {
    if (isBlocked(deps.env, request.ip)) throw new ApiError('ip-blocked')
    const placing = { brand, visitor: flagVisitorOf(request), idempotencyKey: keyOf(request), body }
    const { record, replayed } = await place(deps, placing)
    if (replayed) void reply.header('idempotent-replayed', 'true')
    return { order: wireOrder(record) }
  })
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers[idempotencyHeader]
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new ApiError('idempotency-key-missing', [{ code: 'required', field: idempotencyHeader }])
  }
  return key
}
