import type { BrandId } from './brand.ts'
import type { AddonItem, Cart, CartItem, DomainItem, DomainMethod, ItemOption } from './cart.ts'
import type { Cycle } from './cycle.ts'
import type { ProductId } from './priceBook.ts'

/**
 * What the cookie keeps of a cart: the visitor's choices. Prices, texts, availability and documents are not kept: they are asked again,
 * and a tax number does not belong into a cookie. Source: spec 1 section 3, Cookie-stored cart.
 */
export interface CookieCart {
  readonly brand: BrandId
  readonly coupon: string | null
  readonly items: readonly CookieItem[]
}

export type CookieItem = CookieProduct | CookieDomain

interface CookieLine {
  readonly id: string
  readonly productId: ProductId
  /** Empty when it did not fit; the product answer has it again. */
  readonly name: string
  readonly group: string
  readonly selected: boolean
  readonly cycle: Cycle
  readonly quantity: number
  readonly options: readonly Pick<ItemOption, 'id' | 'accounts'>[]
}

export interface CookieAddon extends CookieLine {
  readonly type: 'addon'
}

export interface CookieProduct extends CookieLine {
  readonly type: 'product'
  readonly addons: readonly CookieAddon[]
  readonly dataCenter: string | null
}

/** The marks of a domain that a reload must not lose. */
export const domainMarks = [
  'isFreeDomain',
  'isBonusDomain',
  'isTemporaryDomain',
  'isMultipleDomain',
  'fallbackShortDomain',
  'idProtection',
] as const satisfies readonly (keyof DomainItem)[]

export type DomainMarks = Readonly<Record<(typeof domainMarks)[number], boolean>>

export interface CookieDomain extends CookieLine, DomainMarks {
  readonly type: 'domain'
  readonly addons: readonly CookieAddon[]
  readonly method: DomainMethod
  readonly sld: string
  readonly tld: string
  readonly transferCode: string
  readonly parentId: string | null
}

export const cookieCartOf = (cart: Cart, coupon: string | null): CookieCart => ({
  brand: cart.brand,
  coupon,
  items: cart.items.map(cookieItemOf),
})

function cookieItemOf(item: CartItem): CookieItem {
  if (item.type === 'product') {
    const addons = item.addons.map(cookieAddonOf)
    return { ...cookieLineOf(item), type: 'product', addons, dataCenter: item.dataCenter }
  }
  // What else goes with a name is offered anew, and a list of names would not fit into a cookie with it.
  const addons = item.addons.filter(({ selected }) => selected).map(cookieAddonOf)
  const { method, sld, tld, transferCode, parentId } = item
  const { isFreeDomain, isBonusDomain, isTemporaryDomain, isMultipleDomain, fallbackShortDomain } = item
  const marks: DomainMarks = {
    isFreeDomain,
    isBonusDomain,
    isTemporaryDomain,
    isMultipleDomain,
    fallbackShortDomain,
    idProtection: item.idProtection,
  }
  return { ...cookieLineOf(item), ...marks, type: 'domain', addons, method, sld, tld, transferCode, parentId }
}

const cookieAddonOf = (addon: AddonItem): CookieAddon => ({ ...cookieLineOf(addon), type: 'addon' })

function cookieLineOf(line: CartItem | AddonItem): CookieLine {
  const { id, productId, name, group, selected, cycle, quantity, options } = line
  return {
    id,
    productId,
    name,
    group,
    selected,
    cycle,
    quantity,
    options: options.map(({ id, accounts }) => ({ id, accounts })),
  }
}
