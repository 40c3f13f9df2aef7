import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { offerAddons } from './addProduct.ts'
import type { Cart } from './cart.ts'
import { changeCycle } from './changeCycle.ts'
import { cookieCartOf } from './cookieCart.ts'
import { setDataCenters } from './dataCenters.ts'
import { setTransferCode } from './domainMethod.ts'
import { setOptionAccounts } from './lineOptions.ts'
import { chooseOperatingSystem } from './serverSystem.ts'
import { removeLine } from './removeLine.ts'
import { productIdsOf, restoreCart } from './restoreCart.ts'
import { toggleLine } from './toggleLine.ts'
import type { ProductOffer } from './productOffer.ts'
import {
  aDomainOffer,
  addonIn,
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
  withName,
} from './testing/cart.ts'

const offersOf = (...offers: readonly ProductOffer[]) => new Map(offers.map((offer) => [offer.id, offer]))

const all = offersOf(turbo, server, { ...trialEmail, related: [] }, { ...siteLock, related: [] })

const restored = (cart: Cart, offers = all, ccMode = false) =>
  restoreCart(cookieCartOf(cart, null), offers, ccMode)

const edited = [
  (cart: Cart) => changeCycle(cart, { lineId: '335.1', cycle: 'triennially', withAddons: false }),
  (cart: Cart) => changeCycle(cart, { lineId: '421.1', cycle: 'monthly', withAddons: false }),
  (cart: Cart) => toggleLine(cart, { lineId: '421.1' }),
  (cart: Cart) => setOptionAccounts(cart, { lineId: '421.1', optionId: 'accounts', accounts: 7 }),
  (cart: Cart) => toggleLine(cart, { lineId: '446.1' }),
  (cart: Cart) => withName(cart, 'loja.com', { cycle: 'biennially' }),
  (cart: Cart) => offerAddons(cart, { itemId: 'd.1', offers: [trialEmail], ccMode: false }),
  (cart: Cart) => toggleLine(cart, { lineId: '430.1' }),
  (cart: Cart) => withName(cart, 'moving.com', { method: 'transfer' }),
  (cart: Cart) => setTransferCode(cart, { lineId: 'd.2', code: 'EPP' }),
].reduce((cart, edit) => edit(cart), cartWith(turbo, server))

describe('a kept cart with its products', () => {
  it('has of the add-ons of a name the chosen ones: the others are offered anew', () => {
    const offered = offerAddons(withName(emptyCart(), 'loja.com'), {
      itemId: 'd.1',
      offers: [trialEmail, siteLock],
      ccMode: false,
    })
    const { cart } = restored(toggleLine(offered, { lineId: '430.1' }))
    expect(cart.items[0]?.addons.map(({ productId }) => productId)).toEqual(['430'])
  })

  it('is the cart as it was', () => {
    expect(restored(edited)).toEqual({ cart: edited, missing: [] })
  })

  it('keeps the choice of a data centre until the list is there', () => {
    const list = [
      { name: 'vinhedo', status: 'active', country: 'br', countryName: 'Brasil', latency: '' },
    ] as const
    const placed = setDataCenters(edited, { lineId: '446.1', all: list, restricted: false })
    expect(productIn(restored(placed).cart, '446')).toMatchObject({ dataCenter: 'vinhedo', dataCenters: [] })
  })

  it('keeps free and bonus names with their marks and givers, to be asked about again', () => {
    const given = addGivenDomain(withName(cartWith(turbo), 'loja.com'), {
      kind: 'bonus',
      parentId: '335.1',
      offer: aDomainOffer('loja', 'online'),
    })
    expect(domainIn(restored(given).cart, 'loja.online')).toMatchObject({
      id: 'd.2',
      isBonusDomain: true,
      parentId: '335.1',
      available: null,
      cycles: [],
    })
  })

  it('has its ids again, even where the numbers have gaps', () => {
    const gap = removeLine(cartWith(turbo, turbo), { lineId: '335.1' })
    expect(restored(gap).cart).toEqual(gap)
  })

  it('gives a new add-on an id that no line has', () => {
    const before = cartWith({ ...turbo, related: [email] }, { ...server, related: [siteLock] })
    const { cart } = restored(before, offersOf(turbo, { ...server, related: [siteLock] }))
    expect(productIn(cart, '335').addons.map(({ id }) => id)).toEqual(['421.1', '107.2'])
    expect(productIn(cart, '446').addons.map(({ id }) => id)).toEqual(['107.1'])
  })
})

