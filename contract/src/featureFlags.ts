import * as v from 'valibot'
import type { Call } from './call.ts'

const ClientKeySchema = v.object({ clientKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)) })

/** GrowthBook's own shape (facts section 7): the SDK reads it as it reads the real service. */
export const featureFlags = {
  name: 'featureFlags',
  method: 'GET',
  path: '/api/features/{clientKey}',
  summary: 'Feature flags and experiments, GrowthBook-compatible',
  source: 'spec 1 section 7',
  params: ClientKeySchema,
  query: v.object({}),
  body: null,
  response: v.object({
    status: v.literal(200),
    features: v.record(v.string(), v.looseObject({ defaultValue: v.unknown() })),
    dateUpdated: v.string(),
  }),
  status: 200,
  contentType: 'application/json',
  errors: ['not-found', 'rate-limited'],
  idempotent: true,
} as const satisfies Call

/** `event: features` carries the whole payload. */
export const watchFeatureFlags = {
  ...featureFlags,
  name: 'watchFeatureFlags',
  path: '/sub/{clientKey}',
  summary: 'Feature flags as they change (server-sent events)',
  contentType: 'text/event-stream',
} as const satisfies Call
