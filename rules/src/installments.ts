import type { Installments } from './calculation.ts'
import type { Cycle } from './cycle.ts'
import type { Minor } from './money.ts'
import type { InstallmentPolicy } from './priceBook.ts'

/**
 * The ways to pay a total in installments: as many as the longest cycle allows, none below the least amount; paying at
 * once is always one of them. Nothing to pay has none. Source: spec 2 section 9, facts section 4.
 */
export function availableInstallments(
  policy: InstallmentPolicy,
  total: Minor,
  longestCycle: Cycle | undefined,
): Installments[] {
  if (total <= 0) return []
  const most = longestCycle === undefined ? 1 : policy.maxByCycle[longestCycle]
  const available: Installments[] = []
  for (const count of policy.counts) {
    const rest = Math.floor(total / count)
    if (count === 1 || (count <= most && rest >= policy.minimum)) {
      available.push({ count, first: total - rest * (count - 1), rest })
    }
  }
  return available
}
