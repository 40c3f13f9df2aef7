import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { offerAddons } from './addProduct.ts'
import type { Cart } from './cart.ts'
import { removedAlong, removeLine } from './removeLine.ts'
import { toggleLine } from './toggleLine.ts'
import {
  aDomainOffer,
  addonIn,
  cartWith,
  domainIn,
  email,
  emptyCart,
  names,
  productIn,
  server,
  siteLock,
  trialEmail,
  turbo,
  withFreeName,
  withName,
} from './testing/cart.ts'

const given = (cart: Cart, kind: 'free' | 'bonus', parentId: string, tld: string) =>
  addGivenDomain(cart, { kind, parentId, offer: aDomainOffer('loja', tld) })

const offered = (cart: Cart, itemId: string, offers = [trialEmail, siteLock]) =>
  offerAddons(cart, { itemId, offers, ccMode: false })

describe('a line removed', () => {
  it('goes alone', () => {
    const cart = cartWith(turbo, server)
    expect(names(removeLine(cart, { lineId: '335.1' }))).toEqual(['446'])
    expect(names(removeLine(cart, { lineId: '446.1' }))).toEqual(['335'])
  })

  it('that is not there changes nothing', () => {
    const cart = cartWith(turbo)
    expect(removeLine(cart, { lineId: 'nobody' })).toBe(cart)
  })

  it('as an add-on is deselected and stays on offer', () => {
    const cart = toggleLine(cartWith(turbo), { lineId: '421.1' })
    expect(removeLine(cart, { lineId: '421.1' })).toEqual(cartWith(turbo))
    expect(removeLine(cart, { lineId: '107.1' })).toBe(cart)
    const both = toggleLine(cart, { lineId: '107.1' })
    expect(removeLine(both, { lineId: '107.1' })).toEqual(cart)
  })
})

describe('what goes along', () => {
  const enabler = withFreeName(cartWith(turbo), 'loja.com')

  it('with an enabler domain: the free domains that it brought, no others', () => {
    const free = given(given(enabler, 'free', 'd.1', 'online'), 'free', 'd.1', 'store')
    const cart = withFreeName(given(free, 'bonus', '335.1', 'site'), 'outra.com')
    expect(removedAlong(cart, 'd.1').map(({ name }) => name)).toEqual(['loja.online', 'loja.store'])
    expect(names(removeLine(cart, { lineId: 'd.1' }))).toEqual(['335', 'loja.site', 'outra.com'])
  })

  it('with one of two: nothing of the other', () => {
    const two = withFreeName(given(enabler, 'free', 'd.1', 'online'), 'outra.com')
    const names_ = addGivenDomain(two, {
      kind: 'free',
      parentId: 'd.3',
      offer: aDomainOffer('outra', 'online'),
    })
    expect(removedAlong(names_, 'd.3').map(({ name }) => name)).toEqual(['outra.online'])
    const plans = given(cartWith(turbo, turbo), 'bonus', '335.1', 'online')
    const bonuses = given(plans, 'bonus', '335.2', 'store')
    const left = removeLine(bonuses, { lineId: '335.2' })
    expect(names(left)).toEqual(['335', 'loja.online'])
    expect(domainIn(left, 'loja.online').parentId).toBe('335.1')
  })

  it('with a plan: its bonus domains, and own names that only served it; a bought name stays', () => {
    const cart = given(enabler, 'bonus', '335.1', 'online')
    const left = removeLine(cart, { lineId: '335.1' })
    expect(names(left)).toEqual(['loja.com'])
    expect(domainIn(left, 'loja.com').parentId).toBeNull()
    const own = withName(cartWith(turbo), 'minha.com', { method: 'own' })
    expect(names(removeLine(own, { lineId: '335.1' }))).toEqual([])
  })

  it('with a plan: not an own name that something else is bought for', () => {
    const own = offered(withName(cartWith(turbo), 'minha.com', { method: 'own' }), 'd.1')
    const used = toggleLine(own, { lineId: '430.1' })
    expect(names(removeLine(used, { lineId: '335.1' }))).toEqual(['minha.com'])
  })

  it('with anything: what was chosen with it', () => {
    const chosen = toggleLine(cartWith(turbo, server), { lineId: '107.1' })
    expect(removedAlong(chosen, '335.1').map(({ id }) => id)).toEqual(['107.1'])
    const plan = offered(withFreeName(emptyCart(), 'loja.com'), 'd.1', [{ ...siteLock, id: '5' }])
    expect(removedAlong(toggleLine(plan, { lineId: '5.1' }), 'd.1').map(({ id }) => id)).toEqual(['5.1'])
  })

  it('with a name: the e-mail that was chosen with it, where no other item takes it', () => {
    const lone = toggleLine(offered(withFreeName(emptyCart(), 'loja.com'), 'd.1'), { lineId: '430.1' })
    expect(removedAlong(lone, 'd.1').map(({ id }) => id)).toEqual(['430.1'])
    expect(removedAlong(withFreeName(lone, 'outra.com'), 'd.1')).toEqual([])
  })

  it('with an add-on or nobody: nothing', () => {
    expect(removedAlong(enabler, '421.1')).toEqual([])
    expect(removedAlong(enabler, 'nobody')).toEqual([])
  })
})

