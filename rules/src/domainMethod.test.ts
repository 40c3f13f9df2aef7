import { describe, expect, it } from 'vitest'
import type { RegisterStatus } from './cart.ts'
import { changeDomain } from './changeDomain.ts'
import { setTransferability } from './domainAnswer.ts'
import { setOwnDomain, setTransferCode, switchToRegister, switchToTransfer } from './domainMethod.ts'
import { aDomainOffer, cartWith, domainIn, emptyCart, turbo, withFreeName, withName } from './testing/cart.ts'

const lineId = 'd.1'
const transferring = withName(emptyCart(), 'loja.com', { method: 'transfer' })

const answeredWith = (registerStatus: RegisterStatus) =>
  setTransferability(setTransferCode(transferring, { lineId, code: 'EPP-1' }), {
    lineId,
    sld: 'loja',
    tld: 'com',
    registerStatus,
    transferStatus: 'unavailable',
    reason: 'expires-soon',
    until: null,
    offer: aDomainOffer('loja', 'com'),
  })

describe('a transfer switched to register', () => {
  it.each([
    ['available', true],
    ['unavailable', false],
    ['regthroughothers', false],
    ['unknown', null],
  ] as const)('is what the registry said of registering: %s', (registerStatus, available) => {
    const item = domainIn(switchToRegister(answeredWith(registerStatus), { lineId }), 'loja.com')
    expect(item).toMatchObject({ method: 'register', available, transferCode: '', registerStatus })
  })

  it('happens to a transfer alone', () => {
    const registering = withFreeName(emptyCart(), 'loja.com')
    expect(switchToRegister(registering, { lineId })).toBe(registering)
  })
})

describe('a name switched to transfer', () => {
  it('waits for the transferability check', () => {
    const item = domainIn(switchToTransfer(withFreeName(emptyCart(), 'loja.com'), { lineId }), 'loja.com')
    expect(item).toMatchObject({
      method: 'transfer',
      available: null,
      transferStatus: 'unknown',
      preview: null,
    })
  })

  it('is not switched twice', () => {
    expect(switchToTransfer(transferring, { lineId })).toBe(transferring)
  })
})

describe('a transfer code', () => {
  it('is kept without the blanks around it', () => {
    expect(
      domainIn(setTransferCode(transferring, { lineId, code: ' aB-1! ' }), 'loja.com').transferCode,
    ).toBe('aB-1!')
  })

  it('belongs to a transfer alone and is not written twice', () => {
    const registering = withFreeName(emptyCart(), 'loja.com')
    expect(setTransferCode(registering, { lineId, code: 'x' })).toBe(registering)
    const coded = setTransferCode(transferring, { lineId, code: 'x' })
    expect(setTransferCode(coded, { lineId, code: ' x ' })).toBe(coded)
  })
})

describe('an own name', () => {
  it('takes the place of a bought one, with nothing left to buy or ask', () => {
    const cart = setOwnDomain(answeredWith('available'), { lineId, sld: ' Minha ', tld: '.COM' })
    expect(domainIn(cart, 'minha.com')).toMatchObject({
      method: 'own',
      sld: 'minha',
      tld: 'com',
      available: null,
      registerStatus: 'unknown',
      transferStatus: 'unknown',
      transferCode: '',
      preview: null,
      idProtection: false,
      idProtectionYearly: null,
      isTemporaryDomain: false,
      fallbackShortDomain: false,
    })
  })

  it('is no gift, whatever was there before', () => {
    const gift = changeDomain(answeredWith('available'), lineId, () => ({
      isFreeDomain: true,
      isBonusDomain: true,
    }))
    const cart = setOwnDomain(gift, { lineId, sld: 'minha', tld: 'com' })
    expect(domainIn(cart, 'minha.com')).toMatchObject({ isFreeDomain: false, isBonusDomain: false })
  })

  it('cannot be set on a product', () => {
    const cart = cartWith(turbo)
    expect(setOwnDomain(cart, { lineId: '335.1', sld: 'minha', tld: 'com' })).toBe(cart)
  })
})
