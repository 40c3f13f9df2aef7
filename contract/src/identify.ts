import * as v from 'valibot'
import type { Call } from './call.ts'
import { CustomerSchema } from './customer.ts'
import { NoneSchema } from './scalars.ts'

/**
 * Checks who buys before payment. Nothing is stored: guest checkout, the order keeps it. A refusal is `invalid-request` with a
 * problem for each field (`customer.document`: `check-digit`). The answer is the same customer, normalised.
 */
export const identify = {
  name: 'identify',
  method: 'POST',
  path: '/api/v3/checkout/identification',
  summary: "Check and normalise the buyer's data",
  source: 'ours',
  params: NoneSchema,
  query: NoneSchema,
  body: v.object({ customer: CustomerSchema }),
  response: v.object({
    customer: CustomerSchema,
    /** Fields that are accepted and worth a second look: a document whose published check digit fails where real ones do. */
    warnings: v.array(v.object({ code: v.string(), field: v.string() })),
  }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'malformed-body', 'invalid-request', 'body-too-large', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