describe('a name that lost its plan', () => {
  it('goes to another plan that has none, which may make it free', () => {
    const cart = withFreeName(cartWith(turbo, { ...turbo, id: '5' }), 'loja.com')
    expect(domainIn(removeLine(cart, { lineId: '335.1' }), 'loja.com').parentId).toBe('5.1')
  })
})

describe("a removed domain's e-mail add-on", () => {
  it('moves to the next item as it is, and the other add-ons go', () => {
    const cart = toggleLine(offered(withFreeName(emptyCart(), 'loja.com'), 'd.1'), { lineId: '430.1' })
    const moved = removeLine(withFreeName(cart, 'outra.com'), { lineId: 'd.1' })
    expect(domainIn(moved, 'outra.com').addons).toEqual([addonIn(cart, '430')])
  })

  it('moves to one neighbour alone', () => {
    const three = ['a.com', 'b.com', 'c.com'].reduce((cart, name) => withFreeName(cart, name), emptyCart())
    const left = removeLine(offered(three, 'd.2'), { lineId: 'd.2' })
    expect(left.items.map(({ addons }) => addons.length)).toEqual([0, 1])
    expect(left.items[0]).toBe(three.items[0])
    const last = removeLine(offered(three, 'd.3'), { lineId: 'd.3' })
    expect(last.items.map(({ addons }) => addons.length)).toEqual([0, 1])
  })

  it('moves to the item before when none comes after', () => {
    const cart = offered(withFreeName(cartWith(server), 'loja.com'), 'd.1')
    expect(productIn(removeLine(cart, { lineId: 'd.1' }), '446').addons).toEqual([addonIn(cart, '430')])
  })

  it('passes over what is removed along', () => {
    const cart = offered(withFreeName(emptyCart(), 'loja.com'), 'd.1')
    const given_ = withFreeName(given(cart, 'free', 'd.1', 'online'), 'outra.com')
    const moved = removeLine(given_, { lineId: 'd.1' })
    expect(names(moved)).toEqual(['outra.com'])
    expect(domainIn(moved, 'outra.com').addons).toHaveLength(1)
  })

  it('moves from a free domain that goes along as well', () => {
    const cart = withFreeName(
      given(withFreeName(emptyCart(), 'loja.com'), 'free', 'd.1', 'online'),
      'outra.com',
    )
    const moved = removeLine(offered(cart, 'd.2'), { lineId: 'd.1' })
    expect(domainIn(moved, 'outra.com').addons.map(({ productId }) => productId)).toEqual(['430'])
  })

  it('is not doubled where the neighbour has one: the chosen one stays', () => {
    const two = offered(offered(withFreeName(withFreeName(emptyCart(), 'a.com'), 'b.com'), 'd.1'), 'd.2', [
      trialEmail,
    ])
    const cart = toggleLine(two, { lineId: '430.1' })
    expect(domainIn(removeLine(cart, { lineId: 'd.1' }), 'b.com').addons).toMatchObject([
      { id: '430.1', selected: true },
    ])
  })

  it('is 430 in Brazil and 242 elsewhere; another e-mail does not move', () => {
    const elsewhere = offered(withFreeName(emptyCart('cl'), 'loja.com'), 'd.1', [
      trialEmail,
      { ...trialEmail, id: '242' },
      email,
    ])
    const moved = removeLine(withFreeName(elsewhere, 'outra.com'), { lineId: 'd.1' })
    expect(domainIn(moved, 'outra.com').addons.map(({ productId }) => productId)).toEqual(['242'])
  })

  it('goes with the last item', () => {
    const cart = offered(withFreeName(emptyCart(), 'loja.com'), 'd.1')
    expect(removeLine(cart, { lineId: 'd.1' }).items).toEqual([])
  })

  it("of a product is the product's own and goes with it", () => {
    const plan = { ...turbo, related: [trialEmail] }
    const left = removeLine(cartWith(plan, server), { lineId: '335.1' })
    expect(productIn(left, '446').addons).toEqual([])
  })
})
