import type { BrandId } from './brand.ts'
import type { Flags } from './flags.ts'
import type { ProductId } from './priceBook.ts'

const brazilian: readonly ProductId[] = ['430']
const spanish: readonly ProductId[] = ['242', '244']

/** The professional e-mails that are free for their first 30 days. Source: spec 1 section 9. */
export const trialEmailIds = (brand: BrandId): readonly ProductId[] => (brand === 'br' ? brazilian : spanish)

/** Those to offer beside an item: with a domain when the trial is on, without one when that is on as well. */
export function offeredTrialEmails(brand: BrandId, flags: Flags, hasDomain: boolean): readonly ProductId[] {
  if (!flags.has('email-trial')) return []
  return hasDomain || flags.has('trial-email-without-domain') ? trialEmailIds(brand) : []
}
