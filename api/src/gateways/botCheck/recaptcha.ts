import * as v from 'valibot'
import { GatewayError } from '../gatewayError.ts'
import { requestJson } from '../requestJson.ts'
import type { BotCheck } from './botCheck.ts'

export interface RecaptchaOptions {
  /** `https://www.google.com/recaptcha/api/siteverify` */
  readonly url: string
  /** What the browser loads: `https://www.google.com/recaptcha/api.js` */
  readonly script: string
  readonly siteKey: string
  readonly secret: string
  /** From 0 (a program) to 1 (a person). */
  readonly minimumScore: number
  readonly deadlineMs: number
}

const action = 'validation'
const AnswerSchema = v.object({ success: v.literal(true), action: v.literal(action), score: v.number() })

/** reCAPTCHA v3. A token counts once by Google's own rule. When Google cannot be asked, nobody has proved anything. */
export const recaptcha = ({
  url,
  script,
  siteKey,
  secret,
  minimumScore,
  deadlineMs,
}: RecaptchaOptions): BotCheck => ({
  prepare: () => Promise.resolve({ kind: 'recaptcha', script, siteKey, action }),
  verify: async (token) => {
    if (token === '') return false
    try {
      const { body } = await requestJson('recaptcha', url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(deadlineMs),
      })
      const parsed = v.safeParse(AnswerSchema, body)
      return parsed.success && parsed.output.score >= minimumScore
    } catch (error) {
      if (error instanceof GatewayError) return false
      throw error
    }
  },
})
