import type { Cart, DomainItem, DomainOffer, DomainPreview, RegisterStatus, TransferStatus } from './cart.ts'
import { changeDomain } from './changeDomain.ts'
import { offeredTerms } from './createItem.ts'
import { nameParts } from './nameParts.ts'
import { transferReasons } from './transfer.ts'
import type { TransferReason } from './transfer.ts'

export interface AvailabilityAnswer {
  readonly lineId: string
  /** The name asked for; an answer about another name than the line has by now is stale and changes nothing. */
  readonly sld: string
  readonly tld: string
  readonly available: boolean | null
  /** Prices of the name; null when the answer has none. */
  readonly offer: DomainOffer | null
  readonly suggestions: readonly DomainOffer[]
  readonly freeDomains: readonly DomainOffer[]
  readonly bonusDomains: readonly DomainOffer[]
}

/** What the registry said of registering a line's name. An unknown answer leaves it unconfirmed, never available. */
export const setAvailability = (cart: Cart, answer: AvailabilityAnswer): Cart =>
  changeDomain(cart, answer.lineId, (item) => {
    if (item.method !== 'register' || isStale(item, answer)) return null
    return {
      ...(answer.offer === null ? {} : offeredTerms(answer.offer, item.cycle, 'register')),
      available: answer.available,
      registerStatus: statusOf(answer.available),
      suggestions: answer.suggestions,
      freeDomains: answer.freeDomains,
      bonusDomains: answer.bonusDomains,
    }
  })

const isStale = ({ name }: DomainItem, answer: { readonly sld: string; readonly tld: string }): boolean =>
  name !== nameParts(answer).name

export const statusOf = (available: boolean | null): RegisterStatus =>
  available === null ? 'unknown' : available ? 'available' : 'unavailable'

export interface TransferabilityAnswer {
  readonly lineId: string
  readonly sld: string
  readonly tld: string
  readonly registerStatus: RegisterStatus
  readonly transferStatus: TransferStatus
  /** Why it cannot come over, as the service said it; null when it can. */
  readonly reason: string | null
  /** When that ends by itself, epoch milliseconds; null when it does not. */
  readonly until: number | null
  readonly offer: DomainOffer | null
}

/** What the registry said of bringing a line's name over. */
export const setTransferability = (cart: Cart, answer: TransferabilityAnswer): Cart =>
  changeDomain(cart, answer.lineId, (item) => {
    if (item.method !== 'transfer' || isStale(item, answer)) return null
    const { registerStatus, offer } = answer
    const terms = offer === null ? null : offeredTerms(offer, item.cycle, 'transfer')
    // A transfer that has no price is not sold, whatever the registry would allow.
    const transferStatus = terms?.cycles.length === 0 ? 'unavailable' : answer.transferStatus
    return {
      ...terms,
      available: transferStatus === 'unknown' ? null : transferStatus === 'available',
      registerStatus,
      transferStatus,
      transferReason: knownReason(answer.reason),
      transferUntil: answer.until,
    }
  })

/** A reason from a newer service than these rules is as good as none: the panel has words of its own. */
const knownReason = (reason: string | null): TransferReason | null =>
  transferReasons.find((known) => known === reason) ?? null

/** Holds what the visitor is looking at beside what the line has; null puts it away. */
export const setPreview = (
  cart: Cart,
  { lineId, preview }: { readonly lineId: string; readonly preview: DomainPreview | null },
): Cart => changeDomain(cart, lineId, (item) => (item.preview === preview ? null : { preview }))
