import * as v from 'valibot'
import type { Call } from './call.ts'
import { NoneSchema } from './scalars.ts'

/** The token of the bot check; the specification sends it as a query parameter. */
export const BotCheckQuerySchema = v.object({
  'recaptcha-value': v.optional(v.pipe(v.string(), v.maxLength(8192)), ''),
})

export const DocumentSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32))

/** The account of a document, the same answer whether it has bought here or not: an opaque id and a mask without a letter in it. */
export const searchAccounts = {
  name: 'searchAccounts',
  method: 'POST',
  path: '/api/v3/checkout/search_accounts',
  summary: 'Accounts linked to a tax document, masked',
  source: 'spec 1 section 7',
  params: NoneSchema,
  query: BotCheckQuerySchema,
  body: v.object({
    document: DocumentSchema,
    documentType: v.pipe(v.string(), v.regex(/^[a-z_]{2,20}$/)),
  }),
  response: v.object({ data: v.array(v.object({ id: v.string(), email: v.string() })) }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'malformed-body', 'invalid-request', 'bot-check-failed', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