describe('what has changed since', () => {
  it('a cycle no longer sold becomes the default', () => {
    const offers = offersOf({ ...turbo, cycles: cyclePrices('monthly', 'annually') }, server)
    expect(productIn(restored(edited, offers).cart, '335').cycle).toBe('annually')
    const monthly = changeCycle(cartWith(turbo), { lineId: '335.1', cycle: 'monthly', withAddons: true })
    expect(productIn(restored(monthly, all, true).cart, '335').cycle).toBe('annually')
    const yearly = offersOf({ ...turbo, related: [{ ...email, cycles: cyclePrices('annually') }] })
    expect(addonIn(restored(monthly, yearly).cart, '421').cycle).toBe('annually')
  })

  it('units are held within the new bounds', () => {
    const accounts = (minValue: number, maxValue: number) => {
      const options = email.options.map((option) => ({ ...option, minValue, maxValue }))
      const { cart } = restored(edited, offersOf({ ...turbo, related: [{ ...email, options }] }, server))
      return addonIn(cart, '421').options[0]?.accounts
    }
    expect(accounts(1, 5)).toBe(5)
    expect(accounts(9, 20)).toBe(9)
  })

  it('a new option starts with its least', () => {
    const options = [
      ...email.options,
      {
        ...email.options[0],
        id: 'new',
        subId: '2',
        type: 'quantity',
        label: 'New',
        accountPrice: 1,
        minValue: 2,
        maxValue: 3,
      },
    ] as const
    const { cart } = restored(edited, offersOf({ ...turbo, related: [{ ...email, options }] }, server))
    expect(addonIn(cart, '421').options.map(({ accounts }) => accounts)).toEqual([7, 2])
  })

  it('a server keeps its operating system, and has one even if that is gone', () => {
    const kept = chooseOperatingSystem(cartWith(server), { lineId: '446.1', optionId: 'cpanel' })
    const systems = (...ids: readonly string[]) => {
      const options = ids.flatMap((id) => server.options.map((option) => ({ ...option, id })).slice(0, 1))
      const { cart } = restored(kept, offersOf({ ...server, options }))
      return productIn(cart, '446').options.map(({ id, accounts }) => [id, accounts])
    }
    expect(systems('new', 'simple', 'cpanel')).toEqual([
      ['new', 0],
      ['simple', 0],
      ['cpanel', 1],
    ])
    expect(systems('new', 'simple')).toEqual([
      ['new', 1],
      ['simple', 0],
    ])
  })

  it('a product without answer is missing, with a note', () => {
    const { cart, missing } = restored(edited, offersOf(server))
    expect(cart.items.map(({ id }) => id)).toEqual(['446.1', 'd.1', 'd.2'])
    expect(missing.map(({ id }) => id)).toEqual(['335.1', '430.1'])
  })

  it('an add-on without answer is missing only if it was chosen', () => {
    const { missing } = restored(edited, offersOf(turbo, server))
    expect(missing.map(({ id }) => id)).toEqual(['430.1'])
  })
})

describe('the products to load', () => {
  it('are those of items, of add-ons to domains, and of an e-mail that moved', () => {
    expect(productIdsOf(cookieCartOf(edited, null))).toEqual(['335', '446', '430'])
    const moved = removeLine(
      offerAddons(withName(cartWith(server), 'a.com'), {
        itemId: 'd.1',
        offers: [trialEmail],
        ccMode: false,
      }),
      { lineId: 'd.1' },
    )
    expect(productIdsOf(cookieCartOf(moved, null))).toEqual(['446', '430'])
    expect(restored(moved)).toEqual({ cart: moved, missing: [] })
  })

  it('are each told once', () => {
    expect(productIdsOf(cookieCartOf(cartWith(turbo, turbo), null))).toEqual(['335'])
    expect(productIdsOf(cookieCartOf(emptyCart(), null))).toEqual([])
  })
})

describe('a product that has its own price list elsewhere', () => {
  it('is restored for its brand', () => {
    const cart = { ...cartWith(anOffer('335')), brand: 'cl' } as const
    expect(restored(cart, offersOf(anOffer('335'))).cart).toEqual(cart)
  })
})
