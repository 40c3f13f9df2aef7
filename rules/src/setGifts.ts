import type { Cart, DomainOffer } from './cart.ts'
import { findItem } from './cartLines.ts'
import { changeDomain } from './changeDomain.ts'
import { nameParts } from './nameParts.ts'

export interface GiftsAnswer {
  readonly lineId: string
  /** The name asked for; an answer about another name than the line has by now is stale and changes nothing. */
  readonly sld: string
  readonly tld: string
  readonly freeDomains: readonly DomainOffer[]
  readonly bonusDomains: readonly DomainOffer[]
}

/** What comes with the name of a line, where it was taken before anybody had asked. The very same cart when nothing does and nothing did. */
export function setGifts(cart: Cart, { lineId, freeDomains, bonusDomains, ...asked }: GiftsAnswer): Cart {
  const item = findItem(cart, lineId)
  if (item?.type !== 'domain' || item.name !== nameParts(asked).name) return cart
  return changeDomain(cart, lineId, (line) =>
    [line.freeDomains, line.bonusDomains, freeDomains, bonusDomains].every(({ length }) => length === 0)
      ? null
      : { freeDomains, bonusDomains },
  )
}
