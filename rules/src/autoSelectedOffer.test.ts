import { describe, expect, it } from 'vitest'
import { autoSelectedOffer } from './autoSelectedOffer.ts'
import { aDomainOffer, cartWith, emptyCart, turbo, withName } from './testing/cart.ts'

const offer = aDomainOffer('minhaloja', 'com')

describe('a name that goes into the cart by itself', () => {
  it('is the free one that was searched', () =>
    expect(autoSelectedOffer(cartWith(turbo), { available: true, offer })).toBe(offer))

  it.each([
    ['taken', emptyCart(), { available: false, offer }],
    ['not confirmed', emptyCart(), { available: null, offer }],
    ['without a price', emptyCart(), { available: true, offer: null }],
    ['without a term', emptyCart(), { available: true, offer: { ...offer, cycles: [] } }],
    ['in the cart already', withName(emptyCart(), 'minhaloja.com'), { available: true, offer }],
    ['never sold here', emptyCart(), { available: true, offer: aDomainOffer('loja', 'gov.br') }],
    [
      'of a country that wants its own',
      emptyCart('mx'),
      { available: true, offer: aDomainOffer('loja', 'com.br') },
    ],
  ] as const)('is none that is %s', (_, cart, answer) => expect(autoSelectedOffer(cart, answer)).toBeNull())
})
