import { describe, expect, it } from 'vitest'
import { addProduct, offerAddons } from './addProduct.ts'
import { toggleLine } from './toggleLine.ts'
import {
  accountsOption,
  addonIn,
  anAddonOffer,
  anOffer,
  cartWith,
  cyclePrices,
  domainIn,
  email,
  emptyCart,
  productIn,
  server,
  siteLock,
  trialEmail,
  turbo,
  withFreeName,
} from './testing/cart.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

const add = (offer = turbo, cycle: 'monthly' | 'annually' | 'biennially' | null = null, ccMode = false) =>
  addProduct(emptyCart(), { offer, cycle, ccMode })

describe('a product added', () => {
  it('has add-ons that say what they are beside it, where they have words for that', () => {
    const backup = anAddonOffer('235', { description: 'A copy.', relatedDescription: 'A copy of your site.' })
    const scan = anAddonOffer('107', { description: 'A scan.' })
    const { addons } = productIn(add(anOffer('335', { related: [backup, scan] })), '335')
    expect(addons.map(({ description }) => description)).toEqual(['A copy of your site.', 'A scan.'])
  })

  it('is a selected line with its add-ons on offer', () => {
    expect(productIn(add(), '335')).toMatchObject({
      id: '335.1',
      type: 'product',
      name: 'Product 335',
      selected: true,
      quantity: 1,
      balance: null,
      related: ['421', '107'],
      addons: [
        { id: '421.1', productId: '421', type: 'addon', selected: false, related: [] },
        { id: '107.1', productId: '107', type: 'addon', selected: false, related: [] },
      ],
      freeDomainCycles: ['annually', 'triennially'],
      freeDomainTlds: ['com', 'com.br'],
      bonusDomainTlds: ['online'],
      dataCenter: null,
      dataCenters: [],
    })
  })

  it('goes to the end', () => {
    expect(cartWith(turbo, server).items.map(({ id }) => id)).toEqual(['335.1', '446.1'])
  })

  it('gives add-ons of the same product ids of their own', () => {
    const offer = anOffer('5', { related: [anAddonOffer('5'), anAddonOffer('5')] })
    expect(productIn(add(offer), '5').addons.map(({ id }) => id)).toEqual(['5.2', '5.3'])
  })
})

describe('the cycle it starts with', () => {
  it('is the asked one where offered', () => {
    expect(productIn(add(turbo, 'monthly'), '335').cycle).toBe('monthly')
  })

  it('is annually when none is asked, or one that is not offered or hidden', () => {
    expect(productIn(add(), '335').cycle).toBe('annually')
    expect(productIn(add(turbo, 'biennially'), '335').cycle).toBe('annually')
    expect(productIn(add(turbo, 'monthly', true), '335').cycle).toBe('annually')
  })

  it('leaves out cycles that are hidden or have no valid price', () => {
    expect(productIn(add(turbo, null, true), '335').cycles.map(({ cycle }) => cycle)).toEqual([
      'annually',
      'triennially',
    ])
    const price = { register: 1000, renew: 1200, transfer: null, discountPercentage: 0 }
    const free = anOffer('10', {
      role: 'vps',
      cycles: [
        { ...price, cycle: 'monthly', register: 0 },
        { ...price, cycle: 'annually', renew: 0 },
        { ...price, cycle: 'triennially' },
      ],
    })
    expect(productIn(add(free), '10')).toMatchObject({
      cycle: 'triennially',
      cycles: cyclePrices('triennially'),
    })
  })

  it('is the same for its add-ons as far as they have it', () => {
    const monthly = add(turbo, 'monthly')
    expect(addonIn(monthly, '421').cycle).toBe('monthly')
    const long = anOffer('335', { related: [siteLock], cycles: cyclePrices('triennially') })
    expect(addonIn(add(long), '107').cycle).toBe('annually')
  })

  it.each(['5', '157'])('is annually for related product %s whatever the cycle', (id) => {
    const offer = anOffer('10', { role: 'vps', related: [anAddonOffer(id)] })
    expect(addonIn(add(offer, 'monthly'), id).cycle).toBe('annually')
  })
})

