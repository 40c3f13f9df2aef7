import { featureEnabled } from '@balcao/contract/featureEnabled'
import type { Cart } from '@balcao/rules/cart'
import { linesOf } from '@balcao/rules/cartLines'
import type { FlagVariable } from '@balcao/rules/flags'
import { needsDomain } from '@balcao/rules/specialProducts'
import { trialEmailIds } from '@balcao/rules/trialEmail'
import type { BillingApi } from '../api/billingApi.ts'
import type { Log } from './log.ts'

/**
 * Asks the service for the flags that this cart's screen depends on, together. A failure counts as off (spec 1 section 8), and leaves one that
 * was known to be on as it was.
 */
export async function loadFlags(
  { api, log }: { readonly api: BillingApi; readonly log: Log },
  cart: Cart,
  known: readonly FlagVariable[] = [],
): Promise<readonly FlagVariable[]> {
  const asked = flagsFor(cart)
  const answers = await Promise.all(asked.map((feature) => api(featureEnabled, { query: { feature } })))
  return asked.filter((feature, index) => {
    const answer = answers[index]
    if (answer === undefined) return false
    if (!answer.ok) log.error({ feature, failure: answer.failure.kind }, 'feature toggle failed')
    return answer.ok ? answer.value.data.enabled : known.includes(feature)
  })
}

/** What this asks for, at most; the other flags of a session are asked for by the part that reads them. */
export const cartFlags: readonly FlagVariable[] = [
  'vps-datacenter-restriction',
  'temporary-domain-addons',
  'email-trial',
  'trial-email-without-domain',
]

/** A flag that could change nothing in this cart is not asked for; those of prices and bonus names are in the service's answers. */
function flagsFor(cart: Cart): readonly FlagVariable[] {
  const lines = linesOf(cart)
  const trials = trialEmailIds(cart.brand)
  const flags: FlagVariable[] = []
  if (lines.some(({ role }) => role === 'vps')) flags.push('vps-datacenter-restriction')
  if (lines.some(({ role }) => needsDomain(role))) flags.push('temporary-domain-addons')
  if (lines.some(({ role, productId }) => role === 'proemail' && trials.includes(productId)))
    flags.push('email-trial', 'trial-email-without-domain')
  return flags
}
