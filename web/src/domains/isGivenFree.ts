import type { DomainItem } from '@balcao/rules/cart'

const givenCodes: readonly string[] = ['free-domain', 'enabler-free-domain', 'bonus-domain']

/** Whether the last calculation made the first year of this name free. */
export const isGivenFree = ({ selected, balance }: DomainItem): boolean =>
  selected && (balance?.adjustments.some(({ code }) => givenCodes.includes(code)) ?? false)
