import { featureEnabled } from '@balcao/contract/featureEnabled'
import { useState } from 'react'
import type { BillingApi } from '../api/billingApi.ts'
import type { Log } from '../session/log.ts'
import { useShop } from '../session/ShopContext.tsx'

export interface ShortNames {
  /** Two letters are enough under every extension, not under .br alone: the flag `short-domain-names`. */
  readonly areSold: boolean
  /** Asks, once a visit: when the form is first touched. */
  readonly load: () => void
}

const answers = new WeakMap<BillingApi, Promise<boolean>>()

/** A failure counts as off (spec 1 section 8), and is asked again the next time. */
function ask(api: BillingApi, log: Log): Promise<boolean> {
  const known = answers.get(api)
  if (known !== undefined) return known
  const feature = 'short-domain-names'
  const asked = api(featureEnabled, { query: { feature } }).then((answer) => {
    if (answer.ok) return answer.value.data.enabled
    answers.delete(api)
    log.error({ feature, failure: answer.failure.kind }, 'feature toggle failed')
    return false
  })
  answers.set(api, asked)
  return asked
}

/** Whether names of two letters are sold. Nobody waits for it: longer names can be typed without. */
export function useShortNames(): ShortNames {
  const { api, log } = useShop()
  const [areSold, setSold] = useState(false)
  return { areSold, load: () => void ask(api, log).then(setSold) }
}
