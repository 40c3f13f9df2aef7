import type { Cart, CartItem, CartLine, DomainItem, ProductItem } from './cart.ts'
import { findItem } from './cartLines.ts'
import { domainNameOf } from './nameParts.ts'
import { givesBonusDomain } from './specialProducts.ts'

export const exclusionReasons = [
  'not-selected',
  'own',
  'no-name',
  'not-available',
  'not-confirmed',
  'gift-not-given',
  'same-name',
  'no-price',
] as const

export type ExclusionReason = (typeof exclusionReasons)[number]

export interface Exclusion {
  readonly lineId: string
  readonly reason: ExclusionReason
}

/** Why an item is not priced; null when it is. Its add-ons follow it. Source: spec 1 section 5. */
export function exclusionOf(cart: Cart, item: CartItem): Exclusion | null {
  const reason = item.selected ? selectedReason(cart, item) : 'not-selected'
  return reason === null ? null : { lineId: item.id, reason }
}

function selectedReason(cart: Cart, item: CartItem): ExclusionReason | null {
  const reason = item.type === 'domain' ? domainReason(cart, item) : null
  return reason ?? (isSold(item) ? null : 'no-price')
}

/** A line whose cycle has no valid price is not sold, and must not keep the rest of the cart from being priced. */
export const isSold = ({ cycle, cycles }: CartLine): boolean => cycles.some((price) => price.cycle === cycle)

function domainReason(cart: Cart, item: DomainItem): ExclusionReason | null {
  if (item.method === 'own') return 'own'
  if (item.name === '') return 'no-name'
  if (item.available === false) return 'not-available'
  if (item.available === null) return 'not-confirmed'
  if (isGift(item) && !isGiven(cart, item)) return 'gift-not-given'
  return isRepeated(cart, item) ? 'same-name' : null
}

/** Came free with a name, or as a plan's second. */
export const isGift = ({ isFreeDomain, isBonusDomain }: DomainItem): boolean => isFreeDomain || isBonusDomain

/**
 * The product that gives a bonus domain: its own where it has one, else any; bought, of the kind that gives one, and
 * with a cycle among its free-domain cycles. Source: spec 1 section 5.
 */
export function bonusGiver(cart: Cart, bonus: DomainItem): ProductItem | undefined {
  return cart.items.find(
    (item): item is ProductItem =>
      item.type === 'product' &&
      (bonus.parentId === null || bonus.parentId === item.id) &&
      item.selected &&
      givesBonusDomain({ id: item.productId, role: item.role }) &&
      item.freeDomainCycles.includes(item.cycle),
  )
}

/**
 * The name that a free one came with: bought to be registered, in an extension that brings it. One that became the visitor's own, comes over
 * from elsewhere, was left out or cannot be had gives nothing. Source: spec 2 sections 5 and 9.
 */
function freeGiver(cart: Cart, gift: DomainItem): DomainItem | undefined {
  const giver = findItem(cart, gift.parentId ?? '')
  if (giver?.type !== 'domain' || giver.isFreeDomain || giver.method !== 'register') return undefined
  const brings = giver.freeDomains.some(({ tld }) => tld === gift.tld)
  return brings && exclusionOf(cart, giver) === null ? giver : undefined
}

/** Only a registration is given. */
function giverOf(cart: Cart, gift: DomainItem): CartItem | undefined {
  if (gift.method !== 'register' || !isGift(gift)) return undefined
  return gift.isBonusDomain ? bonusGiver(cart, gift) : freeGiver(cart, gift)
}

/** Each product gives one name, each name one in an extension: the first of them that can be had. */
function isGiven(cart: Cart, gift: DomainItem): boolean {
  const giver = giverOf(cart, gift)
  const first = cart.items.find(
    (item) =>
      item.type === 'domain' &&
      item.selected &&
      item.available === true &&
      (gift.isBonusDomain || item.tld === gift.tld) &&
      giverOf(cart, item) === giver,
  )
  return giver !== undefined && first === gift
}

/** A name is bought once: the first line that has it counts. */
function isRepeated(cart: Cart, item: DomainItem): boolean {
  const name = domainNameOf(item).toLowerCase()
  const first = cart.items.find(
    (other) =>
      other.type === 'domain' &&
      other.selected &&
      other.method !== 'own' &&
      other.available === true &&
      domainNameOf(other).toLowerCase() === name,
  )
  return first !== item
}
