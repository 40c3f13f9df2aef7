import type { BrandId } from './brand.ts'
import type { Cycle, DomainCycle } from './cycle.ts'
import type { Currency, Minor } from './money.ts'
import type { PaymentMethod } from './paymentMethod.ts'

/** A product id as the catalogue writes it: `335`, `p` for ID Protect, `d` for a domain. Source: spec 2 section 3. */
export type ProductId = string

/** The product families. Source: spec 2 section 3; `sitebuilder-ai` is the AI site product (SuperGator AI). */
export const roles = [
  'domain',
  'id-protect',
  'hosting',
  'sitelock',
  'codeguard',
  'site-builder',
  'sitebuilder-ai',
  'vps',
  'dedicated-linux',
  'dedicated-windows',
  'reseller',
  'proemail',
  'cpanel',
  'n8n',
] as const

export type Role = (typeof roles)[number]

/** What one term of a product costs, for the whole cycle (not per month), in minor units. */
export interface Term {
  /** List price of the first term, before any discount. */
  readonly register: Minor
  /** What the same term costs when it renews. */
  readonly renew: Minor
  /** Price of a transfer in; null for anything that is not a domain. */
  readonly transfer: Minor | null
  /** Promotion on the first term, 0 to 100, off `register` (and off `transfer` never). */
  readonly discountPercentage: number
}

/** An option with a price per unit: number of e-mail accounts, an extra disk. Source: spec 1 section 7, `configoptions`. */
export interface ConfigOption {
  readonly id: string
  readonly subId: string
  /** `accounts` are counted by the visitor; `quantity` any other counted thing; `os` picks one of a list, free of charge. */
  readonly type: 'accounts' | 'quantity' | 'os'
  /** Price of one unit for one month. */
  readonly monthly: Minor
  /** Charged once per unit with the first term. */
  readonly monthlySetup: Minor
  readonly min: number
  readonly max: number
}

/** A product with its prices in one brand. */
export interface PricedProduct {
  readonly id: ProductId
  readonly role: Role
  readonly kind: 'product' | 'addon'
  /** Offered cycles only: hidden ones are already left out. */
  readonly terms: Partial<Record<Cycle, Term>>
  readonly related: readonly ProductId[]
  /** Cycles of this product that make its main domain free in the first year (and keep bonus domains). */
  readonly freeDomainCycles: readonly Cycle[]
  /** Extensions in which that main domain is free. */
  readonly freeDomainTlds: readonly string[]
  /** Extensions of the second, bonus domain (Turbo and the AI site product: `online`); empty for all others. */
  readonly bonusDomainTlds: readonly string[]
  readonly configOptions: readonly ConfigOption[]
  /** Add-ons that cost nothing in their first term beside this product; absent where a flag gives none. */
  readonly freeAddons?: readonly ProductId[]
  /** Days of free trial; null for a product without one. Source: spec 1 section 9. */
  readonly trialDays: number | null
}

/** An extension with its prices in one brand. `tld` has no leading dot: `com.br`. */
export interface PricedTld {
  readonly tld: string
  readonly terms: Partial<Record<DomainCycle, Term>>
  /** Yearly ID Protect price; null where the registry hides data itself or forbids it (.br). */
  readonly idProtectionYearly: Minor | null
  readonly categories: readonly string[]
  /** Registering it makes `freeTlds` free: .com, .com.br, .org, .net. Source: spec 2 section 9. */
  readonly enabler: boolean
  readonly national: boolean
}

/** Source: spec 1 section 3, Coupon. */
export interface Coupon {
  readonly code: string
  /** `percentage` takes part of each eligible line; `value` takes an amount once, off the eligible lines together. */
  readonly kind: 'percentage' | 'value'
  /** Percent off an eligible line, unless the product names its own; 0 for a value coupon. */
  readonly discountPercentage: number
  /** Amount off; 0 for a percentage coupon. */
  readonly value: Minor
  /** Empty: every product and domain is eligible. `d` stands for domains, `p` for ID Protect. */
  readonly eligibleProducts: readonly CouponProduct[]
  /** Epoch milliseconds; null for no bound. The window includes `startsAt` and excludes `endsAt`. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** Least total of the eligible lines, before the coupon. */
  readonly minimum: Minor
  readonly maxUses: number | null
  readonly maxUsesPerDocument: number | null
}

export interface CouponProduct {
  readonly id: ProductId
  /** Empty: any cycle. */
  readonly cycles: readonly Cycle[]
  /** Percentages by cycle; they win over `discountPercentage`. */
  readonly cyclesDiscount: Partial<Record<Cycle, number>>
  readonly discountPercentage: number | null
}

/** Everything a brand's prices depend on; immutable, replaced as a whole. Source: ARCHITECTURE section 5. */
export interface PriceBook {
  readonly brand: BrandId
  readonly currency: Currency
  readonly version: string
  readonly products: Readonly<Record<ProductId, PricedProduct>>
  readonly tlds: Readonly<Record<string, PricedTld>>
  readonly coupons: Readonly<Record<string, Coupon>>
  /** Extensions that come free with an enabler domain: online, store. Source: spec 2 section 9. */
  readonly freeTlds: readonly string[]
  readonly installments: InstallmentPolicy
  readonly cardDiscount: CardDiscountPolicy
  readonly paymentMethods: readonly PaymentMethod[]
}

export interface InstallmentPolicy {
  /** The numbers of installments ever offered, ascending: 1 to 12 in Brazil, 3/6/9/12 in Mexico. Always starts with 1. */
  readonly counts: readonly number[]
  /** Least amount of one installment. */
  readonly minimum: Minor
  /** Most installments for a cart whose longest cycle is this. */
  readonly maxByCycle: Readonly<Record<Cycle, number>>
}

export interface CardDiscountPolicy {
  /** 0 where there is none; 3 in Brazil. */
  readonly percentage: number
  /** The flag `discount-card`; ccMode=1 turns it off for a request. */
  readonly enabled: boolean
}

/** Own entries alone: an id such as `constructor` names nothing. */
const entry = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

export const findProduct = (book: Pick<PriceBook, 'products'>, id: ProductId): PricedProduct | undefined =>
  entry(book.products, id)

export const findTld = (book: Pick<PriceBook, 'tlds'>, tld: string): PricedTld | undefined =>
  entry(book.tlds, tld)

/** Codes are written in any case and with stray spaces around them; the book has them in capitals. */
export const findCoupon = (book: Pick<PriceBook, 'coupons'>, code: string): Coupon | undefined =>
  entry(book.coupons, code.trim().toUpperCase())
