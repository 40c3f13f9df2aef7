import { describe, expect, it } from 'vitest'
import type { DomainPreview } from './cart.ts'
import { setAvailability, setPreview, setTransferability, statusOf } from './domainAnswer.ts'
import { setOwnDomain, switchToRegister } from './domainMethod.ts'
import { aDomainOffer, answered, cyclePrices, domainIn, emptyCart, withName } from './testing/cart.ts'

const lineId = 'd.1'
const cart = withName(emptyCart(), 'loja.com', { cycle: 'triennially' })

const answer = {
  lineId,
  sld: 'loja',
  tld: 'com',
  available: true,
  offer: aDomainOffer('loja', 'com', { related: ['5'] }),
  suggestions: [aDomainOffer('loja', 'net')],
  freeDomains: [aDomainOffer('loja', 'online')],
  bonusDomains: [aDomainOffer('loja', 'store')],
}

describe('what the registry said of registering', () => {
  it('gives the line its prices and offers, and keeps the chosen term', () => {
    expect(domainIn(setAvailability(cart, answer), 'loja.com')).toMatchObject({
      available: true,
      registerStatus: 'available',
      cycle: 'triennially',
      cycles: answer.offer.cycles,
      related: ['5'],
      idProtectionYearly: 2000,
      suggestions: answer.suggestions,
      freeDomains: answer.freeDomains,
      bonusDomains: answer.bonusDomains,
    })
  })

  it.each([
    [true, 'available'],
    [false, 'unavailable'],
    [null, 'unknown'],
  ] as const)('%s is %s; unknown is never available', (available, status) => {
    expect(statusOf(available)).toBe(status)
    const item = domainIn(answered(cart, lineId, 'loja', 'com', available), 'loja.com')
    expect([item.available, item.registerStatus]).toEqual([available, status])
  })

  it('without prices leaves those known', () => {
    const known = setAvailability(cart, answer)
    const again = setAvailability(known, { ...answer, available: null, offer: null })
    expect(domainIn(again, 'loja.com').cycles).toEqual(answer.offer.cycles)
  })

  it('falls back to a year where the term is not sold, and drops prices that are none', () => {
    const offer = aDomainOffer('loja', 'com', {
      cycles: [
        ...cyclePrices('annually'),
        { cycle: 'triennially', register: 0, renew: 1, transfer: null, discountPercentage: 0 },
      ],
    })
    const item = domainIn(setAvailability(cart, { ...answer, offer }), 'loja.com')
    expect([item.cycle, item.cycles]).toEqual(['annually', cyclePrices('annually')])
  })

  it('of another name, or for a line that is not registered by now, is stale', () => {
    expect(setAvailability(cart, { ...answer, sld: 'outra' })).toBe(cart)
    expect(setAvailability(cart, { ...answer, tld: 'net' })).toBe(cart)
    const own = setOwnDomain(cart, { lineId, sld: 'loja', tld: 'com' })
    expect(setAvailability(own, answer)).toBe(own)
    expect(domainIn(setAvailability(cart, { ...answer, sld: 'LOJA' }), 'loja.com').available).toBe(true)
  })
})

describe('what the registry said of a transfer', () => {
  it.each([
    ['expires-soon', null, 'expires-soon'],
    ['registered-too-recently', 1_800_000_000_000, 'registered-too-recently'],
    [null, null, null],
    ['a reason of tomorrow', null, null],
  ])('is kept with its reason %s and its end %s', (reason, until, kept) => {
    const told = { ...move, transferStatus: 'unavailable', reason, until } as const
    expect(domainIn(setTransferability(moving, told), 'loja.com')).toMatchObject({
      transferReason: kept,
      transferUntil: until,
    })
  })

  const moving = withName(emptyCart(), 'loja.com', { method: 'transfer', cycle: 'triennially' })
  const move = { ...answer, registerStatus: 'regthroughothers', reason: null, until: null } as const

  it.each([
    ['available', true],
    ['unavailable', false],
    ['blocked', false],
    ['unknown', null],
  ] as const)('%s', (transferStatus, available) => {
    const item = domainIn(setTransferability(moving, { ...move, transferStatus }), 'loja.com')
    expect(item).toMatchObject({ available, transferStatus, registerStatus: 'regthroughothers' })
  })

  it('is sold for the terms that have a price for it', () => {
    const item = domainIn(setTransferability(moving, { ...move, transferStatus: 'available' }), 'loja.com')
    expect([item.cycle, item.cycles.map(({ cycle }) => cycle)]).toEqual(['annually', ['annually']])
  })

  it('is unavailable without any such price', () => {
    const offer = aDomainOffer('loja', 'com', {
      cycles: [{ cycle: 'annually', register: 1, renew: 1, transfer: 0, discountPercentage: 0 }],
    })
    const item = domainIn(
      setTransferability(moving, { ...move, offer, transferStatus: 'available' }),
      'loja.com',
    )
    expect(item).toMatchObject({ available: false, transferStatus: 'unavailable' })
  })

  it('without prices leaves those known', () => {
    const item = domainIn(
      setTransferability(moving, { ...move, offer: null, transferStatus: 'available' }),
      'loja.com',
    )
    expect(item).toMatchObject({ available: true, cycles: [] })
  })

  it('of another name, or for a line that is not transferred by now, is stale', () => {
    const known = { ...move, transferStatus: 'available' } as const
    expect(setTransferability(moving, { ...known, sld: 'outra' })).toBe(moving)
    const registering = switchToRegister(moving, { lineId })
    expect(setTransferability(registering, known)).toBe(registering)
  })
})

describe('a preview', () => {
  const preview: DomainPreview = {
    ...answer.offer,
    cycle: 'annually',
    name: 'loja.com',
    suggestions: [],
    freeDomains: [],
    bonusDomains: [],
  }

  it('stands beside what the line has until it is put away', () => {
    const shown = setPreview(cart, { lineId, preview })
    expect(domainIn(shown, 'loja.com').preview).toBe(preview)
    expect(setPreview(shown, { lineId, preview })).toBe(shown)
    expect(setPreview(shown, { lineId, preview: null })).toEqual(cart)
  })
})
