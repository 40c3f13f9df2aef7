import * as v from 'valibot'
import type { Call } from './call.ts'
import { NoneSchema } from './scalars.ts'

/** Whether the visitor's address is blocked. A failure counts as "not blocked" (spec 1 section 8). */
export const checkIp = {
  name: 'checkIp',
  method: 'GET',
  path: '/api/v3/blacklist/check-ip',
  summary: 'Is the caller blocked from buying?',
  source: 'spec 1 section 7',
  params: NoneSchema,
  query: NoneSchema,
  body: null,
  response: v.object({ blocked: v.boolean() }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
