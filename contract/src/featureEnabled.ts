import * as v from 'valibot'
import type { Call } from './call.ts'
import { NoneSchema } from './scalars.ts'

export const defaultFeature = 'multiple-domain-availability'

/**
 * The cookie that has the fingerprint of the browser: 8 to 64 letters, digits, hyphens and underscores. With the brand's header and
 * `user-agent` it is what a flag may be decided by. Source: spec 1 section 2 (attributes), section 9 (cookie).
 */
export const fingerprintCookie = 'fp'

/** One switch of the service. A failure counts as off (spec 1 section 8). */
export const featureEnabled = {
  name: 'featureEnabled',
  method: 'GET',
  path: '/api/v2/featuretags/enabled',
  summary: 'Is a feature of the service switched on, for this visitor?',
  source: 'spec 1 section 7',
  params: NoneSchema,
  query: v.object({
    feature: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,64}$/)), defaultFeature),
    /** The products of the cart, with commas between (ours): a flag for some products is off without one of them. */
    pids: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,32}(?:,[a-z0-9_-]{1,32}){0,49}$/))),
  }),
  body: null,
  response: v.object({ data: v.object({ enabled: v.boolean() }) }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'invalid-request', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
