import { describe, expect, it } from 'vitest'
import type { CalculateContext, CalculateRequest, PricedCart } from './calculation.ts'
import type { Coupon, CouponProduct } from './priceBook.ts'
import { aBook, aCoupon, aDomain, aProduct, aRequest, priced, start } from './testing/priceBook.ts'

const hosting = aProduct('h', '5', { cycle: 'monthly' })
const email = aProduct('e', '421', { cycle: 'monthly', type: 'addon' })
const domain = aDomain('d', 'loja', 'com', { hasIdProtection: true })

const eligible = (id: string, with_: Partial<CouponProduct> = {}): CouponProduct => ({
  id,
  cycles: [],
  cyclesDiscount: {},
  discountPercentage: null,
  ...with_,
})

const withCoupon = (
  coupon: Partial<Coupon>,
  request: Partial<CalculateRequest> = { products: [hosting, email], domains: [domain] },
  context: Partial<CalculateContext> = {},
): PricedCart =>
  priced(aRequest({ coupon: 'TESTE', ...request }), aBook({}, [aCoupon('TESTE', coupon)]), {
    ...start,
    ...context,
  })

const totals = (cart: PricedCart) =>
  Object.fromEntries([...cart.products, ...cart.domains].map(({ relId, total }) => [relId, total]))

describe('a coupon by percentage', () => {
  it('takes its part of every line', () => {
    const cart = withCoupon({ discountPercentage: 10 })
    expect(totals(cart)).toEqual({ h: 1800, e: 900, d: 8100 })
    expect(cart.coupon).toEqual({
      code: 'TESTE',
      reason: 'applied',
      isValid: true,
      isApplicable: true,
      discountPercentage: 10,
      value: 1200,
    })
    expect(cart.products[0]?.adjustments).toEqual([{ code: 'coupon', before: 2000, after: 1800 }])
  })

  it('comes after the other discounts', () => {
    const annual = { products: [aProduct('h', '5')], domains: [] }
    expect(withCoupon({ discountPercentage: 10 }, annual).products[0]?.adjustments).toEqual([
      { code: 'cycle-discount', before: 20_000, after: 15_000 },
      { code: 'coupon', before: 15_000, after: 13_500 },
    ])
  })

  it('takes options along with their product', () => {
    const three = aProduct('e', '421', {
      cycle: 'monthly',
      configoptions: [{ id: 'accounts', quantity: 3 }],
    })
    expect(totals(withCoupon({ discountPercentage: 50 }, { products: [three], domains: [] }))).toEqual({
      e: 1500,
    })
  })

  it('of a hundred makes everything free, and no more than free', () => {
    const cart = withCoupon({ discountPercentage: 100 })
    expect(cart.total).toBe(0)
    expect(cart.coupon?.value).toBe(12_000)
    expect(withCoupon({ discountPercentage: 250 }).total).toBe(0)
  })

  it.each([
    ['a product', eligible('5'), { h: 1800, e: 1000, d: 9000 }],
    ['domains, without their ID Protect', eligible('d'), { h: 2000, e: 1000, d: 8300 }],
    ['ID Protect alone', eligible('p'), { h: 2000, e: 1000, d: 8800 }],
    [
      'a product with a percentage of its own',
      eligible('5', { discountPercentage: 30 }),
      { h: 1400, e: 1000, d: 9000 },
    ],
    [
      'a cycle with a percentage of its own',
      eligible('5', { discountPercentage: 30, cyclesDiscount: { monthly: 40 } }),
      { h: 1200, e: 1000, d: 9000 },
    ],
    [
      'a product in some cycles',
      eligible('5', { cycles: ['monthly', 'annually'] }),
      { h: 1800, e: 1000, d: 9000 },
    ],
  ])('may cover %s', (_, product, expected) =>
    expect(totals(withCoupon({ eligibleProducts: [product] }))).toEqual(expected),
  )

  it('may cover a product twice, in different cycles', () => {
    const eligibleProducts = [
      eligible('5', { cycles: ['annually'], discountPercentage: 50 }),
      eligible('5', { cycles: ['monthly'], discountPercentage: 20 }),
      eligible('d', { cycles: ['triennially'], discountPercentage: 50 }),
    ]
    expect(totals(withCoupon({ eligibleProducts }))).toEqual({ h: 1600, e: 1000, d: 9000 })
  })

  it('rounds each line by itself', () => {
    const odd = { products: [], domains: [aDomain('a', 'um', 'odd'), aDomain('b', 'dois', 'odd')] }
    const cart = withCoupon({ discountPercentage: 50 }, odd)
    expect(totals(cart)).toEqual({ a: 0, b: 0 })
    expect(cart.coupon?.value).toBe(2)
  })
})

