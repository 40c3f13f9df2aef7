import { offerAddons } from './addProduct.ts'
import type { Cart, DomainItem, DomainPreview } from './cart.ts'
import { findItem } from './cartLines.ts'
import { changeDomain } from './changeDomain.ts'
import { offeredTerms } from './createItem.ts'
import { nameParts } from './nameParts.ts'
import type { AddonOffer } from './productOffer.ts'

export interface PreviewToApply {
  readonly lineId: string
  /** The previewed name's add-ons; those that the line has already are not doubled. */
  readonly addons: readonly AddonOffer[]
  readonly ccMode: boolean
}

/**
 * The previewed name becomes the line's: to be registered, selected, with its prices and offers. Only a name confirmed available
 * can; otherwise the cart is unchanged. A gift that is exchanged for a name in another extension is a gift no longer: its price was seen
 * beside it. Source: spec 1 section 4.
 */
export function applyPreview(cart: Cart, { lineId, addons, ccMode }: PreviewToApply): Cart {
  const item = findItem(cart, lineId)
  if (item?.type !== 'domain' || item.preview === null || item.preview.available !== true) return cart
  const { preview } = item
  const applied = changeDomain(cart, lineId, (line) => previewed(line, preview))
  return offerAddons(applied, { itemId: lineId, offers: addons, ccMode })
}

const previewed = (
  { tld, isFreeDomain, isBonusDomain }: DomainItem,
  preview: DomainPreview,
): Partial<Omit<DomainItem, 'id' | 'type'>> => ({
  ...offeredTerms(preview, preview.cycle, 'register'),
  ...nameParts(preview),
  method: 'register',
  selected: true,
  available: true,
  registerStatus: 'available',
  transferStatus: 'unknown',
  transferReason: null,
  transferUntil: null,
  transferCode: '',
  suggestions: preview.suggestions,
  freeDomains: preview.freeDomains,
  bonusDomains: preview.bonusDomains,
  isFreeDomain: isFreeDomain && tld === preview.tld,
  isBonusDomain: isBonusDomain && tld === preview.tld,
  isTemporaryDomain: false,
  fallbackShortDomain: false,
  balance: null,
  preview: null,
})
