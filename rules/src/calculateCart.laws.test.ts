import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCart } from './calculateCart.ts'
import { adjustmentCodes } from './calculation.ts'
import type { CalculateContext, CalculateRequest, PricedCart, RequestedDomain } from './calculation.ts'
import { domainCycles } from './cycle.ts'
import { paymentMethods } from './paymentMethod.ts'
import type { Coupon } from './priceBook.ts'
import { aBook, aCoupon, start } from './testing/priceBook.ts'

const sold = [
  ['5', 'monthly'],
  ['5', 'annually'],
  ['6', 'monthly'],
  ['335', 'monthly'],
  ['335', 'annually'],
  ['335', 'triennially'],
  ['437', 'annually'],
  ['421', 'monthly'],
  ['421', 'annually'],
  ['430', 'annually'],
  ['446', 'monthly'],
] as const

const product = fc.record({
  sold: fc.constantFrom(...sold),
  type: fc.constantFrom('product' as const, 'addon' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  accounts: fc.integer({ min: 0, max: 5 }),
})

const domain = fc.record({
  tld: fc.constantFrom('com', 'com.br', 'online', 'store', 'info', 'shop', 'odd'),
  type: fc.constantFrom('register' as const, 'register' as const, 'transfer' as const),
  domainCycle: fc.constantFrom(...domainCycles),
  hasIdProtection: fc.boolean(),
  related: fc.option(fc.nat({ max: 3 })),
  domainRelated: fc.option(fc.nat({ max: 3 })),
})

const coupon: fc.Arbitrary<Coupon> = fc
  .record({
    kind: fc.constantFrom('percentage' as const, 'value' as const),
    discountPercentage: fc.integer({ min: 0, max: 100 }),
    value: fc.nat({ max: 50_000 }),
    minimum: fc.constantFrom(0, 0, 5000),
    eligibleProducts: fc.array(
      fc.record({
        id: fc.constantFrom('5', '335', '421', 'd', 'p'),
        cycles: fc.subarray(['monthly', 'annually'] as const),
        cyclesDiscount: fc.constantFrom({}, { annually: 33 }),
        discountPercentage: fc.option(fc.integer({ min: 0, max: 100 })),
      }),
      { maxLength: 3 },
    ),
  })
  .map((with_) => aCoupon('LEI', with_))

/** Requests that can be priced (or are empty); those that cannot are left to the other tests. */
const request = fc
  .record({
    products: fc.array(product, { maxLength: 4 }),
    domains: fc.array(domain, { maxLength: 5 }),
    paymentMethod: fc.option(fc.constantFrom(...paymentMethods)),
    ccMode: fc.boolean(),
  })
  .map((given): CalculateRequest => ({
    coupon: 'LEI',
    domainHosts: [],
    products: given.products.map(({ accounts, sold: [id, cycle], ...rest }, index) => ({
      ...rest,
      id,
      cycle,
      relId: `p${index}`,
      related: null,
      configoptions: id === '421' && accounts > 0 ? [{ id: 'accounts', quantity: accounts }] : [],
    })),
    domains: given.domains.map((each, index): RequestedDomain => ({
      ...each,
      relId: `d${index}`,
      sld: `nome${index}`,
      domainCycle: each.type === 'transfer' || each.tld === 'shop' ? 'annually' : each.domainCycle,
      hasIdProtection: each.hasIdProtection && each.tld !== 'com.br',
      related: each.related !== null && each.related < given.products.length ? `p${each.related}` : null,
      domainRelated:
        each.domainRelated !== null &&
        each.domainRelated < given.domains.length &&
        each.domainRelated !== index
          ? `d${each.domainRelated}`
          : null,
    })),
    paymentMethod: given.paymentMethod,
    ccMode: given.ccMode,
  }))

const law = (check: (cart: PricedCart, request: CalculateRequest, coupon: Coupon) => void) =>
  fc.assert(
    fc.property(request, coupon, (asked, offered) => {
      const result = calculateCart(aBook({}, [offered]), asked, start)
      fc.pre(result.ok)
      if (result.ok) check(result.cart, asked, offered)
    }),
    { numRuns: 300 },
  )

const linesOf = (cart: PricedCart) => [...cart.products, ...cart.domains]
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function cartOf(asked: CalculateRequest, offered: Coupon, context: CalculateContext = start): PricedCart {
  const result = calculateCart(aBook({}, [offered]), asked, context)
  if (!result.ok) throw new Error('not calculable')
  return result.cart
}

describe('laws of the calculation', () => {
  it('the parts sum to the whole, in every line and over all', () =>
    law((cart) => {
      for (const line of linesOf(cart)) {
        expect(line.price - line.discount).toBe(line.total)
        expect(line.adjustments.at(-1)?.after ?? line.price).toBe(line.total)
        expect(line.adjustments[0]?.before ?? line.price).toBe(line.price)
      }
      expect(sum(linesOf(cart).map(({ price }) => price))).toBe(cart.price)
      expect(sum(linesOf(cart).map(({ discount }) => discount))).toBe(cart.discount)
      expect(sum(linesOf(cart).map(({ total }) => total))).toBe(cart.total)
      expect(cart.price - cart.discount).toBe(cart.total)
    }))

  it('adjustments follow one another, each takes something off, in the order of their list', () =>
    law((cart) => {
      for (const { adjustments } of linesOf(cart)) {
        for (const [index, { code, before, after }] of adjustments.entries()) {
          const previous = adjustments[index - 1]
          expect(after).toBeLessThan(before)
          if (previous === undefined) continue
          expect(before).toBe(previous.after)
          expect(adjustmentCodes.indexOf(code)).toBeGreaterThan(adjustmentCodes.indexOf(previous.code))
        }
      }
    }))

  it('no amount is negative, or anything but an integer', () =>
    law((cart) => {
      for (const { price, discount, total, renewal } of [...linesOf(cart), { ...cart, renewal: 0 }]) {
        for (const amount of [price, discount, total, renewal]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }
    }))

  it('the order of the lines changes no price', () =>
    law((cart, asked, offered) => {
      const turned = cartOf(
        { ...asked, products: asked.products.toReversed(), domains: asked.domains.toReversed() },
        offered,
      )
      const { products: _, domains: __, ...whole } = cart
      expect(turned).toMatchObject(whole)
      expect(turned.products.toReversed()).toEqual(cart.products)
      expect(turned.domains.toReversed()).toEqual(cart.domains)
    }))

  it('a coupon never raises a total, and what it took is what it says', () =>
    law((cart, asked, offered) => {
      const without = cartOf({ ...asked, coupon: null, paymentMethod: null }, offered)
      const with_ = cartOf({ ...asked, paymentMethod: null }, offered)
      expect(without.total - with_.total).toBe(with_.coupon?.value)
      expect(with_.coupon?.isApplicable).toBe(with_.total < without.total)
      expect(with_.coupon?.isApplicable).toBe(with_.coupon?.reason === 'applied')
      expect(cart.total).toBeLessThanOrEqual(without.total)
    }))

  it('the card takes off what it offered', () =>
    law((_, asked, offered) => {
      const before = cartOf({ ...asked, paymentMethod: null }, offered)
      const byCard = cartOf({ ...asked, paymentMethod: 'credit_card' }, offered)
      expect(byCard.cardOffer).toEqual(before.cardOffer)
      expect(byCard.total).toBe(before.cardOffer?.total ?? before.total)
    }))

  it('installments sum to the total', () =>
    law((cart) => {
      for (const { count, first, rest } of cart.availableInstallments) {
        expect(first + (count - 1) * rest).toBe(cart.total)
      }
      expect(cart.availableInstallments.length > 0).toBe(cart.total > 0)
    }))

  it('the same request has the same answer, and neither it nor the book is changed', () =>
    law((cart, asked, offered) => {
      const book = aBook({}, [offered])
      const before = JSON.stringify({ book, asked })
      expect(calculateCart(book, asked, start)).toEqual({ ok: true, cart })
      expect(calculateCart(book, asked, start)).toEqual({ ok: true, cart })
      expect(JSON.stringify({ book, asked })).toBe(before)
    }))

  it('at most one benefit makes a domain free, and one main and one bonus come with a plan', () =>
    law((cart, asked) => {
      const given = cart.domains.flatMap(({ related, adjustments }) =>
        adjustments
          .filter(({ code }) => code.endsWith('-domain'))
          .map(({ code }) => (code === 'enabler-free-domain' ? code : `${code} ${related}`)),
      )
      const withHosting = given.filter((code) => code !== 'enabler-free-domain')
      expect(new Set(withHosting).size).toBe(withHosting.length)
      for (const { adjustments } of cart.domains) {
        expect(adjustments.filter(({ code }) => code.endsWith('-domain')).length).toBeLessThanOrEqual(1)
      }
      if (asked.products.length === 0) expect(withHosting).toEqual([])
    }))
})
