import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DomainItem } from './cart.ts'
import {
  addMultipleDomains,
  asksMultipleDomainFlag,
  decodeDomainsCookie,
  isMultipleDomainFlow,
} from './multipleDomains.ts'
import type { ListedDomain } from './multipleDomains.ts'
import { addressOf, cartWith, emptyCart, server } from './testing/cart.ts'

const listed = (sld: string, with_: Partial<ListedDomain> = {}): ListedDomain => ({
  sld,
  tld: 'com',
  cycle: 'annually',
  isFree: false,
  ...with_,
})

const read = (value: unknown) => decodeDomainsCookie(JSON.stringify(value))

describe('the list of names', () => {
  it.each([
    [1, 'annually'],
    [2, 'biennially'],
    [3, 'triennially'],
    ['2', 'biennially'],
    ['Triennially', 'triennially'],
    [4, 'annually'],
    ['monthly', 'annually'],
    [undefined, 'annually'],
  ] as const)('has cycle %j as %s', (cycle, expected) => {
    expect(read([{ sld: 'loja', tld: 'com', cycle }]).domains).toEqual([listed('loja', { cycle: expected })])
  })

  it.each([true, 1])('has a free name for a year (%j)', (free) => {
    expect(read([{ sld: 'loja', tld: 'com', cycle: 3, free }]).domains).toEqual([
      listed('loja', { isFree: true }),
    ])
  })

  it.each([false, 0, 'true', undefined])('has a name that is not free (%j)', (free) => {
    expect(read([{ sld: 'loja', tld: 'com', cycle: 3, free }]).domains).toEqual([
      listed('loja', { cycle: 'triennially' }),
    ])
  })

  it('is read in any case, encoded or not', () => {
    const value = JSON.stringify([{ sld: ' LOJA ', tld: '.Com', cycle: 1, from: '100%' }])
    expect(decodeDomainsCookie(value).domains).toEqual([listed('loja')])
    expect(decodeDomainsCookie(encodeURIComponent(value)).domains).toEqual([listed('loja')])
  })

  it('keeps extensions of two labels', () => {
    expect(read([{ sld: 'loja', tld: 'com.br' }]).domains).toEqual([listed('loja', { tld: 'com.br' })])
  })

  it.each([null, ''])('is empty when there is none (%j)', (value) => {
    expect(decodeDomainsCookie(value)).toEqual({ domains: [], dropped: [] })
  })

  it.each(['hello', '{}', '7', '%', '%E0%A4%A'])('is none: %s', (value) => {
    expect(decodeDomainsCookie(value)).toEqual({
      domains: [],
      dropped: [{ name: 'fp-domains', reason: 'malformed' }],
    })
  })

  it('loses entries that are no names, one at a time', () => {
    const entries = [7, null, {}, { sld: 'loja' }, { sld: 'xn--loja', tld: 'com' }, { sld: 'lo', tld: 'com' }]
    const { domains, dropped } = read(entries)
    expect(domains).toEqual([listed('lo')])
    expect(dropped.map(({ name, reason }) => [name, reason])).toEqual([
      ['fp-domains.0', 'malformed'],
      ['fp-domains.1', 'malformed'],
      ['fp-domains.2', 'malformed'],
      ['fp-domains.3', 'malformed'],
      ['fp-domains.4', 'malformed'],
    ])
  })

  it('has each name once, and twenty at most', () => {
    expect(
      read([
        { sld: 'loja', tld: 'com' },
        { sld: 'LOJA', tld: 'com' },
        { sld: 'loja', tld: 'net' },
      ]),
    ).toEqual({
      domains: [listed('loja'), listed('loja', { tld: 'net' })],
      dropped: [{ name: 'fp-domains.1', reason: 'repeated' }],
    })
    const many = read(Array.from({ length: 21 }, (_, index) => ({ sld: `loja${index}`, tld: 'com' })))
    expect(many.domains).toHaveLength(20)
    expect(many.dropped).toEqual([{ name: 'fp-domains.20', reason: 'too-many' }])
  })

  it('is read without throwing, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        expect(decodeDomainsCookie(value).domains.length).toBeLessThanOrEqual(20)
      }),
    )
  })
})

describe('the multiple-domain flow', () => {
  const two = [listed('a1a'), listed('b1b')]

  it.each([
    ['pid=d', two, true],
    ['pid=d', [listed('a1a')], false],
    ['pid=d', [], false],
    ['pid=335', two, false],
    ['pid=d,335', two, false],
    ['pid=335,d', two, false],
    ['', two, false],
    ['pid=d&sld=B1B&tld=com', two, true],
    ['pid=d&domain=b1b.com', two, true],
    ['pid=d&sld=b1b', two, true],
    ['pid=d&sld=c1c&tld=com', two, false],
    ['pid=d&sld=b1b&tld=net', two, false],
    ['pid=d&domain=c1c.com&transfer=1', two, false],
  ])('%s with some names asks for the flag: %#', (query, domains, asks) => {
    expect(asksMultipleDomainFlag(addressOf(query), domains)).toBe(asks)
    expect(isMultipleDomainFlow(addressOf(query), domains, true)).toBe(asks)
    expect(isMultipleDomainFlow(addressOf(query), domains, false)).toBe(false)
  })

  it('adds every name, the free ones with the first that is bought', () => {
    const list = [
      listed('free', { isFree: true, tld: 'online' }),
      listed('first', { cycle: 'biennially' }),
      listed('second', { cycle: 'triennially' }),
    ]
    const cart = addMultipleDomains(cartWith(server), list)
    const domains = cart.items.filter((item): item is DomainItem => item.type === 'domain')
    expect(
      domains.map(({ name, cycle, isFreeDomain, parentId }) => [name, cycle, isFreeDomain, parentId]),
    ).toEqual([
      ['first.com', 'biennially', false, null],
      ['second.com', 'triennially', false, null],
      ['free.online', 'annually', true, 'd.1'],
    ])
    expect(domains.every(({ isMultipleDomain, method }) => isMultipleDomain && method === 'register')).toBe(
      true,
    )
  })

  it('knows no free name that nothing brings', () => {
    const cart = addMultipleDomains(emptyCart(), [listed('free', { isFree: true })])
    expect(cart.items).toMatchObject([{ isFreeDomain: false, parentId: null }])
  })
})
