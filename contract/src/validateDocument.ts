import * as v from 'valibot'
import type { Call } from './call.ts'
import { DocumentStatusSchema } from './checkProvider.ts'
import { InstantSchema } from './scalars.ts'
import { BotCheckQuerySchema, DocumentSchema } from './searchAccounts.ts'

/** The document service, asked by our service so that its api key never reaches a browser. */
export const validateDocument = {
  name: 'validateDocument',
  method: 'GET',
  path: '/api/v3/documents/{document}',
  summary: 'Ask the document-validation service about a tax document',
  source: 'spec 1 section 7, spec 2 section 7 (path ours)',
  params: v.object({ document: DocumentSchema }),
  query: BotCheckQuerySchema,
  body: null,
  response: v.object({ document: v.string(), status: DocumentStatusSchema, timestamp: InstantSchema }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'invalid-request', 'bot-check-failed', 'rate-limited', 'gateway-failed'],
  idempotent: true,
} as const satisfies Call
