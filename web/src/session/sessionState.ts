import type { Brand } from '@balcao/catalogue/brand'
import type { DomainRefusal } from '@balcao/rules/addressDomain'
import type { CouponReason, PricedCart } from '@balcao/rules/calculation'
import type { Cart } from '@balcao/rules/cart'
import type { BuyerDocument } from '@balcao/rules/cartProblems'
import type { FlagVariable } from '@balcao/rules/flags'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { ProductId } from '@balcao/rules/priceBook'
import { noSessionParameters } from '@balcao/rules/sessionParameters'
import type { SessionParameters } from '@balcao/rules/sessionParameters'
import type { ShownProduct } from './shownProduct.ts'

/** A sealed quote as the browser holds it: opaque, with what it needs to say of it. */
export interface Quote {
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface Calculated {
  readonly priced: PricedCart
  readonly quote: Quote
}

/**
 * Where the money on screen stands. `last` is the last settled answer: it stays on screen, marked busy, while a new one is on its way
 * and when one fails. `none`: nothing is selected, so nothing is asked.
 */
export interface Calculation {
  readonly status: 'none' | 'pending' | 'settled' | 'failed'
  readonly last: Calculated | null
}

/** Source: spec 1 section 4. */
export interface CouponState {
  readonly code: string
  readonly status: 'NOT_VALIDATED' | 'VALID' | 'INVALID'
  /** Why the service did or did not take it; null before it was asked. */
  readonly reason: CouponReason | null
}

/** Something the visitor should know about how their cart came to be: worded by the screen. */
export interface SessionNotice {
  readonly code: 'product-unknown' | 'products-unavailable' | 'domain-invalid' | 'domain-not-sold'
  /** A product id or a domain name. */
  readonly subject: string
}

export interface SessionState {
  readonly brand: Brand
  /** Texts and pictures of the products in the cart, by product id. */
  readonly products: Readonly<Record<ProductId, ShownProduct>>
  readonly cart: Cart
  /** Some of the visitor's lines could not be loaded: cookie and address keep them until they can. */
  readonly isIncomplete: boolean
  readonly coupon: CouponState | null
  /** Of the document that Brazil asks of every buyer; its text is with the checkout's draft, which the browser alone has. */
  readonly buyerDocument: BuyerDocument
  readonly calculation: Calculation
  readonly notices: readonly SessionNotice[]
  /** A name that was asked for and cannot be had: where a name is chosen it can be mended. Null for none. */
  readonly refusedName: DomainRefusal | null
  /** The visitor came for a name, without saying which: an empty cart lets one be chosen. */
  readonly asksForName: boolean
  /** What the shop accepts, as the service says, in the order to show; none when it could not be asked. */
  readonly acceptedMethods: readonly PaymentMethod[]
  readonly paymentMethod: PaymentMethod | null
  readonly ccMode: boolean
  /** The flags that are on, of those that this cart's screen depends on and those that have been asked for since. */
  readonly flags: readonly FlagVariable[]
  /** Choosing a cycle and choosing a name are steps of their own. Source: spec 1 section 2. */
  readonly isExpandedFlow: boolean
  /** Passed onward in every address of the purchase and to its order. */
  readonly sessionParameters: SessionParameters
}

/** A session with nothing in its cart. */
export const emptySession = (brand: Brand): SessionState => ({
  brand,
  products: {},
  cart: { brand: brand.id, items: [] },
  isIncomplete: false,
  coupon: null,
  buyerDocument: 'missing',
  calculation: { status: 'none', last: null },
  notices: [],
  refusedName: null,
  asksForName: false,
  acceptedMethods: [],
  paymentMethod: null,
  ccMode: false,
  flags: [],
  isExpandedFlow: false,
  sessionParameters: noSessionParameters,
})
