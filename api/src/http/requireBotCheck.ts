import type { Deps } from '../deps.ts'
import { ApiError } from './apiError.ts'

/** Lets nobody through without proof of being a visitor. Throws `bot-check-failed`. */
export async function requireBotCheck({ botCheck }: Pick<Deps, 'botCheck'>, token: string): Promise<void> {
  if (!(await botCheck.verify(token))) {
    throw new ApiError('bot-check-failed', [{ code: 'not-proved', field: 'recaptcha-value' }])
  }
}
