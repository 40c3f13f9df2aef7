import type { BrandId } from './brand.ts'
import type { PricedCart } from './calculation.ts'
import type { AddonItem, Cart, ProductItem } from './cart.ts'
import { linesOf } from './cartLines.ts'
import type { Cycle } from './cycle.ts'
import { featureFlags } from './flags.ts'
import type { FlagVariable } from './flags.ts'
import { divideHalfUp } from './money.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import { isPayable } from './paymentState.ts'
import type { PaymentState } from './paymentState.ts'
import { domainProductId, siteSecurityId } from './specialProducts.ts'

/**
 * What is told to whoever counts visits. No personal data by its making: nothing that a visitor typed is in it but a coupon that the shop
 * itself gave out; of a domain only the extension.
 */
export type AnalyticsEvent =
  | {
      readonly kind: 'cart-viewed'
      readonly value: Minor
      readonly coupon: string | null
      readonly items: readonly ReportedItem[]
    }
  | OrderPlaced
  | { readonly kind: 'coupon-added'; readonly value: Minor; readonly coupon: string }
  /** A flag that somebody counts has changed what is seen; `name` is the flag's `gaEvent`. */
  | { readonly kind: 'flag-seen'; readonly name: string }

export interface OrderPlaced {
  readonly kind: 'order-placed'
  /** For people: as it stands in the mail. */
  readonly number: string
  readonly value: Minor
  readonly coupon: string | null
  /** Null where there was nothing to pay. */
  readonly paymentMethod: PaymentMethod | null
  readonly items: readonly ReportedItem[]
}

export interface ReportedItem {
  readonly id: string
  /** What the catalogue calls it; the extension of a domain. */
  readonly name: string
  readonly cycle: Cycle
  /** Of one piece, after every discount. */
  readonly price: Minor
  readonly quantity: number
}

/** The last step of the start-up: the priced lines of the cart. Source: spec 1 section 4. */
export const cartViewed = (cart: Cart, priced: PricedCart): AnalyticsEvent => ({
  kind: 'cart-viewed',
  value: priced.total,
  coupon: couponIn(priced),
  items: itemsOf(cart, priced),
})

/** What is known of an order when it has just been placed. */
export interface NewOrder {
  readonly number: string
  readonly paymentMethod: PaymentMethod | null
  readonly paymentState: PaymentState
}

/** The cart that became an order. None when its payment failed at once: whoever tries again is counted then. */
export const orderPlaced = (cart: Cart, priced: PricedCart, order: NewOrder): OrderPlaced | null =>
  isPayable(order.paymentState) || order.paymentState === 'paid'
    ? {
        kind: 'order-placed',
        number: order.number,
        value: priced.total,
        coupon: couponIn(priced),
        paymentMethod: order.paymentMethod,
        items: itemsOf(cart, priced),
      }
    : null

const couponIn = ({ coupon }: PricedCart): string | null =>
  coupon?.isApplicable === true ? coupon.code : null

function itemsOf(cart: Cart, { products, domains }: PricedCart): readonly ReportedItem[] {
  const names = new Map(linesOf(cart).map(({ id, name }) => [id, name]))
  return [
    ...products.map(({ id, relId, cycle, total, quantity }) => ({
      id,
      name: names.get(relId) ?? id,
      cycle,
      price: divideHalfUp(total, quantity),
      quantity,
    })),
    ...domains.map(({ tld, domainCycle, total }) => ({
      id: domainProductId,
      name: `.${tld}`,
      cycle: domainCycle,
      price: total,
      quantity: 1,
    })),
  ]
}

/** A coupon that the visitor applied and that changed a price: recorded in Brazil alone. Source: spec 1 section 4. */
export const couponAdded = (brand: BrandId, { coupon, total }: PricedCart): AnalyticsEvent | null =>
  brand === 'br' && coupon?.isApplicable === true
    ? { kind: 'coupon-added', value: total, coupon: coupon.code }
    : null

/**
 * The flags that have changed a cart's products and prices. Nobody asks for them, so what they change tells that they are on: Turbo's second
 * name, the site security that a plan gives along, the price by card.
 */
export function flagsInPrices(cart: Cart, { cardOffer }: PricedCart): readonly FlagVariable[] {
  const flags: FlagVariable[] = []
  const products = cart.items.filter((item) => item.type === 'product')
  if (products.some((item) => isAimedAt('turbo-domain-bonus', item) && item.bonusDomainTlds.length > 0))
    flags.push('turbo-domain-bonus')
  if (products.some((item) => isAimedAt('free-site-security', item) && item.addons.some(isGivenSecurity)))
    flags.push('free-site-security')
  if (cardOffer !== null) flags.push('discount-card')
  return flags
}

const isAimedAt = (
  variable: 'turbo-domain-bonus' | 'free-site-security',
  { productId }: ProductItem,
): boolean => {
  const { targetPids } = featureFlags[variable]
  return targetPids === 'all' || targetPids.includes(productId)
}

/** On offer for nothing in its first term, chosen or not. */
const isGivenSecurity = ({ productId, cycles }: AddonItem): boolean =>
  productId === siteSecurityId && cycles.some(({ discountPercentage }) => discountPercentage === 100)

/** Those of the flags that are on which somebody counts. Source: spec 1 section 3, `gaEvent`. */
export const flagsSeen = (flags: readonly FlagVariable[]): readonly AnalyticsEvent[] =>
  flags.flatMap((variable) => {
    const name = featureFlags[variable].gaEvent
    return name === null ? [] : [{ kind: 'flag-seen', name } as const]
  })
