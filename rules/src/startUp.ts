import { addressDomain } from './addressDomain.ts'
import type { AddressDomain, DomainRefusal } from './addressDomain.ts'
import type { AddressParameters } from './address.ts'
import { chooseCoupon } from './chooseCoupon.ts'
import type { ChosenCoupon } from './chooseCoupon.ts'
import type { CookieCart } from './cookieCart.ts'
import { restoresFromHistory } from './historyCookie.ts'
import { turnsOnIdProtect } from './idProtection.ts'
import { asksMultipleDomainFlag, isMultipleDomainFlow } from './multipleDomains.ts'
import type { ListedDomain } from './multipleDomains.ts'
import type { ProductId } from './priceBook.ts'
import { productIdsOf } from './restoreCart.ts'
import { domainProductId } from './specialProducts.ts'

export interface StartUpCookies {
  readonly cart: CookieCart | null
  readonly domains: readonly ListedDomain[]
}

export interface StartUpFlags {
  /** Null while it has not been asked; a failure to ask counts as false. */
  readonly multipleDomains: boolean | null
  /** Two-letter names outside .br. */
  readonly shortDomainNames: boolean
}

/**
 * What a start comes to: where the cart comes from, what has to be loaded and asked for it, what happens after.
 * The calls themselves and their order are the caller's. Source: spec 1 section 4, Start-up sequence.
 */
export interface StartUpPlan {
  /** `kept`: the address asks for nothing; `history`: it asks for what the kept cart has; both restore the whole of it. */
  readonly source: 'kept' | 'history' | 'address' | 'multiple-domains' | 'nothing'
  /** The cart to restore; null unless `source` says so. */
  readonly restore: CookieCart | null
  /** To be loaded, each once; of an address, in its order. */
  readonly productIds: readonly ProductId[]
  /** A name that the address adds; null for none. */
  readonly domain: AddressDomain | null
  /** Why a name in the address is not added; null when there is none or it is. */
  readonly domainRefusal: DomainRefusal | null
  /** Nothing is kept and the address is about domains, without a name: one is to be chosen. */
  readonly asksForName: boolean
  readonly domains: readonly ListedDomain[]
  /** The flag has to be asked, and the plan made again, before it can be followed. */
  readonly asksMultipleDomainFlag: boolean
  readonly turnsOnIdProtect: boolean
  readonly titanAccounts: number | null
  /** Starts NOT_VALIDATED; the calculation tells. */
  readonly coupon: ChosenCoupon | null
}

/** `knownTlds` is the loaded list of extensions; empty when it could not be loaded, and then none is unknown. */
export function planStartUp(
  address: AddressParameters,
  cookies: StartUpCookies,
  flags: StartUpFlags,
  knownTlds: readonly string[],
): StartUpPlan {
  const coupon = chooseCoupon(address.coupon, cookies.cart?.coupon ?? null)
  const asksFlag = flags.multipleDomains === null && asksMultipleDomainFlag(address, cookies.domains)
  const base = { ...nothing, coupon, asksMultipleDomainFlag: asksFlag }
  if (isMultipleDomainFlow(address, cookies.domains, flags.multipleDomains === true)) {
    return { ...base, source: 'multiple-domains', domains: cookies.domains }
  }
  const kept = cookies.cart !== null && cookies.cart.items.length > 0 ? cookies.cart : null
  if (!asksForCart(address)) {
    return kept === null
      ? { ...base, asksForName: address.productIds.includes(domainProductId) }
      : { ...base, ...restoring('kept', kept) }
  }
  if (kept !== null && restoresFromHistory(address, kept)) return { ...base, ...restoring('history', kept) }
  return { ...base, ...fromAddress(address, flags, knownTlds) }
}

const nothing: StartUpPlan = {
  source: 'nothing',
  restore: null,
  productIds: [],
  domain: null,
  domainRefusal: null,
  asksForName: false,
  domains: [],
  asksMultipleDomainFlag: false,
  turnsOnIdProtect: false,
  titanAccounts: null,
  coupon: null,
}

/** The id that all domains share asks for none of them by itself. */
const asksForCart = ({ productIds, sld, domain }: AddressParameters): boolean =>
  productIds.some((id) => id !== domainProductId) || sld !== null || domain !== null

/** What the visitor did to the kept cart stands: the address turns nothing on in it. */
const restoring = (source: 'kept' | 'history', kept: CookieCart) => ({
  source,
  restore: kept,
  productIds: productIdsOf(kept),
})

function fromAddress(address: AddressParameters, flags: StartUpFlags, knownTlds: readonly string[]) {
  const { domain, refusal } = addressDomain(address, flags.shortDomainNames, knownTlds)
  return {
    source: 'address',
    productIds: address.productIds.filter((id) => id !== domainProductId),
    domain,
    domainRefusal: refusal,
    turnsOnIdProtect: domain !== null && turnsOnIdProtect(address, domain.tld),
    titanAccounts: address.titanAccounts,
  } as const
}
