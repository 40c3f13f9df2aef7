import { describe, expect, it } from 'vitest'
import type { Cart } from './cart.ts'
import { cookieCartOf } from './cookieCart.ts'
import { removeLine } from './removeLine.ts'
import { restoreCart } from './restoreCart.ts'
import { addonOfSystem, chooseOperatingSystem, followAddon } from './serverSystem.ts'
import { toggleLine } from './toggleLine.ts'
import { anAddonOffer, anOffer, cartWith, osOption, productIn, server } from './testing/cart.ts'

const related = [
  anAddonOffer('26', { role: 'cpanel' }),
  anAddonOffer('29', { role: 'cpanel' }),
  anAddonOffer('23', { role: 'n8n' }),
  anAddonOffer('107', { role: 'sitelock' }),
]
const vps = anOffer('308', {
  role: 'vps',
  options: [osOption('simple'), osOption('cpanel'), osOption('n8n')],
  related,
})
const dedicated = anOffer('340', { role: 'dedicated-linux', related })
const cart = cartWith(vps)

const systemIn = (of: Cart) => productIn(of, '308').options.find(({ accounts }) => accounts > 0)?.subId
const chosenIn = (of: Cart, id = '308') =>
  productIn(of, id).addons.flatMap(({ productId, selected }) => (selected ? [productId] : []))
const choose = (of: Cart, optionId: string) => chooseOperatingSystem(of, { lineId: '308.1', optionId })
const toggle = (of: Cart, lineId: string) => toggleLine(of, { lineId })

describe('the system of a server', () => {
  it.each([
    ['cpanel', ['26']],
    ['n8n', ['23']],
  ])('%s brings the first add-on that is paid for it', (optionId, addons) => {
    expect(systemIn(choose(cart, optionId))).toBe(optionId)
    expect(chosenIn(choose(cart, optionId))).toEqual(addons)
  })

  it('takes its add-on along when it goes, and no other', () => {
    const secured = toggle(choose(cart, 'cpanel'), '107.1')
    expect(chosenIn(choose(secured, 'n8n'))).toEqual(['23', '107'])
    expect(chosenIn(choose(secured, 'simple'))).toEqual(['107'])
  })

  it('keeps the larger licence that was chosen', () => {
    expect(choose(toggle(cart, '29.1'), 'cpanel')).toEqual(toggle(cart, '29.1'))
  })

  it.each(['simple', 'windows'])('%s changes nothing', (optionId) => {
    expect(choose(cart, optionId)).toBe(cart)
  })

  it('that nothing is paid for is chosen alone, and other options stay', () => {
    const changed = chooseOperatingSystem(cartWith(server), { lineId: '446.1', optionId: 'cpanel' })
    expect(productIn(changed, '446').options.map(({ accounts }) => accounts)).toEqual([0, 1, 0])
  })
})

describe('an add-on that brings a system', () => {
  it.each([
    ['26.1', 'cpanel', ['26']],
    ['29.1', 'cpanel', ['29']],
    ['23.1', 'n8n', ['23']],
    ['107.1', 'simple', ['107']],
  ])('%s, switched on, puts %s on the server', (lineId, system, addons) => {
    expect(systemIn(toggle(cart, lineId))).toBe(system)
    expect(chosenIn(toggle(cart, lineId))).toEqual(addons)
  })

  it('takes the place of the one before', () => {
    const both = toggle(toggle(cart, '26.1'), '29.1')
    expect(chosenIn(both)).toEqual(['29'])
    expect(chosenIn(toggle(both, '23.1'))).toEqual(['23'])
  })

  it.each([
    ['switched off', (of: Cart) => toggle(of, '29.1')],
    ['removed', (of: Cart) => removeLine(of, { lineId: '29.1' })],
  ])('%s, leaves the server as it starts', (_, leave) => {
    expect(leave(toggle(cart, '29.1'))).toEqual(cart)
  })

  it('is one of a server without a choice of systems too', () => {
    expect(chosenIn(toggle(toggle(cartWith(dedicated), '26.1'), '29.1'), '340')).toEqual(['29'])
  })

  it('is the chosen one, else the first on offer', () => {
    expect(addonOfSystem(productIn(cart, '308'), 'cpanel')?.id).toBe('26.1')
    expect(addonOfSystem(productIn(toggle(cart, '29.1'), '308'), 'cpanel')?.id).toBe('29.1')
    expect(addonOfSystem(productIn(cart, '308'), 'simple')).toBeUndefined()
  })

  it('that is not there changes nothing', () => {
    expect(followAddon(cart, 'nobody')).toBe(cart)
  })
})

describe('a kept server', () => {
  it('whose add-on and system were chosen apart gets the system that is paid for', () => {
    const { items, ...kept } = cookieCartOf(toggle(cart, '29.1'), null)
    const apart = { ...kept, items: items.map((item) => ({ ...item, options: [] })) }
    const { cart: restored } = restoreCart(apart, new Map([['308', vps]]), false)
    expect(systemIn(restored)).toBe('cpanel')
    expect(chosenIn(restored)).toEqual(['29'])
  })
})
