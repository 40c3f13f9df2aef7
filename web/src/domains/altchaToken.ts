import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'

const ParametersSchema = v.looseObject({
  algorithm: v.string(),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
})

const patienceMs = 20_000

/** Works for the challenge, off the main thread by Web Crypto, and writes the token as ALTCHA's widget does. Rejects when it takes too long. */
export async function altchaToken(challenge: {
  readonly parameters: object
  readonly signature: string
}): Promise<string> {
  const parameters = v.parse(ParametersSchema, challenge.parameters)
  const { signature } = challenge
  const solution = await solveChallenge({
    challenge: { parameters, signature },
    deriveKey,
    timeout: patienceMs,
  })
  if (solution === null) throw new Error('the challenge was not solved in time')
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
