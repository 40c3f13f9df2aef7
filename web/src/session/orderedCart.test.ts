import { cartWith, turbo } from '@balcao/rules/testing/cart'
import { decodeCartCookie } from '@balcao/rules/readCartCookie'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CookieJar } from './cookieJar.ts'
import { bringCartBack, hasOrderedCart, keepOrderedCart } from './orderedCart.ts'

const token = 'b0rrowed_light-0f-stars'
const ordered = {
  cart: cartWith(turbo),
  coupon: { code: 'BEMVINDO10', status: 'VALID', reason: 'applied' },
} as const

let cookies: Map<string, string>
let jar: CookieJar

beforeEach(() => {
  sessionStorage.clear()
  cookies = new Map()
  jar = {
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => (value === null ? cookies.delete(name) : cookies.set(name, value)),
  }
})

const storage = () => sessionStorage
const restored = () => decodeCartCookie(jar.read, 'br').cart

describe('the cart of an order', () => {
  it('comes back whole, with its coupon, as it was kept', () => {
    keepOrderedCart(storage, token, ordered)
    expect(hasOrderedCart(storage, token)).toBe(true)
    bringCartBack(storage, token, jar)
    expect(restored()?.coupon).toBe('BEMVINDO10')
    expect(restored()?.items.map(({ id }) => id)).toEqual(ordered.cart.items.map(({ id }) => id))
  })

  it('does not replace a cart that was begun since', () => {
    keepOrderedCart(storage, token, ordered)
    cookies.set('fp-cart', 'another')
    bringCartBack(storage, token, jar)
    expect([...cookies]).toEqual([['fp-cart', 'another']])
  })

  it('is that of its own order alone', () => {
    keepOrderedCart(storage, token, ordered)
    expect(hasOrderedCart(storage, 'another_order-token-0000')).toBe(false)
    bringCartBack(storage, 'another_order-token-0000', jar)
    expect(cookies.size).toBe(0)
  })

  it.each(['{"a":1}', '[1]', '["a; Domain=evil.example"]', 'no json'])(
    'that was tampered with is none: %s',
    (text) => {
      sessionStorage.setItem(`balcao.ordered.${token}`, text)
      expect(hasOrderedCart(storage, token)).toBe(false)
    },
  )

  it('is simply not kept where the browser closes its storage', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    keepOrderedCart(closed, token, ordered)
    expect(hasOrderedCart(closed, token)).toBe(false)
  })
})
