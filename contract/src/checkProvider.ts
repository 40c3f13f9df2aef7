import * as v from 'valibot'
import type { Call } from './call.ts'
import { BotCheckQuerySchema, DocumentSchema } from './searchAccounts.ts'

/** What a registry says of an owner's document. `ANOTHER_PROVIDER` is the specification's `cnpjError`. */
export const DocumentStatusSchema = v.picklist([
  'VALID',
  'INVALID',
  'PENDING',
  'BLOCKED',
  'FAILED',
  'ANOTHER_PROVIDER',
])

/** Whether registro.br lets this document buy here. */
export const checkProvider = {
  name: 'checkProvider',
  method: 'GET',
  path: '/api/v3/registrars/registrobr/check-provider/{document}',
  summary: "Does the national registry let this document buy through this shop's provider?",
  source: 'spec 1 section 7, spec 2 section 7',
  params: v.object({ document: DocumentSchema }),
  query: BotCheckQuerySchema,
  body: null,
  response: v.object({ available: v.boolean(), status: DocumentStatusSchema }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'invalid-request', 'bot-check-failed', 'rate-limited', 'gateway-failed'],
  idempotent: true,
} as const satisfies Call
