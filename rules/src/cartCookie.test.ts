import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { offerAddons } from './addProduct.ts'
import type { Cart } from './cart.ts'
import { cartCookieLength, cartCookieNames, encodeCartCookie, isForeignCart } from './cartCookie.ts'
import { cookieCartOf } from './cookieCart.ts'
import { fromCookieText, toCookieText } from './cookieText.ts'
import { setDataCenters } from './dataCenters.ts'
import { disableDomain } from './disableDomain.ts'
import { setTransferCode } from './domainMethod.ts'
import { setIdProtection } from './idProtection.ts'
import { setOptionAccounts } from './lineOptions.ts'
import { decodeCartCookie } from './readCartCookie.ts'
import { setTemporaryDomain } from './temporaryDomain.ts'
import { toggleLine } from './toggleLine.ts'
import {
  aDomainOffer,
  anOffer,
  cartWith,
  email,
  emptyCart,
  server,
  turbo,
  withFreeName,
  withName,
} from './testing/cart.ts'

/** A browser's jar. */
const jarOf = (cookies: readonly { readonly name: string; readonly value: string }[]) => {
  const jar = new Map(cookies.map(({ name, value }) => [name, value]))
  return (name: string) => jar.get(name) ?? null
}

const roundTrip = (cart: Cart, coupon: string | null = null) =>
  decodeCartCookie(jarOf(encodeCartCookie(cart, coupon).cookies), cart.brand)

/** As kept in one cookie after another tool's hand: the JSON lists, made into a value. */
const kept = (value: unknown, brand: 'br' | 'cl' = 'br') =>
  decodeCartCookie(jarOf([{ name: 'fp-cart', value: `1~${toCookieText(JSON.stringify(value))}` }]), brand)

const full = [
  (cart: Cart) => withFreeName(cart, 'loja.com'),
  (cart: Cart) => setIdProtection(cart, { lineId: 'd.1', on: true }),
  (cart: Cart) => offerAddons(cart, { itemId: 'd.1', offers: [email], ccMode: false }),
  (cart: Cart) =>
    addGivenDomain(cart, { kind: 'free', parentId: 'd.1', offer: aDomainOffer('loja', 'store') }),
  (cart: Cart) =>
    addGivenDomain(cart, { kind: 'bonus', parentId: '335.1', offer: aDomainOffer('loja', 'online') }),
  (cart: Cart) =>
    withName(cart, 'moving.com', { method: 'transfer', cycle: 'triennially', isMultipleDomain: true }),
  (cart: Cart) => setTransferCode(cart, { lineId: 'd.4', code: `a'b"c,(d)!*~[é]{}:;\\% 1` }),
  (cart: Cart) => disableDomain(cart, { lineId: 'd.4' }),
  (cart: Cart) => setTemporaryDomain(cart, { sld: 'temp', tld: 'example.com' }),
  (cart: Cart) => toggleLine(cart, { lineId: '421.1' }),
  (cart: Cart) => toggleLine(cart, { lineId: '446.1' }),
  (cart: Cart) => setOptionAccounts(cart, { lineId: '421.1', optionId: 'accounts', accounts: 7 }),
  (cart: Cart) =>
    setDataCenters(cart, {
      lineId: '446.1',
      all: [{ name: 'são paulo', status: 'active', country: 'br', countryName: 'Brasil', latency: '' }],
      restricted: false,
    }),
].reduce((cart, edit) => edit(cart), cartWith(turbo, server))

describe('a cart kept and read again', () => {
  it('is the same, with its coupon', () => {
    expect(roundTrip(full, 'VOLTA10')).toEqual({ cart: cookieCartOf(full, 'VOLTA10'), dropped: [] })
    expect(roundTrip(emptyCart())).toEqual({ cart: { brand: 'br', coupon: null, items: [] }, dropped: [] })
  })

  it('keeps what the specification lists, and nothing that is asked again or nobody else should read', () => {
    const [product, , domain] = cookieCartOf(full, null).items.filter(({ id }) =>
      ['335.1', '446.1', 'd.4'].includes(id),
    )
    expect(product).toMatchObject({
      type: 'product',
      id: '335.1',
      productId: '335',
      name: 'Product 335',
      group: 'Hosting',
    })
    expect(product).toMatchObject({
      cycle: 'annually',
      quantity: 1,
      options: [],
      addons: [{ type: 'addon', id: '421.1' }, {}],
    })
    expect(domain).toEqual({
      type: 'domain',
      id: 'd.4',
      productId: 'd',
      name: 'moving.com',
      group: '',
      selected: false,
      cycle: 'triennially',
      quantity: 1,
      options: [],
      addons: [],
      method: 'transfer',
      sld: 'moving',
      tld: 'com',
      transferCode: `a'b"c,(d)!*~[é]{}:;\\% 1`,
      parentId: null,
      isFreeDomain: false,
      isBonusDomain: false,
      isTemporaryDomain: false,
      isMultipleDomain: true,
      fallbackShortDomain: true,
      idProtection: false,
    })
  })

  it('fits where the browser wants it, without any encoding left to do', () => {
    for (const { name, value } of encodeCartCookie(full, 'VOLTA10').cookies) {
      expect(encodeURIComponent(value)).toBe(value)
      expect(value.length).toBeLessThanOrEqual(cartCookieLength)
      expect(`${name}=${value}`.length).toBeLessThan(4096)
    }
    expect(encodeCartCookie(full, 'VOLTA10')).toMatchObject({ cookies: [{ name: 'fp-cart' }], lost: [] })
  })

  it('is read when somebody on the way encoded it', () => {
    const [{ name, value } = { name: '', value: '' }] = encodeCartCookie(full, null).cookies
    const encoded = value.replaceAll("'", '%27').replaceAll('(', '%28')
    expect(decodeCartCookie(jarOf([{ name, value: encoded }]), 'br').cart).toEqual(cookieCartOf(full, null))
  })
})

