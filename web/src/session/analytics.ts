import type { AnalyticsEvent } from '@balcao/rules/analyticsEvents'

/** Where the storefront tells what happened to whoever counts visits. Must not throw; nobody waits for it. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => void
}
