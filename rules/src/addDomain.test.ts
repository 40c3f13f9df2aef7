import { describe, expect, it } from 'vitest'
import { addDomain, addGivenDomain, hasDomain } from './addDomain.ts'
import { addProduct } from './addProduct.ts'
import { hostOfFurtherName } from './domainHost.ts'
import {
  aDomainOffer,
  cartWith,
  domainIn,
  emptyCart,
  names,
  server,
  turbo,
  withFreeName,
  withName,
} from './testing/cart.ts'

const asked = {
  sld: 'MinhaLoja',
  tld: ' .com.br ',
  method: 'register',
  cycle: null,
  parentId: null,
  isMultipleDomain: false,
  isFreeDomain: false,
} as const

describe('a domain added', () => {
  it('is unconfirmed and without prices, in lower case', () => {
    expect(addDomain(emptyCart(), asked).items).toEqual([
      {
        id: 'd.1',
        type: 'domain',
        productId: 'd',
        role: 'domain',
        name: 'minhaloja.com.br',
        sld: 'minhaloja',
        tld: 'com.br',
        group: '',
        description: '',
        method: 'register',
        selected: true,
        cycle: 'annually',
        cycles: [],
        quantity: 1,
        balance: null,
        options: [],
        addons: [],
        related: [],
        available: null,
        transferCode: '',
        registerStatus: 'unknown',
        transferStatus: 'unknown',
        transferReason: null,
        transferUntil: null,
        preview: null,
        suggestions: [],
        freeDomains: [],
        bonusDomains: [],
        isFreeDomain: false,
        isBonusDomain: false,
        isTemporaryDomain: false,
        isMultipleDomain: false,
        fallbackShortDomain: false,
        idProtection: false,
        idProtectionYearly: null,
        document: { available: false, value: '', status: 'NOT_VALIDATED', registryCheck: null },
        parentId: null,
      },
    ])
  })

  it('keeps what was asked of it', () => {
    const cart = addDomain(cartWith(server), {
      ...asked,
      method: 'transfer',
      cycle: 'biennially',
      parentId: '446.1',
      isMultipleDomain: true,
      isFreeDomain: true,
    })
    expect(domainIn(cart, 'minhaloja.com.br')).toMatchObject({
      method: 'transfer',
      cycle: 'biennially',
      parentId: '446.1',
      isMultipleDomain: true,
      isFreeDomain: true,
    })
  })

  it('has no name while a part of it is missing', () => {
    expect(addDomain(emptyCart(), { ...asked, tld: '' }).items[0]?.name).toBe('')
    expect(addDomain(emptyCart(), { ...asked, sld: '' }).items[0]?.name).toBe('')
  })
})

describe('a name and a plan', () => {
  const parentOf = (cart = emptyCart(), name = 'loja.com') => domainIn(cart, name).parentId

  it('come together when the plan has no name yet', () => {
    expect(parentOf(withName(cartWith(turbo), 'loja.com'))).toBe('335.1')
  })

  it('leave alone what is no name yet, a product, and every other line', () => {
    const nameless = withName(cartWith(turbo), '.')
    expect(nameless.items[1]).toMatchObject({ parentId: null })
    const cart = withName(withName(cartWith(turbo), 'primeira.com'), 'segunda.com')
    const more = addProduct(cart, { offer: turbo, cycle: null, ccMode: false })
    expect(domainIn(more, 'primeira.com').parentId).toBe('335.1')
    expect(domainIn(more, 'segunda.com').parentId).toBe('335.2')
    expect(more.items[0]).toBe(cart.items[0])
  })

  it('do not when the plan has one, or needs none', () => {
    const cart = withName(withName(cartWith(turbo, server), 'primeira.com'), 'loja.com')
    expect(parentOf(cart)).toBeNull()
    expect(parentOf(cart, 'primeira.com')).toBe('335.1')
  })

  it('a second name goes to the next plan', () => {
    const cart = withName(withName(cartWith(turbo, turbo), 'primeira.com'), 'loja.com')
    expect(parentOf(cart)).toBe('335.2')
  })

  it('the plan that makes the name free comes first', () => {
    const paid = { ...turbo, id: '5', freeDomainTlds: [] }
    expect(parentOf(withName(cartWith(paid, turbo), 'loja.com'))).toBe('335.1')
    expect(parentOf(withName(cartWith(paid, turbo), 'loja.org'), 'loja.org')).toBe('5.1')
  })
})