describe('a long cart', () => {
  const long = (lines: number, name = 'A plan with quite a long name for a cookie, says the visitor') =>
    cartWith(...Array.from({ length: lines }, (_, index) => anOffer(`${index}`, { name, related: [email] })))

  it('first loses the names, which the products have, and still fits into one cookie', () => {
    const { cookies, lost } = encodeCartCookie(long(24), null)
    expect([cookies.length, lost]).toEqual([1, []])
    const { cart } = decodeCartCookie(jarOf(cookies), 'br')
    expect(cart?.items[0]).toMatchObject({
      id: '0.1',
      name: '',
      group: '',
      addons: [{ name: '', group: '' }],
    })
    expect(cart?.items).toHaveLength(24)
  })

  it('then goes over several, and nothing of it is lost', () => {
    const { cookies, lost } = encodeCartCookie(long(100), 'VOLTA10')
    expect(cookies.map(({ name }) => name)).toEqual(cartCookieNames.slice(0, cookies.length))
    expect([cookies.length, lost]).toEqual([3, []])
    const { cart, dropped } = decodeCartCookie(jarOf(cookies), 'br')
    expect([cart?.items.length, cart?.coupon, dropped]).toEqual([100, 'VOLTA10', []])
  })

  it('then says which last items did not fit', () => {
    const { cookies, lost } = encodeCartCookie(long(200), null)
    expect(cookies).toHaveLength(4)
    expect(cookies.every(({ value }) => value.length <= cartCookieLength)).toBe(true)
    const written = 200 - lost.length
    expect(lost[0]).toBe(`${written}.1`)
    expect(lost.at(-1)).toBe('199.1')
    expect(written).toBeGreaterThan(100)
  })

  it('of exactly one cookie is not cut', () => {
    const at = (length: number) => {
      const base = encodeCartCookie(cartWith(anOffer('1', { name: '' })), null).cookies[0]?.value.length ?? 0
      return cartWith(anOffer('1', { name: 'x'.repeat(length - base) }))
    }
    const exact = encodeCartCookie(at(cartCookieLength), null)
    expect(exact.cookies.map(({ value }) => value.length)).toEqual([cartCookieLength])
    // One more and the name goes.
    expect(encodeCartCookie(at(cartCookieLength + 1), null).cookies[0]?.value.length).toBeLessThan(100)
  })

  it('with a part missing is not half a cart', () => {
    const { cookies } = encodeCartCookie(long(100), null)
    expect(decodeCartCookie(jarOf(cookies.slice(0, 2)), 'br')).toEqual({
      cart: null,
      dropped: [{ name: 'fp-cart', reason: 'incomplete' }],
    })
  })

  it('leaves a left-over part of a longer one alone', () => {
    const short = [...encodeCartCookie(full, null).cookies, { name: 'fp-cart-1', value: 'left over' }]
    expect(decodeCartCookie(jarOf(short), 'br').cart).toEqual(cookieCartOf(full, null))
  })
})