describe('a trial e-mail', () => {
  it.each(['430', '244'])('%s starts annually at zero and renews at the price of the year', (id) => {
    const offer = anOffer('10', { role: 'vps', related: [{ ...trialEmail, id }] })
    expect(addonIn(add(offer, 'monthly'), id)).toMatchObject({
      cycle: 'annually',
      cycles: [{ cycle: 'annually', register: 0, renew: 1200, transfer: null, discountPercentage: 0 }],
    })
  })

  it('has nothing to renew at when the year has no price', () => {
    const offer = anOffer('10', { role: 'vps', related: [{ ...trialEmail, cycles: cyclePrices('monthly') }] })
    expect(addonIn(add(offer), '430').cycles[0]?.renew).toBe(0)
  })

  it('is no backup plan that happens to have the number 244', () => {
    const backup = anAddonOffer('244', { role: 'codeguard' })
    const offer = anOffer('10', { role: 'vps', related: [backup] })
    expect(addonIn(add(offer, 'monthly'), '244').cycles).toEqual(backup.cycles)
  })
})

describe('options', () => {
  it('start with the least number of units', () => {
    expect(addonIn(add(), '421').options).toEqual([{ ...accountsOption, accounts: 1 }])
  })

  it('start with the first operating system', () => {
    expect(productIn(add(server), '446').options.map(({ id, accounts }) => [id, accounts])).toEqual([
      ['simple', 1],
      ['cpanel', 0],
      ['disk', 0],
    ])
  })
})

describe('a server whose disks come first', () => {
  it('starts with its operating system all the same', () => {
    const offer = { ...server, options: [...server.options].reverse() }
    expect(productIn(add(offer), '446').options.map(({ id, accounts }) => [id, accounts])).toEqual([
      ['disk', 0],
      ['cpanel', 1],
      ['simple', 0],
    ])
  })
})

describe('a plan taken after its name', () => {
  it('takes the name that belongs to nothing', () => {
    const cart = withFreeName(emptyCart(), 'minhaloja.com.br')
    expect(
      domainIn(addProduct(cart, { offer: turbo, cycle: null, ccMode: false }), 'minhaloja.com.br').parentId,
    ).toBe('335.1')
  })
})

describe('add-ons put on offer', () => {
  const cart = withFreeName(emptyCart(), 'minhaloja.com')

  it('go under the item, unselected, in its cycle', () => {
    const offered = offerAddons(cart, { itemId: 'd.1', offers: [email], ccMode: false })
    expect(domainIn(offered, 'minhaloja.com').addons).toMatchObject([
      { id: '421.1', selected: false, cycle: 'annually' },
    ])
  })

  it('are not doubled, and the one chosen stays', () => {
    const once = offerAddons(cart, { itemId: 'd.1', offers: [email], ccMode: false })
    const chosen = toggleLine(once, { lineId: '421.1' })
    expect(offerAddons(chosen, { itemId: 'd.1', offers: [email], ccMode: false })).toBe(chosen)
  })

  it('do nothing for an item that is not there', () => {
    expect(offerAddons(cart, { itemId: 'nobody', offers: [email], ccMode: false })).toBe(cart)
  })
})

describe('duplicates', () => {
  const first = addonIn(cartWith(turbo), '421')
  const other = addonIn(cartWith(turbo), '107')

  it('leave the selected one, wherever it stands, else the first', () => {
    const second = { ...first, id: 'second' }
    const chosen = { ...first, id: 'chosen', selected: true }
    expect(withoutDuplicates([first, second, other])).toEqual([first, other])
    expect(withoutDuplicates([first, chosen, other])).toEqual([chosen, other])
    expect(withoutDuplicates([chosen, { ...chosen, id: 'again' }])).toEqual([chosen])
  })
})