describe('one more name', () => {
  const second = { ...turbo, id: '6' }
  const named = withName(cartWith(turbo), 'loja.com')

  it.each([
    [
      'goes with the product that has none',
      addProduct(named, { offer: second, cycle: null, ccMode: false }),
      '6.1',
      '6.1',
    ],
    ['is bought alone where each has one, and an own one goes with the first', named, null, '335.1'],
    ['needs no server, and an own one goes with it', cartWith(server), null, '446.1'],
    ['is bought alone beside names alone', withName(emptyCart(), 'loja.com'), null, null],
  ])('%s', (_, cart, bought, own) => {
    expect(hostOfFurtherName(cart, 'register')?.id ?? null).toBe(bought)
    expect(hostOfFurtherName(cart, 'transfer')?.id ?? null).toBe(bought)
    expect(hostOfFurtherName(cart, 'own')?.id ?? null).toBe(own)
  })
})

describe('a name given', () => {
  const cart = withFreeName(cartWith(turbo), 'loja.com')

  it('as a bonus belongs to its plan and is confirmed as the offer was', () => {
    const given = addGivenDomain(cart, {
      kind: 'bonus',
      parentId: '335.1',
      offer: aDomainOffer('loja', 'online'),
    })
    expect(domainIn(given, 'loja.online')).toMatchObject({
      isBonusDomain: true,
      isFreeDomain: false,
      parentId: '335.1',
      selected: true,
      available: true,
      registerStatus: 'available',
      cycle: 'annually',
      idProtectionYearly: 2000,
    })
    expect(names(given)).toEqual(['335', 'loja.com', 'loja.online'])
  })

  it('free belongs to its enabler, unconfirmed when nobody could tell', () => {
    const offer = aDomainOffer('loja', 'store', { available: null })
    const given = addGivenDomain(cart, { kind: 'free', parentId: 'd.1', offer })
    expect(domainIn(given, 'loja.store')).toMatchObject({
      isBonusDomain: false,
      isFreeDomain: true,
      parentId: 'd.1',
      available: null,
      registerStatus: 'unknown',
    })
  })

  it('is not added twice', () => {
    const offer = aDomainOffer('LOJA', 'com')
    expect(addGivenDomain(cart, { kind: 'free', parentId: 'd.1', offer })).toBe(cart)
  })

  it('is given by a line that gives such a thing, and by no other', () => {
    const offer = aDomainOffer('loja', 'online')
    const moving = withName(emptyCart(), 'loja.com', { method: 'transfer' })
    expect(addGivenDomain(moving, { kind: 'free', parentId: 'd.1', offer })).toBe(moving)
    expect(addGivenDomain(cart, { kind: 'free', parentId: '335.1', offer })).toBe(cart)
    expect(addGivenDomain(cart, { kind: 'bonus', parentId: 'd.1', offer })).toBe(cart)
    expect(addGivenDomain(cart, { kind: 'bonus', parentId: '421.1', offer })).toBe(cart)
    const free = addGivenDomain(cart, { kind: 'free', parentId: 'd.1', offer })
    const more = aDomainOffer('loja', 'store')
    expect(addGivenDomain(free, { kind: 'free', parentId: 'd.2', offer: more })).toBe(free)
    const bonus = addGivenDomain(cart, { kind: 'bonus', parentId: '335.1', offer })
    expect(addGivenDomain(bonus, { kind: 'free', parentId: 'd.2', offer: more })).toBe(bonus)
  })

  it('starts with a year even where the answer has longer terms first', () => {
    const offer = aDomainOffer('loja', 'online', { cycles: [...aDomainOffer('a', 'b').cycles].reverse() })
    const given = addGivenDomain(cart, { kind: 'free', parentId: 'd.1', offer })
    expect(domainIn(given, 'loja.online')).toMatchObject({ cycle: 'annually', cycles: offer.cycles })
  })

  it('leaves the place of the main name free', () => {
    const bonus = addGivenDomain(cartWith(turbo), {
      kind: 'bonus',
      parentId: '335.1',
      offer: aDomainOffer('loja', 'online'),
    })
    expect(domainIn(withName(bonus, 'loja.com'), 'loja.com').parentId).toBe('335.1')
  })
})

describe('a name in the cart', () => {
  it('is found in any case', () => {
    const cart = withName(cartWith(turbo), 'loja.com')
    expect(hasDomain(cart, { sld: 'Loja', tld: 'COM' })).toBe(true)
    expect(hasDomain(cart, { sld: 'loja', tld: 'com.br' })).toBe(false)
  })
})
