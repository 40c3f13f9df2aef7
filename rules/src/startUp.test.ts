import { describe, expect, it } from 'vitest'
import type { Cart } from './cart.ts'
import { cookieCartOf } from './cookieCart.ts'
import type { ListedDomain } from './multipleDomains.ts'
import { planStartUp } from './startUp.ts'
import type { StartUpPlan } from './startUp.ts'
import { addressOf, cartWith, emptyCart, server, turbo, withName } from './testing/cart.ts'

interface Visit {
  readonly cart?: Cart
  readonly coupon?: string | null
  readonly domains?: readonly ListedDomain[]
  readonly flag?: boolean | null
  readonly short?: boolean
}

const known = ['com', 'com.br']

const plan = (query: string, visit: Visit = {}) =>
  planStartUp(
    addressOf(query),
    {
      cart: visit.cart ? cookieCartOf(visit.cart, visit.coupon ?? null) : null,
      domains: visit.domains ?? [],
    },
    { multipleDomains: visit.flag ?? null, shortDomainNames: visit.short ?? false },
    known,
  )

const nothing: StartUpPlan = {
  source: 'nothing',
  restore: null,
  productIds: [],
  domain: null,
  domainRefusal: null,
  asksForName: false,
  domains: [],
  asksMultipleDomainFlag: false,
  turnsOnIdProtect: false,
  titanAccounts: null,
  coupon: null,
}

const kept = withName(cartWith(turbo, server), 'loja.com')

describe('a start', () => {
  it('with nothing comes to nothing', () => {
    expect(plan('')).toEqual(nothing)
    expect(plan('', { cart: emptyCart() })).toEqual(nothing)
  })

  it.each([
    ['pid=d', true],
    ['pid=d&tld=com', true],
    ['pid=d&coupon=NOVO', true],
    ['tld=com', false],
    ['pid=335', false],
    ['pid=d,335', false],
    ['pid=d&sld=loja&tld=com', false],
  ])('of domains alone, with nothing kept, asks for a name: %s', (query, asksForName) => {
    expect(plan(query).asksForName).toBe(asksForName)
    expect(plan(query, { cart: kept }).asksForName).toBe(false)
  })

  it('with a kept cart alone restores it', () => {
    expect(plan('', { cart: kept, coupon: 'VOLTA10' })).toEqual({
      ...nothing,
      source: 'kept',
      restore: cookieCartOf(kept, 'VOLTA10'),
      productIds: ['335', '446'],
      coupon: { code: 'VOLTA10', source: 'cookie' },
    })
  })

  it.each([
    'ccMode=1',
    'coupon=NOVO',
    'tld=com',
    'billingCycle=monthly',
    'protectId=1',
    'titanAccounts=3',
    'pid=d',
    'pid=d&tld=com',
  ])('keeps the cart for an address that asks for no product or name: %s', (query) => {
    expect(plan(query, { cart: kept })).toMatchObject({
      source: 'kept',
      turnsOnIdProtect: false,
      titanAccounts: null,
    })
    expect(plan(query, { cart: cartWith(server) }).source).toBe('kept')
  })

  it('with an address that the kept cart answers restores the whole of it', () => {
    expect(plan('pid=335&billingCycle=annually&protectId=1&sld=loja&tld=com', { cart: kept })).toEqual({
      ...nothing,
      source: 'history',
      restore: cookieCartOf(kept, null),
      productIds: ['335', '446'],
    })
  })

  it('with an address of something else begins anew', () => {
    expect(
      plan('pid=5,d&sld=nova&tld=com&protectId=1&titanAccounts=3&domainCycle=2', { cart: kept }),
    ).toEqual({
      ...nothing,
      source: 'address',
      productIds: ['5'],
      domain: { sld: 'nova', tld: 'com', method: 'register', cycle: 'biennially' },
      turnsOnIdProtect: true,
      titanAccounts: 3,
    })
    expect(plan('pid=335&billingCycle=monthly', { cart: kept }).source).toBe('address')
  })

  it('with a name alone begins with the name', () => {
    expect(plan('sld=nova&tld=com', { cart: kept })).toMatchObject({
      source: 'address',
      domain: { sld: 'nova' },
    })
    expect(plan('domain=nova.com.br&transfer=1', { cart: kept })).toMatchObject({
      source: 'address',
      domain: { sld: 'nova', tld: 'com.br', method: 'transfer' },
    })
  })

  it('with a name that is none keeps it for the domain box', () => {
    expect(plan('pid=335&sld=lo&tld=com&protectId=1')).toMatchObject({
      domain: null,
      domainRefusal: { sld: 'lo', tld: 'com', method: 'register', reason: 'minlength' },
      turnsOnIdProtect: false,
    })
    expect(plan('sld=lo&tld=com', { short: true }).domainRefusal).toBeNull()
  })

  it('turns ID Protect on only where the rule says so', () => {
    expect(plan('sld=nova&tld=com.br&protectId=1').turnsOnIdProtect).toBe(false)
    expect(plan('pid=335&protectId=1').turnsOnIdProtect).toBe(false)
  })

  it('takes the coupon of the address before that of the cookie', () => {
    expect(plan('coupon=NOVO', { cart: kept, coupon: 'VOLTA10' }).coupon).toEqual({
      code: 'NOVO',
      source: 'address',
    })
    expect(plan('pid=5', { cart: kept, coupon: 'VOLTA10' }).coupon).toEqual({
      code: 'VOLTA10',
      source: 'cookie',
    })
  })
})

describe('a start with several names', () => {
  const domains = ['a1a', 'b1b'].map(
    (sld) => ({ sld, tld: 'com', cycle: 'annually', isFree: false }) as const,
  )

  it('asks for the flag first', () => {
    expect(plan('pid=d', { domains })).toMatchObject({
      source: 'nothing',
      asksMultipleDomainFlag: true,
      domains: [],
    })
    expect(plan('pid=d', { domains, cart: withName(kept, 'x.com') }).asksMultipleDomainFlag).toBe(true)
    expect(plan('', { domains, cart: kept }).asksMultipleDomainFlag).toBe(false)
  })

  it('then adds them all, whatever was kept', () => {
    expect(plan('pid=d', { domains, flag: true, cart: kept })).toEqual({
      ...nothing,
      source: 'multiple-domains',
      domains,
    })
  })

  it('or goes on without them', () => {
    expect(plan('pid=d', { domains, flag: false })).toEqual({ ...nothing, asksForName: true })
    expect(plan('pid=d', { domains, flag: false, cart: kept }).source).toBe('kept')
    expect(plan('pid=335', { domains, flag: true })).toMatchObject({ source: 'address', domains: [] })
  })
})
