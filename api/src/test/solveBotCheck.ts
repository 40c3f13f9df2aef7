import { prepareBotCheck } from '@balcao/contract/prepareBotCheck'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { TestApp } from './buildTestApp.ts'

const ParametersSchema = v.object({
  algorithm: v.string(),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
})

/** Does what ALTCHA's widget does in the browser. */
export async function solveBotCheck(shop: Pick<TestApp, 'ask'>): Promise<string> {
  const { body } = await shop.ask(prepareBotCheck, prepareBotCheck.path)
  if (body.kind !== 'altcha') throw new Error(`the check is ${body.kind}`)
  const { challenge } = body
  const parameters = { ...challenge.parameters, ...v.parse(ParametersSchema, challenge.parameters) }
  const solution = await solveChallenge({ challenge: { ...challenge, parameters }, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const TokenSchema = v.object({
  challenge: v.object({ parameters: v.looseObject({}), signature: v.string() }),
  solution: v.looseObject({}),
})
type Token = v.InferOutput<typeof TokenSchema>

/** The same token with something in it that is not as it was given out. */
export function tamper(token: string, change: (token: Token) => object): string {
  const opened = v.parse(TokenSchema, JSON.parse(Buffer.from(token, 'base64').toString()))
  return Buffer.from(JSON.stringify(change(opened))).toString('base64')
}