describe('a coupon of a value', () => {
  const value = (amount: number, with_: Partial<Coupon> = {}) => ({
    kind: 'value' as const,
    discountPercentage: 0,
    value: amount,
    ...with_,
  })

  it('is taken once, over the lines in proportion', () => {
    const cart = withCoupon(value(1200))
    expect(totals(cart)).toEqual({ h: 1800, e: 900, d: 8100 })
    expect(cart.coupon).toMatchObject({ value: 1200, discountPercentage: 0, isApplicable: true })
  })

  it('is split to the last centavo', () => {
    const cart = withCoupon(value(1000), {
      products: [],
      domains: [aDomain('a', 'um', 'com'), aDomain('b', 'dois', 'com'), aDomain('c', 'tres', 'com')],
    })
    expect(totals(cart)).toEqual({ a: 6666, b: 6667, c: 6667 })
    expect(cart.discount).toBe(1000)
  })

  it('is never worth more than what it covers', () => {
    const cart = withCoupon(value(50_000, { eligibleProducts: [eligible('5')] }))
    expect(totals(cart)).toEqual({ h: 0, e: 1000, d: 9000 })
    expect(cart.coupon?.value).toBe(2000)
  })

  it('covers the name and the ID Protect of a domain apart', () => {
    expect(totals(withCoupon(value(900, { eligibleProducts: [eligible('p')] })))).toEqual({
      h: 2000,
      e: 1000,
      d: 8100,
    })
    expect(withCoupon(value(9900, { eligibleProducts: [eligible('p')] })).coupon?.value).toBe(2000)
  })

  it('splits alike whatever the order of the lines', () => {
    const lines = [
      aDomain('b', 'dois', 'com', { hasIdProtection: true }),
      aDomain('a', 'um', 'com', { hasIdProtection: true }),
    ]
    const there = withCoupon(value(1001), { domains: lines, products: [] })
    const back = withCoupon(value(1001), { domains: lines.toReversed(), products: [] })
    expect(totals(there)).toEqual(totals(back))
  })

  it('of nothing, or less, takes nothing', () => {
    expect(withCoupon(value(0)).coupon).toMatchObject({ reason: 'minimum-not-reached', isApplicable: false })
    expect(withCoupon(value(-500))).toMatchObject({ total: 12_000, coupon: { value: 0 } })
  })
})

describe('a coupon code', () => {
  it.each(['TESTE', 'teste', '  Teste '])('%j is found', (coupon) => {
    const cart = withCoupon({}, { coupon, products: [hosting] })
    expect(cart.coupon).toMatchObject({ code: 'TESTE', reason: 'applied' })
  })

  it.each(['NADA', 'constructor', '__proto__', 'TE STE'])('%j is unknown', (coupon) => {
    const cart = withCoupon({}, { coupon: ` ${coupon} `, products: [hosting] })
    expect(cart.coupon).toEqual({
      code: coupon,
      reason: 'unknown',
      isValid: false,
      isApplicable: false,
      discountPercentage: 0,
      value: 0,
    })
    expect(cart.total).toBe(2000)
  })

  it.each([null, '', '   '])('%j is none', (coupon) =>
    expect(withCoupon({}, { coupon, products: [hosting] }).coupon).toBeNull(),
  )
})

