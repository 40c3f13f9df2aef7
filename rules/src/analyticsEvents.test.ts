import { describe, expect, it } from 'vitest'
import { cartViewed, couponAdded, flagsInPrices, flagsSeen, orderPlaced } from './analyticsEvents.ts'
import { brandIds } from './brand.ts'
import type { PricedCart, PricedLine } from './calculation.ts'
import { paymentStates } from './paymentState.ts'
import { anOffer, cartWith, cyclePrices, siteLock, turbo, withFreeName } from './testing/cart.ts'

const line = (relId: string, total: number): PricedLine => ({
  relId,
  price: total + 100,
  discount: 100,
  total,
  renewal: total,
  adjustments: [],
})

const coupon: NonNullable<PricedCart['coupon']> = {
  code: 'VOLTA10',
  reason: 'applied',
  isValid: true,
  isApplicable: true,
  discountPercentage: 10,
  value: 300,
}

const priced = (with_: Partial<PricedCart> = {}): PricedCart => ({
  products: [],
  domains: [],
  coupon: null,
  price: 0,
  discount: 0,
  total: 0,
  availableInstallments: [],
  cardOffer: null,
  ...with_,
})

const cart = withFreeName(cartWith(turbo), 'minhaloja.com')
const hosting = { ...line('335.1', 900), id: '335', related: null, cycle: 'annually', quantity: 1 } as const
const accounts = {
  ...line('421.1', 1000),
  id: '421',
  related: '335.1',
  cycle: 'monthly',
  quantity: 3,
} as const
const stranger = { ...line('9.1', 50), id: '9', related: null, cycle: 'monthly', quantity: 1 } as const
const name = {
  ...line('d.1', 400),
  sld: 'minhaloja',
  tld: 'com.br',
  type: 'register',
  related: null,
  domainCycle: 'biennially',
  idProtectionPrice: 0,
} as const

describe('the report of a viewed cart', () => {
  it.each([
    ['nothing', {}, []],
    [
      'a product',
      { products: [hosting] },
      [{ id: '335', name: 'Product 335', cycle: 'annually', price: 900, quantity: 1 }],
    ],
    [
      'several pieces, each at its own price, rounded',
      { products: [accounts] },
      [{ id: '421', name: 'Product 421', cycle: 'monthly', price: 333, quantity: 3 }],
    ],
    [
      'a line that the cart no longer has',
      { products: [stranger] },
      [{ id: '9', name: '9', cycle: 'monthly', price: 50, quantity: 1 }],
    ],
    [
      'a domain, by its extension',
      { domains: [name] },
      [{ id: 'd', name: '.com.br', cycle: 'biennially', price: 400, quantity: 1 }],
    ],
  ])('has %s', (_what, lines, items) => {
    expect(cartViewed(cart, priced({ ...lines, total: 1234 }))).toEqual({
      kind: 'cart-viewed',
      value: 1234,
      coupon: null,
      items,
    })
  })

  it.each([
    [coupon, 'VOLTA10'],
    [{ ...coupon, isApplicable: false }, null],
    [null, null],
  ])('has the coupon that changed a price: %#', (given, expected) => {
    expect(cartViewed(cart, priced({ coupon: given }))).toMatchObject({ coupon: expected })
  })

  it('has nothing that a visitor typed', () => {
    const told = JSON.stringify(cartViewed(cart, priced({ products: [hosting], domains: [name] })))
    expect(told).not.toContain('minhaloja')
  })
})

describe('the report of a placed order', () => {
  const order = { number: '1000042', paymentMethod: 'pix', paymentState: 'pending' } as const

  it('has its number, its price, its way to pay and its lines, as the cart had them', () => {
    const bought = priced({ products: [hosting], domains: [name], coupon, total: 1300 })
    expect(orderPlaced(cart, bought, order)).toEqual({
      kind: 'order-placed',
      number: '1000042',
      value: 1300,
      coupon: 'VOLTA10',
      paymentMethod: 'pix',
      items: [
        { id: '335', name: 'Product 335', cycle: 'annually', price: 900, quantity: 1 },
        { id: 'd', name: '.com.br', cycle: 'biennially', price: 400, quantity: 1 },
      ],
    })
    expect(JSON.stringify(orderPlaced(cart, bought, order))).not.toContain('minhaloja')
  })

  it.each(
    paymentStates.map(
      (state) => [state, ['initiating', 'requires-action', 'pending', 'paid'].includes(state)] as const,
    ),
  )('whose payment is %s at once: %s', (paymentState, isTold) => {
    expect(orderPlaced(cart, priced(), { ...order, paymentState }) !== null).toBe(isTold)
  })

  it('where there was nothing to pay has no way to pay it', () => {
    const free = { ...order, paymentMethod: null, paymentState: 'paid' } as const
    expect(orderPlaced(cart, priced(), free)).toMatchObject({ value: 0, paymentMethod: null, coupon: null })
  })
})

describe('the report of an added coupon', () => {
  it.each(brandIds)('is made in Brazil alone: %s', (brand) => {
    const expected = brand === 'br' ? { kind: 'coupon-added', value: 700, coupon: 'VOLTA10' } : null
    expect(couponAdded(brand, priced({ coupon, total: 700 }))).toEqual(expected)
  })

  it.each([[null], [{ ...coupon, isApplicable: false }]])(
    'is not made without one that holds: %#',
    (given) => {
      expect(couponAdded('br', priced({ coupon: given }))).toBeNull()
    },
  )
})

describe('the report of flags', () => {
  it('has those that somebody counts, by their event', () => {
    expect(flagsSeen(['email-trial', 'vps-datacenter-restriction', 'discount-card'])).toEqual([
      { kind: 'flag-seen', name: 'email_trial' },
      { kind: 'flag-seen', name: 'discount_card' },
    ])
  })
})

describe('the flags that show in a cart', () => {
  const given = {
    ...siteLock,
    cycles: cyclePrices('annually').map((cycle) => ({ ...cycle, discountPercentage: 100 })),
  }
  const plan = (id: string, with_: Partial<Parameters<typeof anOffer>[1]>) => cartWith(anOffer(id, with_))

  it.each([
    ['nothing', plan('335', { bonusDomainTlds: [], related: [siteLock] }), null, []],
    ["Turbo's second name", plan('335', { bonusDomainTlds: ['online'] }), null, ['turbo-domain-bonus']],
    ["another product's second name", plan('503', { bonusDomainTlds: ['online'] }), null, []],
    ['site security given along', plan('5', { related: [given] }), null, ['free-site-security']],
    ['site security given beside another product', plan('446', { related: [given] }), null, []],
    ['a price by card', plan('9', {}), { percentage: 3, total: 97 }, ['discount-card']],
  ] as const)('of %s are %#', (_what, shown, cardOffer, flags) => {
    expect(flagsInPrices(shown, priced({ cardOffer }))).toEqual(flags)
  })
})
