import { describe, expect, it } from 'vitest'
import { offerAddons } from './addProduct.ts'
import { cartBalance, mergeCalculation, removeNationalDomainsOnFailure } from './mergeCalculation.ts'
import type { PricedCart, PricedLine } from './calculation.ts'
import {
  addonIn,
  cartWith,
  domainIn,
  email,
  emptyCart,
  names,
  productIn,
  turbo,
  withFreeName,
} from './testing/cart.ts'

const line = (relId: string, price: number): PricedLine => ({
  relId,
  price,
  discount: 100,
  total: price - 100,
  renewal: price + 1,
  adjustments: [{ code: 'coupon', before: price, after: price - 100 }],
})

const answer: PricedCart = {
  products: [
    { ...line('335.1', 1000), id: '335', related: null, cycle: 'annually', quantity: 1 },
    { ...line('421.1', 500), id: '421', related: '335.1', cycle: 'annually', quantity: 1 },
  ],
  domains: [
    {
      ...line('d.1', 400),
      sld: 'loja',
      tld: 'com',
      type: 'register',
      related: null,
      domainCycle: 'annually',
      idProtectionPrice: 0,
    },
  ],
  coupon: null,
  price: 1900,
  discount: 300,
  total: 1600,
  availableInstallments: [],
  cardOffer: null,
}

describe('a calculation', () => {
  const cart = withFreeName(cartWith(turbo), 'loja.com')
  const merged = () => mergeCalculation(cart, answer)

  it('leaves an item alone whose amounts are the same, and no other', () => {
    const before = merged()
    const again = mergeCalculation(before, JSON.parse(JSON.stringify(answer)))
    expect(again.items.every((item, index) => item === before.items[index])).toBe(true)

    const dearer = { ...answer, products: answer.products.map((product) => ({ ...product, total: 1 })) }
    const after = mergeCalculation(before, dearer)
    expect(productIn(after, '335')).not.toBe(productIn(before, '335'))
    expect(domainIn(after, 'loja.com')).toBe(domainIn(before, 'loja.com'))
  })

  it('gives each line its amounts with their reasons', () => {
    expect(productIn(merged(), '335').balance).toEqual({
      subtotal: 1000,
      discount: 100,
      total: 900,
      renewal: 1001,
      adjustments: [{ code: 'coupon', before: 1000, after: 900 }],
    })
    expect(addonIn(merged(), '421').balance?.total).toBe(400)
    expect(domainIn(merged(), 'loja.com').balance?.total).toBe(300)
  })

  it('leaves lines without amounts that it did not have', () => {
    expect(addonIn(merged(), '107').balance).toBeNull()
    expect(mergeCalculation(merged(), { ...answer, products: [], domains: [] })).toEqual(cart)
  })

  it('gives the cart its own amounts', () => {
    expect(cartBalance(answer, 'BRL')).toEqual({
      currency: 'BRL',
      subtotal: 1900,
      discount: 300,
      total: 1600,
    })
  })
})

describe('a failed calculation', () => {
  const names_ = ['loja.com', 'loja.com.br', 'loja.br', 'abr.com']
  const cart = names_.reduce((filled, name) => withFreeName(filled, name), emptyCart('cl'))

  it('takes names under .br out of a cart elsewhere', () => {
    expect(names(removeNationalDomainsOnFailure(cart, 'cl'))).toEqual(['loja.com', 'abr.com'])
  })

  it('moves their e-mail to a neighbour, as every removal does', () => {
    const offers = [{ ...email, id: '242' }]
    const left = removeNationalDomainsOnFailure(
      offerAddons(cart, { itemId: 'd.2', offers, ccMode: false }),
      'cl',
    )
    expect(domainIn(left, 'abr.com').addons).toHaveLength(1)
  })

  it('changes nothing in Brazil, or without such a name', () => {
    expect(removeNationalDomainsOnFailure(cart, 'br')).toBe(cart)
    const none = withFreeName(emptyCart('cl'), 'loja.com')
    expect(removeNationalDomainsOnFailure(none, 'cl')).toBe(none)
  })
})
