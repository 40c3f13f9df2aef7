import { describe, expect, it } from 'vitest'
import { setOwnDomain } from './domainMethod.ts'
import { offersIdProtection, protectBought, setIdProtection, turnsOnIdProtect } from './idProtection.ts'
import {
  addressOf,
  cartWith,
  domainIn,
  emptyCart,
  turbo,
  withFreeName,
  withGift,
  withName,
} from './testing/cart.ts'

describe('ID Protect turned on by the address', () => {
  it.each([
    ['protectId=1', 'com', true],
    ['protectId=1', 'com.mx', true],
    ['protectId=1', 'br', false],
    ['protectId=1', 'com.br', false],
    ['protectId=1', null, false],
    ['protectId=0', 'com', false],
    ['', 'com', false],
    ['protectId=1&existingDomain=1', 'com', false],
  ])('%s under %s: %s', (query, tld, on) => {
    expect(turnsOnIdProtect(addressOf(query), tld)).toBe(on)
  })

  it('is for every name that is bought, not for a gift', () => {
    const bought = withFreeName(withFreeName(emptyCart(), 'loja.com'), 'loja.com.br')
    const cart = withGift(bought, 'd.1', 'loja.online')
    const turnedOn = protectBought(cart, addressOf('pid=d&protectId=1')).items
    expect(turnedOn.map((item) => item.type === 'domain' && item.idProtection)).toEqual([true, false, false])
    expect(protectBought(cart, addressOf('pid=d'))).toBe(cart)
  })
})

describe('ID Protect of a line', () => {
  const cart = withFreeName(withFreeName(emptyCart(), 'loja.com'), 'loja.com.br')

  it('is turned on and off', () => {
    const on = setIdProtection(cart, { lineId: 'd.1', on: true })
    expect(domainIn(on, 'loja.com').idProtection).toBe(true)
    expect(setIdProtection(on, { lineId: 'd.1', on: false })).toEqual(cart)
    expect(setIdProtection(cart, { lineId: 'd.1', on: false })).toBe(cart)
  })

  it('is offered with a name that is bought where it has a price', () => {
    expect(offersIdProtection(domainIn(cart, 'loja.com'))).toBe(true)
    expect(offersIdProtection(domainIn(cart, 'loja.com.br'))).toBe(false)
    expect(offersIdProtection({ ...domainIn(cart, 'loja.com'), method: 'own' })).toBe(false)
  })

  it('is forgotten with a name that is kept elsewhere', () => {
    const on = setIdProtection(cart, { lineId: 'd.1', on: true })
    const own = setOwnDomain(on, { lineId: 'd.1', sld: 'minha', tld: 'com' })
    expect(domainIn(own, 'minha.com').idProtection).toBe(false)
  })

  it('is wished before the price is known', () => {
    const unknown = withName(emptyCart(), 'loja.com')
    expect(domainIn(setIdProtection(unknown, { lineId: 'd.1', on: true }), 'loja.com').idProtection).toBe(
      true,
    )
    const product = cartWith(turbo)
    expect(setIdProtection(product, { lineId: '335.1', on: true })).toBe(product)
  })
})