describe('a cookie that is not to be believed', () => {
  it('is absent: no cart, nothing to say', () => {
    expect(decodeCartCookie(() => null, 'br')).toEqual({ cart: null, dropped: [] })
    expect(decodeCartCookie(() => '', 'br')).toEqual({ cart: null, dropped: [] })
  })

  it('of another brand is ignored, coupon and all', () => {
    const cookies = encodeCartCookie(full, 'VOLTA10').cookies
    expect(decodeCartCookie(jarOf(cookies), 'cl')).toEqual({
      cart: null,
      dropped: [{ name: 'fp-cart', reason: 'other-brand' }],
    })
  })

  it("of another brand is told by its first cookie, cut or whole; what is none of ours is nobody else's", () => {
    const text = encodeCartCookie(full, 'VOLTA10').cookies[0]?.value ?? ''
    const cut = encodeCartCookie(
      cartWith(...Array.from({ length: 100 }, (_, index) => anOffer(`${index}`, { related: [email] }))),
      null,
    ).cookies
    expect(cut.length).toBeGreaterThan(1)
    for (const value of [text, text.replace(/^1~/, ''), cut[0]?.value ?? '']) {
      expect(isForeignCart(value, 'br')).toBe(false)
      expect(isForeignCart(value, 'cl')).toBe(true)
    }
    for (const value of [null, '', 'hello', '1~(1)', "1~(1!7!'cl')", "x(1!'cl'"])
      expect(isForeignCart(value, 'br'), String(value)).toBe(false)
  })

  it.each([
    ['no JSON', [{ name: 'fp-cart', value: 'hello' }], 'malformed'],
    ['no list', [{ name: 'fp-cart', value: '1~1' }], 'malformed'],
    ['half an encoding', [{ name: 'fp-cart', value: '1~%' }], 'malformed'],
    ['more parts than there are', [{ name: 'fp-cart', value: '9~(1)' }], 'malformed'],
  ])('%s', (_, cookies, reason) => {
    expect(decodeCartCookie(jarOf(cookies), 'br')).toEqual({
      cart: null,
      dropped: [{ name: 'fp-cart', reason }],
    })
  })

  it.each([
    ['another version', [2, 'br', null, []], 'other-version'],
    ['no brand', [1, 7, null, []], 'malformed'],
    ['an unknown brand', [1, 'xx', null, []], 'malformed'],
    ['no items', [1, 'br', null, {}], 'malformed'],
  ])('%s', (_, value, reason) => {
    expect(kept(value)).toEqual({ cart: null, dropped: [{ name: 'fp-cart', reason }] })
  })

  it.each([7, '', ' X', 'x'.repeat(65)])('a coupon %j is dropped alone', (coupon) => {
    expect(kept([1, 'br', coupon, []])).toEqual({
      cart: { brand: 'br', coupon: null, items: [] },
      dropped: [{ name: 'fp-cart.coupon', reason: 'malformed' }],
    })
  })
})

