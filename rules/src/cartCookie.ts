import type { BrandId } from './brand.ts'
import type { Cart } from './cart.ts'
import { cookieCartOf, domainMarks } from './cookieCart.ts'
import type { CookieAddon, CookieCart, CookieDomain, CookieItem } from './cookieCart.ts'
import { toCookieText } from './cookieText.ts'
import { cycles } from './cycle.ts'

/** Where the cart is kept, in this order; the later ones only for a long cart. Source: spec 1 section 9; the numbering is ours. */
export const cartCookieNames = ['fp-cart', 'fp-cart-1', 'fp-cart-2', 'fp-cart-3'] as const

/** How long it is kept: a day, in seconds. */
export const cartCookieMaxAge = 86_400

/** Browsers keep 4096 bytes of name and value; the rest is for attributes, which some count in. */
export const cartCookieLength = 3800

export interface CartCookies {
  /** To be written as they are; those of `cartCookieNames` that are not here are to be deleted. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
  /** Ids of the last items, which did not fit into all of them together; empty for any cart of a sane length. */
  readonly lost: readonly string[]
}

/**
 * The cart and its coupon as cookies. Compact lists, no encoding left to do; when they do not fit into one cookie, names and groups
 * are dropped, for the product answers have them; when that is not enough, the value is cut over numbered cookies; and
 * what not even four can hold is reported, never dropped in silence.
 */
export function encodeCartCookie(cart: Cart, coupon: string | null): CartCookies {
  const full = cookieCartOf(cart, coupon)
  const named = textOf(full)
  if (named.length <= roomIn(1)) return { cookies: cut(named), lost: [] }
  const bare = { ...full, items: full.items.map(withoutNames) }
  let kept = bare.items.length
  let text = textOf(bare)
  while (text.length > roomIn(cartCookieNames.length) && kept > 0) {
    kept -= 1
    text = textOf({ ...bare, items: bare.items.slice(0, kept) })
  }
  return { cookies: cut(text), lost: bare.items.slice(kept).map(({ id }) => id) }
}

/** The first cookie begins with the number of cookies, so that a missing or left-over one is noticed. */
const roomIn = (count: number): number => count * cartCookieLength - '1~'.length

function cut(text: string): CartCookies['cookies'] {
  const count = Math.ceil((text.length + '1~'.length) / cartCookieLength)
  const whole = `${count}~${text}`
  return cartCookieNames.slice(0, count).map((name, index) => ({
    name,
    value: whole.slice(index * cartCookieLength, (index + 1) * cartCookieLength),
  }))
}

const textOf = ({ brand, coupon, items }: CookieCart): string =>
  toCookieText(JSON.stringify([cookieVersion, brand, coupon, items.map(itemList)]))

export const cookieVersion = 1

/**
 * Whether the first cookie holds the cart of another brand, which is ignored (spec 1 section 3) and not this brand's to delete. It reads
 * no more than the beginning of the list, so that whoever writes needs no reader.
 */
export function isForeignCart(value: string | null, brand: BrandId): boolean {
  const [, of] = /^(?:[1-4]~)?\(\d+!'([a-z]+)'/.exec(value ?? '') ?? []
  return of !== undefined && of !== brand
}

function withoutNames(item: CookieItem): CookieItem {
  return {
    ...item,
    name: '',
    group: '',
    addons: item.addons.map((addon) => ({ ...addon, name: '', group: '' })),
  }
}

const itemList = (item: CookieItem): unknown[] =>
  item.type === 'product'
    ? ['p', ...lineList(item), item.addons.map(lineList), item.dataCenter]
    : ['d', ...lineList(item), item.addons.map(lineList), ...domainList(item)]

const lineList = (line: CookieItem | CookieAddon): unknown[] => [
  line.id,
  line.productId,
  line.name,
  line.group,
  line.selected ? 1 : 0,
  cycles.indexOf(line.cycle),
  line.quantity,
  line.options.map(({ id, accounts }) => [id, accounts]),
]

const domainList = (item: CookieDomain): unknown[] => [
  item.method,
  item.sld,
  item.tld,
  item.transferCode,
  domainMarks.map((mark) => (item[mark] ? '1' : '0')).join(''),
  item.parentId,
]
