import { prepareBotCheck } from '@balcao/contract/prepareBotCheck'
import type { BillingApi } from '../api/billingApi.ts'
import type { TokenSource } from './tokenSource.ts'

/**
 * Does what the service's bot check asks of a visitor, once for each call. Rejects when the check cannot be prepared or made. What either
 * kind needs is fetched when it is needed. Source: spec 1 section 7.
 */
export const botCheckToken =
  (api: BillingApi): TokenSource =>
  async () => {
    const answer = await api(prepareBotCheck)
    if (!answer.ok) throw new Error(`the bot check could not be prepared: ${answer.failure.kind}`)
    if (answer.value.kind === 'off') return ''
    if (answer.value.kind === 'recaptcha') {
      const { recaptchaToken } = await import('./recaptchaToken.ts')
      return recaptchaToken(answer.value)
    }
    const { altchaToken } = await import('./altchaToken.ts')
    return altchaToken(answer.value.challenge)
  }
