import * as v from 'valibot'
import type { Call } from './call.ts'

/**
 * A payment provider tells that something changed. The body is the provider's own and is verified, stored and deduplicated before
 * it is acknowledged; what it says is then asked of the provider, so that a forged or late message changes nothing.
 */
export const providerWebhook = {
  name: 'providerWebhook',
  method: 'POST',
  path: '/api/v3/webhooks/{provider}',
  summary: "Receive a payment provider's notification",
  source: 'ours',
  params: v.object({ provider: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)) }),
  query: v.object({}),
  body: v.unknown(),
  response: v.object({ received: v.literal(true) }),
  status: 200,
  contentType: 'application/json',
  errors: ['not-found', 'malformed-body', 'signature-invalid', 'body-too-large'],
  idempotent: true,
} as const satisfies Call
