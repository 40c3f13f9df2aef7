import { describe, expect, it } from 'vitest'
import { changeCycle } from './changeCycle.ts'
import { addonIn, anAddonOffer, anOffer, cartWith, cyclePrices, productIn, turbo } from './testing/cart.ts'

const cart = cartWith(turbo)

describe('another cycle', () => {
  it('goes to the item, and to its add-ons only when asked', () => {
    const alone = changeCycle(cart, { lineId: '335.1', cycle: 'monthly', withAddons: false })
    expect(productIn(alone, '335').cycle).toBe('monthly')
    expect(addonIn(alone, '421').cycle).toBe('annually')
    const together = changeCycle(cart, { lineId: '335.1', cycle: 'monthly', withAddons: true })
    expect(addonIn(together, '421').cycle).toBe('monthly')
  })

  it('goes to an add-on alone', () => {
    const changed = changeCycle(cart, { lineId: '421.1', cycle: 'monthly', withAddons: true })
    expect(addonIn(changed, '421').cycle).toBe('monthly')
    expect(productIn(changed, '335').cycle).toBe('annually')
    expect(addonIn(changed, '107').cycle).toBe('annually')
  })

  it('is not taken where it is not offered, or is the one already', () => {
    expect(changeCycle(cart, { lineId: '335.1', cycle: 'biennially', withAddons: true })).toBe(cart)
    expect(changeCycle(cart, { lineId: '335.1', cycle: 'annually', withAddons: true })).toBe(cart)
    expect(changeCycle(cart, { lineId: '421.1', cycle: 'triennially', withAddons: true })).toBe(cart)
    expect(changeCycle(cart, { lineId: 'nobody', cycle: 'monthly', withAddons: true })).toBe(cart)
  })
})

describe('an add-on that lacks the chosen cycle', () => {
  const offer = anOffer('10', {
    role: 'reseller',
    cycles: cyclePrices('monthly', 'quarterly', 'annually', 'triennially'),
    related: [anAddonOffer('107', { role: 'sitelock', cycles: cyclePrices('monthly', 'annually') })],
  })

  it.each([
    ['annual or longer: annually', 'monthly', 'triennially', 'annually'],
    ['shorter: as it was', 'monthly', 'quarterly', 'monthly'],
    ['shorter: as it was', 'annually', 'quarterly', 'annually'],
  ] as const)('%s (%s, then %s)', (_, before, chosen, after) => {
    const start = changeCycle(cartWith(offer), { lineId: '107.1', cycle: before, withAddons: false })
    const changed = changeCycle(start, { lineId: '10.1', cycle: chosen, withAddons: true })
    expect(productIn(changed, '10').cycle).toBe(chosen)
    expect(addonIn(changed, '107').cycle).toBe(after)
  })

  it('is the very same add-on when its cycle stays', () => {
    const start = cartWith(offer)
    const changed = changeCycle(start, { lineId: '10.1', cycle: 'triennially', withAddons: true })
    expect(addonIn(changed, '107')).toBe(addonIn(start, '107'))
  })
})