describe('a line that is not to be believed', () => {
  const line = ['335.1', '335', 'Turbo', 'Hosting', 1, 3, 1, [['accounts', 2]]]
  const product = ['p', ...line, [], 'br']
  const domain = [
    'd',
    'd.1',
    'd',
    'loja.com',
    '',
    1,
    3,
    1,
    [],
    [],
    'register',
    'loja',
    'com',
    '',
    '000000',
    null,
  ]
  const put = (list: readonly unknown[], index: number, value: unknown) => list.with(index, value)
  const items = (...list: unknown[]) => kept([1, 'br', null, list])

  it('is believed while every part of it is right', () => {
    expect(items(product, domain)).toMatchObject({
      cart: { items: [{ id: '335.1' }, { id: 'd.1' }] },
      dropped: [],
    })
  })

  it.each([
    ['no list', 7],
    ['another type', put(product, 0, 'x')],
    ['no id', put(product, 1, null)],
    ['an id that is no id', put(product, 1, 'a b')],
    ['an empty id', put(product, 1, '')],
    ['no product', put(product, 2, null)],
    ['a product that is none', put(product, 2, '<b>')],
    ['a long product', put(product, 2, '1'.repeat(33))],
    ['no name', put(product, 3, 1)],
    ['a long name', put(product, 3, 'x'.repeat(201))],
    ['no group', put(product, 4, null)],
    ['a long group', put(product, 4, 'x'.repeat(201))],
    ['selected otherwise', put(product, 5, true)],
    ['a cycle that is none', put(product, 6, 6)],
    ['a negative cycle', put(product, 6, -1)],
    ['a broken cycle', put(product, 6, 0.5)],
    ['a cycle by name', put(product, 6, 'annually')],
    ['none of it', put(product, 7, 0)],
    ['too many of it', put(product, 7, 101)],
    ['a part of it', put(product, 7, 1.5)],
    ['a number in letters', put(product, 7, '1')],
    ['no options', put(product, 8, null)],
    ['an option without units', put(product, 8, [['accounts']])],
    ['an option that is none', put(product, 8, [7])],
    ['an option without id', put(product, 8, [[7, 1]])],
    ['negative units', put(product, 8, [['accounts', -1]])],
    [
      'too many options',
      put(
        product,
        8,
        Array.from({ length: 21 }, () => ['a', 1]),
      ),
    ],
    ['no add-ons', put(product, 9, null)],
    ['a data centre that is none', put(product, 10, 7)],
    ['a long data centre', put(product, 10, 'x'.repeat(65))],
    ['another method', put(domain, 10, 'steal')],
    ['no sld', put(domain, 11, null)],
    ['a long sld', put(domain, 11, 'x'.repeat(64))],
    ['no tld', put(domain, 12, null)],
    ['no transfer code', put(domain, 13, null)],
    ['a long transfer code', put(domain, 13, 'x'.repeat(256))],
    ['no marks', put(domain, 14, null)],
    ['five marks', put(domain, 14, '00000')],
    ['marks that are none', put(domain, 14, '00000x')],
    ['seven marks', put(domain, 14, '0000000')],
    ['marks as a number', put(domain, 14, 111111)],
    ['a product with more behind it', put(product, 2, '335<')],
    ['a product with more before it', put(product, 2, '<335')],
    ['a list that is neither product nor domain', put(domain, 0, 'x')],
    ['a parent that is none', put(domain, 15, 7)],
  ])('%s: dropped, and the others stay', (_, bad) => {
    const { cart, dropped } = items(bad, put(product, 1, 'good'))
    expect(cart?.items.map(({ id }) => id)).toEqual(['good'])
    expect(dropped).toEqual([{ name: 'fp-cart.items.0', reason: 'malformed' }])
  })

  it('is believed up to its bounds', () => {
    const bounds: readonly (readonly [number, unknown])[] = [
      [2, '1'.repeat(32)],
      [3, 'x'.repeat(200)],
      [7, 100],
      [8, Array.from({ length: 20 }, () => ['accounts', 100_000])],
    ]
    for (const [index, value] of bounds) expect(items(put(product, index, value)).dropped).toEqual([])
  })

  it('as an add-on falls alone', () => {
    const addon = put(line, 0, '421.1')
    const { cart, dropped } = items(put(product, 9, [addon, 7, put(addon, 5, 9)]))
    expect(cart?.items[0]?.addons).toMatchObject([{ id: '421.1', type: 'addon' }])
    expect(dropped).toEqual([
      { name: 'fp-cart.items.0.addons.1', reason: 'malformed' },
      { name: 'fp-cart.items.0.addons.2', reason: 'malformed' },
    ])
  })

  it('with an id that there is already is dropped, item or add-on', () => {
    const addon = put(line, 0, '335.1')
    const { cart, dropped } = items(put(product, 9, [addon]), product)
    expect(cart?.items).toMatchObject([{ id: '335.1', addons: [] }])
    expect(dropped).toEqual([
      { name: 'fp-cart.items.0.addons.0', reason: 'repeated' },
      { name: 'fp-cart.items.1', reason: 'repeated' },
    ])
  })

  it('beyond a hundred is dropped', () => {
    const { cart, dropped } = items(...Array.from({ length: 101 }, (_, index) => put(product, 1, `${index}`)))
    expect(cart?.items).toHaveLength(100)
    expect(dropped).toEqual([{ name: 'fp-cart.items', reason: 'too-many' }])
  })

  it('has a parent that is in the cart, and never itself', () => {
    const parentOf = (parentId: string | null) => {
      const item = items(product, put(domain, 15, parentId)).cart?.items[1]
      return item?.type === 'domain' ? item.parentId : 'no domain'
    }
    expect(parentOf('335.1')).toBe('335.1')
    expect(parentOf('gone')).toBeNull()
    expect(parentOf('d.1')).toBeNull()
  })

  it.each([
    ['100000', {}],
    ['010000', {}],
    ['001000', {}],
    ['000100', {}],
    ['000010', {}],
    ['000001', {}],
  ])('keeps each mark in its place: %s', (marks) => {
    const item = items(put(domain, 14, marks)).cart?.items[0]
    const read = item?.type === 'domain' ? item : undefined
    expect([
      read?.isFreeDomain,
      read?.isBonusDomain,
      read?.isTemporaryDomain,
      read?.isMultipleDomain,
      read?.fallbackShortDomain,
      read?.idProtection,
    ]).toEqual([...marks].map((mark) => mark === '1'))
  })
})

describe('laws', () => {
  it('any JSON comes back from a cookie text, which no encoding changes', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
        const text = toCookieText(json)
        expect(fromCookieText(text)).toBe(json)
        expect(encodeURIComponent(text)).toBe(text)
      }),
    )
  })

  it('any value is read without throwing', () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map((json) => `1~${toCookieText(JSON.stringify([1, 'br', null, [json]]))}`),
    )
    fc.assert(
      fc.property(value, (text) => {
        expect(decodeCartCookie(() => text, 'br').cart?.brand ?? 'br').toBe('br')
      }),
    )
  })
})
