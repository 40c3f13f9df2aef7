import { featureEnabled } from '@balcao/contract/featureEnabled'
import type { FlagVariable } from '@balcao/rules/flags'
import type { BillingApi } from '../api/billingApi.ts'
import type { Log } from './log.ts'

const answers = new WeakMap<BillingApi, Map<FlagVariable, Promise<boolean>>>()

/** Asks for one flag, once a visit. A failure counts as off (spec 1 section 8), and is asked again the next time. */
export function askFlag(feature: FlagVariable, api: BillingApi, log: Log): Promise<boolean> {
  const known = answers.get(api) ?? new Map<FlagVariable, Promise<boolean>>()
  answers.set(api, known)
  const asked =
    known.get(feature) ??
    api(featureEnabled, { query: { feature } }).then((answer) => {
      if (answer.ok) return answer.value.data.enabled
      known.delete(feature)
      log.error({ feature, failure: answer.failure.kind }, 'feature toggle failed')
      return false
    })
  known.set(feature, asked)
  return asked
}