describe('a coupon that is not in force', () => {
  const { now } = start

  it.each([
    ['before it starts', { startsAt: now + 1 }, {}, 'not-started'],
    ['at the moment it starts', { startsAt: now }, {}, 'applied'],
    ['a moment before it ends', { endsAt: now + 1 }, {}, 'applied'],
    ['at the moment it ends', { endsAt: now }, {}, 'expired'],
    ['before its last use', { maxUses: 3 }, { couponUses: 2 }, 'applied'],
    ['after its last use', { maxUses: 3 }, { couponUses: 3 }, 'exhausted'],
    ['never to be used', { maxUses: 0 }, {}, 'exhausted'],
    [
      'before the last use by one document',
      { maxUsesPerDocument: 1 },
      { couponUsesByDocument: 0 },
      'applied',
    ],
    [
      'after the last use by one document',
      { maxUsesPerDocument: 1 },
      { couponUsesByDocument: 1 },
      'document-exhausted',
    ],
    ['without any limit', {}, { couponUses: 999, couponUsesByDocument: 999 }, 'applied'],
  ] as const)('%s: %s', (_, coupon, context, reason) => {
    const cart = withCoupon(coupon, { products: [hosting] }, context)
    const isValid = reason === 'applied'
    expect(cart.coupon).toMatchObject({
      code: 'TESTE',
      reason,
      isValid,
      isApplicable: isValid,
      discountPercentage: isValid ? 10 : 0,
    })
    expect(cart.total).toBe(isValid ? 1800 : 2000)
  })

  it.each([
    [{ startsAt: now + 1, endsAt: now - 1, maxUses: 0 }, 'not-started'],
    [{ endsAt: now - 1, maxUses: 0, maxUsesPerDocument: 0 }, 'expired'],
    [{ maxUses: 0, maxUsesPerDocument: 0, minimum: 9_000_000 }, 'exhausted'],
    [{ eligibleProducts: [eligible('335')], minimum: 9_000_000 }, 'product-not-eligible'],
    [
      { eligibleProducts: [eligible('5', { cycles: ['annually'] })], minimum: 9_000_000 },
      'cycle-not-eligible',
    ],
  ] as const)('says the first reason alone: %j is %s', (coupon, reason) =>
    expect(withCoupon(coupon).coupon?.reason).toBe(reason),
  )
})

describe('a coupon that does not fit the cart', () => {
  const fits = (coupon: Partial<Coupon>, request?: Partial<CalculateRequest>) =>
    withCoupon(coupon, request).coupon

  it('stays valid, with its percentage to show', () =>
    expect(fits({ eligibleProducts: [eligible('335')] })).toEqual({
      code: 'TESTE',
      reason: 'product-not-eligible',
      isValid: true,
      isApplicable: false,
      discountPercentage: 10,
      value: 0,
    }))

  it.each([
    ['not this cycle', { eligibleProducts: [eligible('5', { cycles: ['annually'] })] }, 'cycle-not-eligible'],
    [
      'nothing off this cycle',
      { eligibleProducts: [eligible('5', { cyclesDiscount: { monthly: 0 } })] },
      'cycle-not-eligible',
    ],
    [
      'the cycle of one, the product of none other',
      { eligibleProducts: [eligible('5', { cycles: ['annually'] }), eligible('335')] },
      'cycle-not-eligible',
    ],
    ['one centavo under the minimum', { minimum: 12_001 }, 'minimum-not-reached'],
    ['at the minimum', { minimum: 12_000 }, 'applied'],
    [
      'covered lines under the minimum',
      { minimum: 2001, eligibleProducts: [eligible('5')] },
      'minimum-not-reached',
    ],
    ['covered lines at the minimum', { minimum: 2000, eligibleProducts: [eligible('5')] }, 'applied'],
  ] as const)('%s', (_, coupon, reason) => expect(fits(coupon)?.reason).toBe(reason))

  it('has nothing to take from what is free by now', () =>
    expect(fits({}, { products: [aProduct('t', '430')], domains: [] })?.reason).toBe('product-not-eligible'))

  it('can be too small to be a single centavo', () =>
    expect(
      fits({ discountPercentage: 1 }, { products: [], domains: [aDomain('a', 'um', 'odd')] })?.reason,
    ).toBe('minimum-not-reached'))
})
