import { describe, expect, it } from 'vitest'
import { setGifts } from './setGifts.ts'
import { aDomainOffer, cartWith, domainIn, turbo, withFreeName } from './testing/cart.ts'

const lineId = 'd.1'
const cart = withFreeName(cartWith(turbo), 'loja.com')
const answer = {
  lineId,
  sld: 'Loja',
  tld: 'com',
  freeDomains: [aDomainOffer('loja', 'online')],
  bonusDomains: [aDomainOffer('loja', 'site')],
}

describe('what comes with a name that was taken before anybody asked', () => {
  it('is on offer beside it from then on', () => {
    const { freeDomains, bonusDomains } = answer
    expect(domainIn(setGifts(cart, answer), 'loja.com')).toMatchObject({ freeDomains, bonusDomains })
  })

  it('leaves the very same cart when it is nothing', () => {
    expect(setGifts(cart, { ...answer, freeDomains: [], bonusDomains: [] })).toBe(cart)
  })

  it('takes back what was on offer with the name before', () => {
    const known = setGifts(cart, answer)
    const none = setGifts(known, { ...answer, freeDomains: [], bonusDomains: [] })
    expect(domainIn(none, 'loja.com')).toMatchObject({ freeDomains: [], bonusDomains: [] })
  })

  it('is nothing to a line that has another name by now, and to one that is gone', () => {
    expect(setGifts(cart, { ...answer, sld: 'outra' })).toBe(cart)
    expect(setGifts(cart, { ...answer, lineId: 'd.9' })).toBe(cart)
    expect(setGifts(cart, { ...answer, lineId: '335.1' })).toBe(cart)
  })
})
