import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { BotCheck, ClaimOnce } from './botCheck.ts'

export interface AltchaOptions {
  readonly secret: string
  readonly claim: ClaimOnce
  readonly clock: () => number
  /** Rounds of the key derivation: what a solution costs. */
  readonly cost: number
}

const lifetimeMs = 10 * 60_000

const TokenSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.pipe(v.string(), v.minLength(8)),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

/** ALTCHA, self-hosted: the browser works for its token. A solved challenge counts once, which the library leaves to us. */
export const altcha = ({ secret, claim, clock, cost }: AltchaOptions): BotCheck => ({
  prepare: async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(100, 500),
      deriveKey,
      expiresAt: new Date(clock() + lifetimeMs),
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `${secret} key`,
    })
    return {
      kind: 'altcha',
      challenge: { parameters: challenge.parameters, signature: challenge.signature ?? '' },
    }
  },

  verify: async (token) => {
    const parsed = v.safeParse(TokenSchema, decode(token))
    if (!parsed.success) return false
    const { challenge, solution } = parsed.output
    const { expiresAt } = challenge.parameters
    // The library looks at its own clock; ours is the one that issued.
    if (typeof expiresAt !== 'number' || expiresAt * 1_000 <= clock()) return false
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `${secret} key`,
    })
    return verified && claim(`altcha ${challenge.parameters.nonce}`, new Date(expiresAt * 1_000))
  },
})

/** Base64 of JSON, as the widget's form field has it. */
function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString())
  } catch {
    return null
  }
}
