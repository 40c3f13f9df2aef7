import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import type { Cart, DomainOffer } from './cart.ts'
import { changeCycle } from './changeCycle.ts'
import { setAvailability } from './domainAnswer.ts'
import { switchToTransfer } from './domainMethod.ts'
import { bonusDomainsOnOffer, freeDomainsOnOffer } from './givenDomains.ts'
import { setGifts } from './setGifts.ts'
import { toggleLine } from './toggleLine.ts'
import { aDomainOffer, cartWith, domainIn, emptyCart, turbo, withName } from './testing/cart.ts'

const gifts: readonly DomainOffer[] = [
  aDomainOffer('loja', 'online'),
  aDomainOffer('loja', 'store'),
  aDomainOffer('loja', 'site'),
  aDomainOffer('minha', 'online', { available: null }),
]

const answeredWithGifts = (cart: Cart): Cart =>
  setAvailability(cart, {
    lineId: 'd.1',
    sld: 'loja',
    tld: 'com',
    available: true,
    offer: aDomainOffer('loja', 'com'),
    suggestions: [],
    freeDomains: gifts,
    bonusDomains: gifts,
  })

const cart = answeredWithGifts(withName(cartWith(turbo), 'loja.com'))

const offered = (offers: readonly DomainOffer[]) => offers.map(({ sld, tld }) => `${sld}.${tld}`)

describe('bonus names on offer', () => {
  const bonus = (of: Cart) => offered(bonusDomainsOnOffer(of, domainIn(of, 'loja.com')))

  it("are those in the product's bonus extensions that are confirmed", () => {
    expect(bonus(cart)).toEqual(['loja.online'])
  })

  it('are none in a cycle that gives none, or when the product is put aside', () => {
    expect(bonus(changeCycle(cart, { lineId: '335.1', cycle: 'monthly', withAddons: false }))).toEqual([])
    expect(bonus(toggleLine(cart, { lineId: '335.1' }))).toEqual([])
  })

  it('are none without a product, or with one of another kind', () => {
    expect(bonus(answeredWithGifts(withName(emptyCart(), 'loja.com')))).toEqual([])
    expect(bonus(answeredWithGifts(withName(cartWith({ ...turbo, id: '6' }), 'loja.com')))).toEqual([])
  })

  it('are no longer offered once they are in the cart', () => {
    const [offer = aDomainOffer('loja', 'online')] = gifts
    expect(bonus(addGivenDomain(cart, { kind: 'bonus', parentId: '335.1', offer }))).toEqual([])
  })

  it('are none while one of another label is taken', () => {
    const offer = aDomainOffer('antes', 'online')
    const taken = addGivenDomain(cart, { kind: 'bonus', parentId: '335.1', offer })
    expect(bonus(taken)).toEqual([])
    expect(bonus(toggleLine(taken, { lineId: 'd.2' }))).toEqual(['loja.online'])
  })
})

describe('a second name beside one that is not registered here', () => {
  const bonus = (of: Cart) => offered(bonusDomainsOnOffer(of, domainIn(of, 'loja.com')))

  it.each(['own', 'transfer'] as const)('(%s) is offered all the same', (method) => {
    const named = withName(cartWith(turbo), 'loja.com', { method })
    const known = setGifts(named, {
      lineId: 'd.1',
      sld: 'loja',
      tld: 'com',
      freeDomains: [],
      bonusDomains: gifts,
    })
    expect(bonus(known)).toEqual(['loja.online'])
  })

  it('is offered until the plan has given its one', () => {
    const taken = addGivenDomain(cart, {
      kind: 'bonus',
      parentId: '335.1',
      offer: aDomainOffer('antiga', 'online'),
    })
    expect(bonus(taken)).toEqual([])
    expect(bonus(toggleLine(taken, { lineId: 'd.2' }))).toEqual(['loja.online'])
  })
})

describe('free names on offer', () => {
  const free = (of: Cart) => offered(freeDomainsOnOffer(of, domainIn(of, 'loja.com'), ['online', 'store']))

  it('are those in the free extensions that are confirmed', () => {
    expect(free(cart)).toEqual(['loja.online', 'loja.store'])
  })

  it('are none for a name that is not registered', () => {
    expect(free(toggleLine(cart, { lineId: 'd.1' }))).toEqual([])
    expect(free(switchToTransfer(cart, { lineId: 'd.1' }))).toEqual([])
  })

  it('are none for a name that was given itself', () => {
    const item = domainIn(cart, 'loja.com')
    expect(freeDomainsOnOffer(cart, { ...item, isFreeDomain: true }, ['online'])).toEqual([])
    expect(freeDomainsOnOffer(cart, { ...item, isBonusDomain: true }, ['online'])).toEqual([])
  })

  it('are no longer offered once they are in the cart', () => {
    const offer = aDomainOffer('loja', 'store')
    expect(free(addGivenDomain(cart, { kind: 'free', parentId: 'd.1', offer }))).toEqual(['loja.online'])
  })

  it('are one in each extension, whatever the label of the one taken', () => {
    const offer = aDomainOffer('antes', 'online')
    const renamed = answeredWithGifts(addGivenDomain(cart, { kind: 'free', parentId: 'd.1', offer }))
    expect(free(renamed)).toEqual(['loja.store'])
    expect(free(toggleLine(renamed, { lineId: 'd.2' }))).toEqual(['loja.online', 'loja.store'])
  })
})
