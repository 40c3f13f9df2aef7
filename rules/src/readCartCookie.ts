import { isBrandId } from './brand.ts'
import type { BrandId } from './brand.ts'
import { cartCookieNames, cookieVersion } from './cartCookie.ts'
import type { CookieAddon, CookieCart, CookieItem } from './cookieCart.ts'
import { readItem } from './cookieItem.ts'
import { fromCookieText } from './cookieText.ts'

export type CookieDropReason =
  'malformed' | 'incomplete' | 'other-version' | 'other-brand' | 'repeated' | 'too-many'

/** For the log: which part and why, never its content. */
export interface CookieDropped {
  /** `fp-cart`, or the place in it: `fp-cart.items.2`. */
  readonly name: string
  readonly reason: CookieDropReason
}

export interface DecodedCartCookie {
  /** Null when there is none for this brand. */
  readonly cart: CookieCart | null
  readonly dropped: readonly CookieDropped[]
}

const maxItems = 100
const name = cartCookieNames[0]

/**
 * The cart that the cookies hold, if it is this brand's. Total: what cannot be read is dropped with a reason, an item or add-on
 * at a time. `read` gives a cookie by name, decoded or not, or null. Source: spec 1 section 3.
 */
export function decodeCartCookie(read: (name: string) => string | null, brand: BrandId): DecodedCartCookie {
  const nothing = (reason: CookieDropReason): DecodedCartCookie => ({
    cart: null,
    dropped: [{ name, reason }],
  })
  const parts = cartCookieNames.map((part) => plain(read(part) ?? ''))
  if (parts[0] === '') return { cart: null, dropped: [] }
  const text = joined(parts)
  if (text === null) return nothing('incomplete')
  const parsed = parse(text)
  if (parsed === null) return nothing('malformed')
  const [version, of, coupon, items] = parsed
  if (version !== cookieVersion) return nothing('other-version')
  if (typeof of !== 'string' || !isBrandId(of) || !Array.isArray(items)) return nothing('malformed')
  if (of !== brand) return nothing('other-brand')
  const dropped: CookieDropped[] = []
  return {
    cart: { brand, coupon: readCoupon(coupon, dropped), items: readItems(items, dropped) },
    dropped,
  }
}

/** The parts put together; null when one is missing. */
function joined(parts: readonly string[]): string | null {
  const [, count, rest] = /^([1-4])~(.*)$/s.exec(parts[0] ?? '') ?? []
  if (count === undefined || rest === undefined) return parts[0] ?? null
  const used = parts.slice(1, Number(count))
  return used.includes('') ? null : rest + used.join('')
}

/** Our values hold no percent sign: one means that somebody on the way encoded them. */
function plain(value: string): string {
  try {
    return value.includes('%') ? decodeURIComponent(value) : value
  } catch {
    return value
  }
}

function parse(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(fromCookieText(text))
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function readCoupon(coupon: unknown, dropped: CookieDropped[]): string | null {
  if (coupon === null) return null
  if (typeof coupon === 'string' && /^\S.{0,63}$/su.test(coupon)) return coupon
  dropped.push({ name: `${name}.coupon`, reason: 'malformed' })
  return null
}

function readItems(items: readonly unknown[], dropped: CookieDropped[]): readonly CookieItem[] {
  const ids = new Set<string>()
  const isNew = (line: CookieItem | CookieAddon, place: string): boolean => {
    if (ids.has(line.id)) dropped.push({ name: place, reason: 'repeated' })
    else if (ids.add(line.id)) return true
    return false
  }
  if (items.length > maxItems) dropped.push({ name: `${name}.items`, reason: 'too-many' })
  const read = items.slice(0, maxItems).flatMap((value, index) => {
    const place = `${name}.items.${index}`
    const malformed = (part: string) => dropped.push({ name: part, reason: 'malformed' })
    const item = readItem(value, place, malformed)
    if (item === null || !isNew(item, place)) return []
    const addons = item.addons.filter((addon, at) => isNew(addon, `${place}.addons.${at}`))
    return [{ ...item, addons }]
  })
  return read.map((item) => withKnownParent(item, read))
}

const withKnownParent = (item: CookieItem, items: readonly CookieItem[]): CookieItem =>
  item.type === 'domain' && !items.some(({ id }) => id === item.parentId && id !== item.id)
    ? { ...item, parentId: null }
    : item
