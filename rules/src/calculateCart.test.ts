import { describe, expect, it } from 'vitest'
import { aBook, aCoupon, aDomain, aProduct, aRequest, priced, problemsOf } from './testing/priceBook.ts'

describe('a year of Turbo with two domains, an e-mail on trial, a coupon and a card', () => {
  const request = aRequest({
    coupon: ' volta10 ',
    products: [aProduct('h', '335'), aProduct('e', '430', { type: 'addon', related: 'h' })],
    domains: [
      aDomain('a', 'minhaloja', 'com', { related: 'h', hasIdProtection: true }),
      aDomain('b', 'minhaloja', 'online', { related: 'h', domainCycle: 'biennially' }),
    ],
    paymentMethod: 'credit_card',
  })

  it('has every price explained', () => {
    const cart = priced(request)
    const told = [...cart.products, ...cart.domains].map(({ relId, adjustments }) => [
      relId,
      ...adjustments.map(({ code, before, after }) => `${code} ${before} > ${after}`),
    ])
    expect(told).toEqual([
      ['h', 'cycle-discount 40000 > 20000', 'coupon 20000 > 18000', 'card-discount 18000 > 17460'],
      ['e', 'trial 9000 > 0'],
      ['a', 'free-domain 9000 > 2000', 'coupon 2000 > 1800', 'card-discount 1800 > 1746'],
      ['b', 'bonus-domain 30000 > 15000', 'coupon 15000 > 13500', 'card-discount 13500 > 13095'],
    ])
  })

  it('has a balance that adds up', () => {
    const cart = priced(request)
    expect(cart.price).toBe(40_000 + 9000 + 9000 + 30_000)
    expect(cart.total).toBe(17_460 + 1746 + 13_095)
    expect(cart.discount).toBe(cart.price - cart.total)
    expect(cart.coupon?.value).toBe(2000 + 200 + 1500)
    expect(cart.cardOffer).toEqual({ percentage: 3, total: cart.total })
  })

  it('tells what each line renews at', () =>
    expect([...priced(request).products, ...priced(request).domains].map(({ renewal }) => renewal)).toEqual([
      48_000, 9000, 9000, 30_000,
    ]))
})

describe('installments of a cart', () => {
  const most = (...products: ReturnType<typeof aProduct>[]) =>
    priced(aRequest({ products })).availableInstallments.at(-1)

  it('follow the longest cycle that is paid for', () => {
    expect(most(aProduct('h', '5', { cycle: 'monthly' }))?.count).toBe(1)
    expect(most(aProduct('h', '5', { cycle: 'monthly' }), aProduct('i', '5'))?.count).toBe(12)
  })

  it('do not follow one that costs nothing', () =>
    expect(most(aProduct('h', '5', { cycle: 'monthly' }), aProduct('e', '430'))?.count).toBe(1))

  it('follow the term of a domain', () =>
    expect(priced(aRequest({ domains: [aDomain('d', 'loja', 'com')] })).availableInstallments.at(-1)).toEqual(
      { count: 12, first: 587, rest: 583 },
    ))

  it('are of the total after every discount', () => {
    const book = aBook({}, [aCoupon('METADE', { discountPercentage: 50 })])
    const cart = priced(aRequest({ coupon: 'METADE', domains: [aDomain('d', 'loja', 'com')] }), book)
    expect(cart.availableInstallments.at(-1)).toEqual({ count: 7, first: 500, rest: 500 })
  })
})

describe('a request that cannot be priced', () => {
  it('is answered with every problem, and no part of a price', () =>
    expect(
      problemsOf(
        aRequest({
          products: [aProduct('h', '999', { related: 'gone' })],
          domains: [aDomain('d', 'loja', 'xyz')],
        }),
      ),
    ).toEqual([
      { code: 'unknown-related', field: 'products.0.related' },
      { code: 'unknown-product', field: 'products.0.id' },
      { code: 'unknown-tld', field: 'domains.0.tld' },
    ]))

  it('may be empty', () => expect(problemsOf(aRequest({}))).toEqual([{ code: 'empty', field: 'products' }]))
})
