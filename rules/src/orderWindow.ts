/** A span of time counted from a moment; days of 24 hours, or calendar months in UTC. */
export type Window =
  { readonly unit: 'days'; readonly amount: number } | { readonly unit: 'months'; readonly amount: number }

export const redemptionChoices = ['90-days', '12-months'] as const

export type RedemptionChoice = (typeof redemptionChoices)[number]

/**
 * How long a free domain can be redeemed in the customer portal. The specification has both readings (spec 2 section 9);
 * each shop has one of them (`freeDomainRedemption`).
 */
export const redemptionWindows = {
  '90-days': { unit: 'days', amount: 90 },
  '12-months': { unit: 'months', amount: 12 },
} as const satisfies Record<RedemptionChoice, Window>

/** Up to 30 days after the purchase the money is given back. Source: spec 2 section 9. */
export const refundWindow = { unit: 'days', amount: 30 } as const satisfies Window

const day = 24 * 60 * 60 * 1000

/** The last moment inside a window, in epoch milliseconds. A month without the day of `from` ends on its own last day. */
export function endOfWindow(window: Window, from: number): number {
  if (window.unit === 'days') return from + window.amount * day
  const start = new Date(from)
  const end = new Date(from)
  end.setUTCMonth(start.getUTCMonth() + window.amount)
  // 31 January plus a month would overflow into March: back to the last day of February.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end.getTime()
}

/** Whether `now` is inside a window that began at `from`; its last moment counts. */
export const isWithinWindow = (window: Window, from: number, now: number): boolean =>
  now >= from && now <= endOfWindow(window, from)
