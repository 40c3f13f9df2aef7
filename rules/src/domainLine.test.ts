import { describe, expect, it } from 'vitest'
import { aBook, aDomain, aRequest, aTerm, priced, problemsOf } from './testing/priceBook.ts'

const line = (...given: Parameters<typeof aDomain>) =>
  priced(aRequest({ domains: [aDomain(...given)] })).domains[0]

const problems = (...given: Parameters<typeof aDomain>) =>
  problemsOf(aRequest({ domains: [aDomain(...given)] }))

describe('a domain line', () => {
  it('costs its years', () =>
    expect(line('d', 'loja', 'com', { domainCycle: 'biennially' })).toEqual({
      relId: 'd',
      sld: 'loja',
      tld: 'com',
      type: 'register',
      related: null,
      domainCycle: 'biennially',
      idProtectionPrice: 0,
      price: 14_000,
      discount: 0,
      total: 14_000,
      adjustments: [],
      renewal: 14_000,
    }))

  it('has the promotion of its term, off the name and not off ID Protect', () =>
    expect(line('d', 'loja', 'shop', { hasIdProtection: true })).toMatchObject({
      price: 12_000,
      idProtectionPrice: 2000,
      total: 7000,
      renewal: 22_000,
      adjustments: [{ code: 'cycle-discount', before: 12_000, after: 7000 }],
    }))

  it.each([
    ['annually', 2000],
    ['biennially', 4000],
    ['triennially', 6000],
  ] as const)('has ID Protect by the year: %s %i', (domainCycle, idProtectionPrice) =>
    expect(line('d', 'loja', 'com', { domainCycle, hasIdProtection: true })).toMatchObject({
      idProtectionPrice,
    }),
  )

  it('of a transfer costs the transfer, never discounted, and renews as any other', () =>
    expect(line('d', 'loja', 'shop', { type: 'transfer' })).toMatchObject({
      type: 'transfer',
      price: 9000,
      total: 9000,
      adjustments: [],
      renewal: 20_000,
    }))
})

describe('a domain line that cannot be priced', () => {
  it.each([
    ['xyz', {}, 'unknown-tld', 'tld'],
    ['constructor', {}, 'unknown-tld', 'tld'],
    ['com.br', { hasIdProtection: true }, 'no-id-protection', 'hasIdProtection'],
    ['free', { hasIdProtection: true }, 'no-id-protection', 'hasIdProtection'],
    ['com', { type: 'transfer', domainCycle: 'biennially' }, 'transfer-not-offered', 'type'],
    ['free', { type: 'transfer' }, 'transfer-not-offered', 'type'],
    ['shop', { domainCycle: 'triennially' }, 'cycle-not-offered', 'domainCycle'],
    ['free', { domainCycle: 'biennially' }, 'cycle-not-offered', 'domainCycle'],
  ] as const)('.%s %j: %s', (tld, with_, code, field) =>
    expect(problems('d', 'loja', tld, with_)).toEqual([{ code, field: `domains.0.${field}` }]),
  )

  it('says everything that is wrong', () =>
    expect(problems('d', 'loja', 'free', { type: 'transfer', hasIdProtection: true })).toEqual([
      { code: 'no-id-protection', field: 'domains.0.hasIdProtection' },
      { code: 'transfer-not-offered', field: 'domains.0.type' },
    ]))
})

it('a refused ID Protect leaves nothing to be priced', () =>
  expect(problems('d', 'loja', 'com.br', { hasIdProtection: true })).toHaveLength(1))

it('a price list of its own is what counts', () => {
  const book = aBook()
  const com = book.tlds['com']
  if (com) book.tlds['com'] = { ...com, terms: { annually: aTerm(1) } }
  expect(priced(aRequest({ domains: [aDomain('d', 'loja', 'com')] }), book).total).toBe(1)
})
