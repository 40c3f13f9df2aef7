import { describe, expect, it } from 'vitest'
import type { CalculateRequest } from './calculation.ts'
import { hasCardDiscount } from './cardDiscount.ts'
import { aBook, aCoupon, aDomain, aProduct, aRequest, priced } from './testing/priceBook.ts'

const hosting = aProduct('h', '5', { cycle: 'monthly' })
const byCard = (request: Partial<CalculateRequest>, book = aBook()) =>
  priced(aRequest({ paymentMethod: 'credit_card', ...request }), book)

describe('where paying by card is rewarded', () => {
  const policy = { percentage: 3, enabled: true }

  it.each([
    ['as a rule', aBook(), false, true],
    ['not with the flag off', aBook({ cardDiscount: { ...policy, enabled: false } }), false, false],
    ['not at nought percent', aBook({ cardDiscount: { ...policy, percentage: 0 } }), false, false],
    ['not in credit-card mode', aBook(), true, false],
    ['not where no card is taken', aBook({ paymentMethods: ['pix'] }), false, false],
  ])('%s', (_, book, ccMode, expected) => expect(hasCardDiscount(book, ccMode)).toBe(expected))
})

describe('the card discount', () => {
  it('is three percent, after everything else', () => {
    const cart = byCard({ products: [hosting], coupon: 'volta10' })
    expect(cart.products[0]?.adjustments).toEqual([
      { code: 'coupon', before: 2000, after: 1800 },
      { code: 'card-discount', before: 1800, after: 1746 },
    ])
    expect(cart.cardOffer).toEqual({ percentage: 3, total: 1746 })
  })

  it('is offered, not given, before another method or none is chosen', () => {
    for (const paymentMethod of [null, 'pix', 'boleto'] as const) {
      const cart = byCard({ products: [hosting], paymentMethod })
      expect(cart).toMatchObject({ total: 2000, cardOffer: { percentage: 3, total: 1940 } })
    }
  })

  it('is neither given nor offered in credit-card mode', () =>
    expect(byCard({ products: [hosting], ccMode: true })).toMatchObject({ total: 2000, cardOffer: null }))

  it('is reckoned on the whole and split over the lines', () => {
    const three = ['a', 'b', 'c'].map((relId) => aDomain(relId, relId, 'odd'))
    const seventeen = Array.from({ length: 17 }, (_, index) =>
      aDomain(`n${String(index).padStart(2, '0')}`, `nome${index}`, 'odd'),
    )
    // Three centavos are too little; seventeen give one back, to a single line.
    expect(byCard({ domains: three })).toMatchObject({ total: 3, cardOffer: null })
    const cart = byCard({ domains: seventeen })
    expect(cart).toMatchObject({ discount: 1, total: 16 })
    expect(cart.domains[0]).toMatchObject({ total: 0 })
  })

  it('is split alike whatever the order of the lines', () => {
    const lines = Array.from({ length: 20 }, (_, index) => aDomain(`n${index}`, `nome${index}`, 'odd'))
    const of = (domains: typeof lines) =>
      Object.fromEntries(byCard({ domains }).domains.map(({ relId, total }) => [relId, total]))
    expect(of(lines)).toEqual(of(lines.toReversed()))
  })

  it('is not offered on a cart that costs nothing', () => {
    const book = aBook({}, [aCoupon('TUDO', { discountPercentage: 100 })])
    expect(byCard({ products: [hosting], coupon: 'TUDO' }, book)).toMatchObject({ total: 0, cardOffer: null })
  })
})
