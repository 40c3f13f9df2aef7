import type { Cycle, DomainCycle } from './cycle.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { ProductId } from './priceBook.ts'

/**
 * What is to be priced. Source: spec 1 section 7, the payload of `calculate`.
 * A line is known by its `relId`, unique in the request and echoed in the answer.
 */
export interface CalculateRequest {
  readonly coupon: string | null
  /** Which hosting line a domain points at; `domain` is a full name, `host` a line's relId. Not priced. */
  readonly domainHosts: readonly { readonly domain: string; readonly host: string }[]
  readonly domains: readonly RequestedDomain[]
  readonly products: readonly RequestedProduct[]
  /** Ours: the method about to be used; decides the card discount. Null before the payment step. */
  readonly paymentMethod: PaymentMethod | null
  /** Ours: credit-card mode (spec 1 section 5) turns the card discount off. */
  readonly ccMode: boolean
}

export interface RequestedProduct {
  readonly relId: string
  readonly id: ProductId
  readonly type: 'product' | 'addon'
  /** relId of the line that an add-on belongs to; null for a line of its own. */
  readonly related: string | null
  readonly cycle: Cycle
  readonly quantity: number
  readonly configoptions: readonly { readonly id: string; readonly quantity: number }[]
}

export interface RequestedDomain {
  readonly relId: string
  readonly sld: string
  readonly tld: string
  readonly type: 'register' | 'transfer'
  readonly domainCycle: DomainCycle
  readonly hasIdProtection: boolean
  /** relId of the hosting line it is bought with, an item's or an add-on's; whether that makes it free is for the rules to say. */
  readonly related: string | null
  /** relId of the enabler domain it comes free with. */
  readonly domainRelated: string | null
}

/** Why a line's price is what it is, in the order in which it happened. */
export const adjustmentCodes = [
  'cycle-discount',
  'trial',
  'free-addon',
  'free-domain',
  'enabler-free-domain',
  'bonus-domain',
  'coupon',
  'card-discount',
] as const

export type AdjustmentCode = (typeof adjustmentCodes)[number]

export interface Adjustment {
  readonly code: AdjustmentCode
  readonly before: Minor
  readonly after: Minor
}

/** `price - discount = total` and the last adjustment's `after` is `total`. */
export interface PricedLine {
  readonly relId: string
  /** Before every adjustment. */
  readonly price: Minor
  readonly discount: Minor
  readonly total: Minor
  readonly adjustments: readonly Adjustment[]
  /** What the same term costs when it renews, options and ID Protect included. */
  readonly renewal: Minor
}

export interface PricedProductLine extends PricedLine {
  readonly id: ProductId
  readonly related: string | null
  readonly cycle: Cycle
  readonly quantity: number
}

export interface PricedDomainLine extends PricedLine {
  readonly sld: string
  readonly tld: string
  readonly type: 'register' | 'transfer'
  readonly related: string | null
  readonly domainCycle: DomainCycle
  /** The part of `price` that is ID Protect; 0 without it. */
  readonly idProtectionPrice: Minor
}

export const couponReasons = [
  'applied',
  'unknown',
  'not-started',
  'expired',
  'exhausted',
  'document-exhausted',
  'minimum-not-reached',
  'product-not-eligible',
  'cycle-not-eligible',
] as const

export type CouponReason = (typeof couponReasons)[number]

/** Spec 1 section 7: `couponIsValid` says that the coupon exists and is in force, `couponIsApplicable` that it changed a price. */
export interface CouponResult {
  readonly code: string
  readonly reason: CouponReason
  readonly isValid: boolean
  readonly isApplicable: boolean
  readonly discountPercentage: number
  /** What the coupon took off this cart. */
  readonly value: Minor
}

/** `first + (count - 1) * rest = total`; the remainder goes into the first. Source: facts section 4, Installments. */
export interface Installments {
  readonly count: number
  readonly first: Minor
  readonly rest: Minor
}

export interface PricedCart {
  readonly products: readonly PricedProductLine[]
  readonly domains: readonly PricedDomainLine[]
  readonly coupon: CouponResult | null
  readonly price: Minor
  readonly discount: Minor
  readonly total: Minor
  readonly availableInstallments: readonly Installments[]
  /** What paying by card would save; null where there is no card discount. */
  readonly cardOffer: { readonly percentage: number; readonly total: Minor } | null
}

/** Why a request cannot be priced; `field` is its path in the request. */
export interface CalculateProblem {
  readonly code:
    | 'unknown-product'
    | 'unknown-tld'
    | 'cycle-not-offered'
    | 'unknown-option'
    | 'option-out-of-range'
    | 'quantity-out-of-range'
    | 'unknown-related'
    | 'duplicate-line'
    | 'no-id-protection'
    | 'transfer-not-offered'
    | 'empty'
  readonly field: string
}

export type CalculateResult =
  | { readonly ok: true; readonly cart: PricedCart }
  | { readonly ok: false; readonly problems: readonly CalculateProblem[] }

/** What pricing needs to know from outside, as plain values: the rules have no clock and no storage. */
export interface CalculateContext {
  /** Epoch milliseconds. */
  readonly now: number
  /** Uses of the requested coupon so far; 0 when it has no limit. */
  readonly couponUses: number
  /** Uses by the buyer's document; 0 before the document is known. */
  readonly couponUsesByDocument: number
}
