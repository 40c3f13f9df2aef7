import * as v from 'valibot'
import type { Call } from './call.ts'
import { NoneSchema } from './scalars.ts'

/** ALTCHA's own shape (facts section 7): its widget reads it as it reads any ALTCHA server. */
export const AltchaChallengeSchema = v.object({
  parameters: v.looseObject({ algorithm: v.string(), nonce: v.string(), salt: v.string() }),
  signature: v.string(),
})

/** What a visitor has to show before a call that answers about people, and how. */
export const prepareBotCheck = {
  name: 'prepareBotCheck',
  method: 'GET',
  path: '/api/v3/bot-check',
  summary: 'The bot check in use, with a new challenge where it is self-hosted',
  source: 'ours',
  params: NoneSchema,
  query: NoneSchema,
  body: null,
  response: v.variant('kind', [
    v.object({ kind: v.literal('off') }),
    v.object({ kind: v.literal('altcha'), challenge: AltchaChallengeSchema }),
    /** The token is to be made for `action`, by the script at that address. */
    v.object({
      kind: v.literal('recaptcha'),
      script: v.pipe(v.string(), v.url()),
      siteKey: v.string(),
      action: v.literal('validation'),
    }),
  ]),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
