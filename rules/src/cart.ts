import type { BrandId } from './brand.ts'
import type { Adjustment } from './calculation.ts'
import type { Cycle } from './cycle.ts'
import type { Currency, Minor } from './money.ts'
import type { ProductId, Role } from './priceBook.ts'
import type { TransferReason } from './transfer.ts'

/** The visitor's cart, in the order shown. Line ids are unique in it, add-ons included. Source: spec 1 section 3. */
export interface Cart {
  readonly brand: BrandId
  readonly items: readonly CartItem[]
}

export type CartItem = ProductItem | DomainItem

/** Anything with a line id: an item or one of its add-ons. */
export type CartLine = CartItem | AddonItem

/** A cycle on offer with the product answer's prices; totals of a cart come from a calculation alone. */
export interface CyclePrice {
  readonly cycle: Cycle
  /** First term before promotion. */
  readonly register: Minor
  readonly renew: Minor
  readonly transfer: Minor | null
  readonly discountPercentage: number
}

/** Amounts of a line as the last calculation gave them. */
export interface LineBalance {
  readonly subtotal: Minor
  readonly discount: Minor
  readonly total: Minor
  /** What the same term costs when it renews. */
  readonly renewal: Minor
  /** Why the total is what it is, in order. */
  readonly adjustments: readonly Adjustment[]
}

export interface ItemOption {
  readonly id: string
  readonly subId: string
  readonly type: 'accounts' | 'quantity' | 'os'
  /** What it is called, as it came. */
  readonly label: string
  /** Units chosen by the visitor. */
  readonly accounts: number
  readonly accountPrice: Minor
  readonly minValue: number
  readonly maxValue: number
}

export interface DataCenter {
  readonly name: string
  readonly status: 'active' | 'inactive'
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  /** In words, in the language of the brand. */
  readonly countryName: string
  /** Words for how far it is, shown as they come. */
  readonly latency: string
}

interface ItemBase {
  /** Line id. */
  readonly id: string
  readonly productId: ProductId
  readonly name: string
  readonly group: string
  readonly role: Role
  readonly selected: boolean
  readonly cycle: Cycle
  readonly cycles: readonly CyclePrice[]
  readonly quantity: number
  /** Null until a calculation has answered. */
  readonly balance: LineBalance | null
  readonly options: readonly ItemOption[]
  /** Ids of products offered as add-ons. */
  readonly related: readonly ProductId[]
  readonly description: string
}

/** In which cycles a product makes a name free, and in which extensions. */
interface FreeDomainTerms {
  readonly freeDomainCycles: readonly Cycle[]
  readonly freeDomainTlds: readonly string[]
}

export interface AddonItem extends ItemBase, FreeDomainTerms {
  readonly type: 'addon'
}

export interface ProductItem extends ItemBase, FreeDomainTerms {
  readonly type: 'product'
  readonly addons: readonly AddonItem[]
  readonly bonusDomainTlds: readonly string[]
  readonly dataCenter: string | null
  readonly dataCenters: readonly DataCenter[]
}

export type DomainMethod = 'own' | 'register' | 'transfer'
export type RegisterStatus = 'available' | 'unavailable' | 'regthroughothers' | 'unknown'
export type TransferStatus = 'available' | 'unavailable' | 'blocked' | 'unknown'

/** An offer of a name as the availability call answered it. */
export interface DomainOffer {
  readonly sld: string
  readonly tld: string
  readonly cycles: readonly CyclePrice[]
  readonly related: readonly ProductId[]
  /** Tri-state, as in the item. */
  readonly available: boolean | null
  /** Null where ID Protect is not sold for the extension. */
  readonly idProtectionYearly: Minor | null
}

/** What the visitor has typed or chosen but not yet applied to the item. */
export interface DomainPreview extends DomainOffer {
  readonly cycle: Cycle
  readonly name: string
  readonly freeDomains: readonly DomainOffer[]
  readonly bonusDomains: readonly DomainOffer[]
  readonly suggestions: readonly DomainOffer[]
}

export type RegistryDocumentStatus = 'BLOCKED' | 'FAILED' | 'INVALID' | 'PENDING' | 'VALID'

export interface DomainDocument {
  readonly available: boolean
  readonly value: string
  readonly status: 'NOT_VALIDATED' | 'VALID' | 'INVALID'
  /** The registry's own check with what it last said; null where none was made. */
  readonly registryCheck: {
    readonly status: RegistryDocumentStatus
    readonly document: string
    readonly timestamp: number
  } | null
}

export interface DomainItem extends ItemBase {
  readonly type: 'domain'
  readonly addons: readonly AddonItem[]
  readonly sld: string
  readonly tld: string
  readonly method: DomainMethod
  /** Tri-state: null when no registry could be asked, which is never "available". */
  readonly available: boolean | null
  readonly transferCode: string
  readonly registerStatus: RegisterStatus
  readonly transferStatus: TransferStatus
  /** What stands against bringing it over, as the service told; null when nothing does or nobody said. */
  readonly transferReason: TransferReason | null
  /** When that ends by itself, epoch milliseconds; null when it does not or nobody said. */
  readonly transferUntil: number | null
  readonly preview: DomainPreview | null
  readonly suggestions: readonly DomainOffer[]
  /** Names that come free with this one, and that its hosting line gives as a second: offers, not yet in the cart. */
  readonly freeDomains: readonly DomainOffer[]
  readonly bonusDomains: readonly DomainOffer[]
  readonly isFreeDomain: boolean
  readonly isBonusDomain: boolean
  readonly isTemporaryDomain: boolean
  readonly isMultipleDomain: boolean
  readonly fallbackShortDomain: boolean
  /** The visitor's wish; it is bought only where `idProtectionYearly` is known. */
  readonly idProtection: boolean
  /** Null where ID Protect is not sold, or not yet known. */
  readonly idProtectionYearly: Minor | null
  readonly document: DomainDocument
  /** Line id of the hosting item it belongs to, or of the enabler domain it came free with; null for neither. */
  readonly parentId: string | null
}

/** The cart's money as the last calculation gave it. Source: spec 1 section 3, Balance. */
export interface Balance {
  readonly currency: Currency
  readonly subtotal: Minor
  readonly discount: Minor
  readonly total: Minor
}
