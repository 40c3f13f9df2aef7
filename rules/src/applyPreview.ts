import { offerAddons } from './addProduct.ts'
import type { Cart, CartItem, DomainItem, DomainPreview } from './cart.ts'
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
 * can; otherwise the cart is unchanged. Free domains that the new name does not bring are deselected, so that none is
 * suddenly charged. Source: spec 1 section 4.
 */
export function applyPreview(cart: Cart, { lineId, addons, ccMode }: PreviewToApply): Cart {
  const item = findItem(cart, lineId)
  if (item?.type !== 'domain' || item.preview === null || item.preview.available !== true) return cart
  const { preview } = item
  const applied = changeDomain(cart, lineId, () => previewed(preview))
  const items = applied.items.map((other) => (isLostGift(other, lineId, preview) ? deselect(other) : other))
  return offerAddons({ ...applied, items }, { itemId: lineId, offers: addons, ccMode })
}

const previewed = (preview: DomainPreview): Partial<Omit<DomainItem, 'id' | 'type'>> => ({
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
  isTemporaryDomain: false,
  fallbackShortDomain: false,
  balance: null,
  preview: null,
})

const isLostGift = (item: CartItem, parentId: string, { freeDomains }: DomainPreview): boolean =>
  item.type === 'domain' &&
  item.isFreeDomain &&
  item.parentId === parentId &&
  !freeDomains.some(({ tld }) => tld === item.tld)

const deselect = (item: CartItem): CartItem => (item.selected ? { ...item, selected: false } : item)
