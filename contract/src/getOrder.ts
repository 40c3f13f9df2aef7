import * as v from 'valibot'
import type { Call } from './call.ts'
import { OrderSchema } from './order.ts'
import { BrandIdSchema } from './scalars.ts'

const OrderParamsSchema = v.object({ token: OrderSchema.entries.token })

/** An order by its token, as it stands now. */
export const getOrder = {
  name: 'getOrder',
  method: 'GET',
  path: '/api/v3/checkout/orders/{token}',
  summary: 'An order and its payment',
  source: 'ours',
  params: OrderParamsSchema,
  query: v.object({}),
  body: null,
  response: v.object({ order: OrderSchema }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'not-found', 'rate-limited'],
  idempotent: true,
} as const satisfies Call

/**
 * Server-sent events: `event: order`, `data:` the body of `getOrder`; one at once, one at each change; a comment every 15 s.
 * The browser's EventSource sends no headers, so the brand comes in the query.
 */
export const watchOrder = {
  ...getOrder,
  name: 'watchOrder',
  path: '/api/v3/checkout/orders/{token}/events',
  query: v.object({ brand: BrandIdSchema }),
  summary: 'An order as it changes (server-sent events)',
  contentType: 'text/event-stream',
} as const satisfies Call
