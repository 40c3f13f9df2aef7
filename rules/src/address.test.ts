import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxProductIds, parseAddress } from './address.ts'
import type { AddressParameters } from './address.ts'
import { addressOf, pairOf } from './testing/cart.ts'

const droppedOf = (query: string) => parseAddress(query.split('&').map(pairOf)).dropped

describe('an address without parameters', () => {
  it('asks for nothing', () => {
    expect(parseAddress([])).toEqual({
      parameters: {
        productIds: [],
        sld: null,
        tld: null,
        transfer: false,
        domain: null,
        domainCycle: null,
        billingCycle: null,
        titanAccounts: null,
        coupon: null,
        existingDomain: false,
        protectId: false,
        ccMode: false,
        expandedFlowMode: null,
        salesConsultantId: null,
        offerContexts: [],
        vpsType: null,
      },
      dropped: [],
    })
  })

  it('leaves parameters alone that are not ours', () => {
    expect(
      parseAddress([
        ['utm_source', 'x'],
        ['__proto__', 'y'],
      ]).dropped,
    ).toEqual([])
  })
})

describe('each parameter', () => {
  const cases: readonly (readonly [string, Partial<AddressParameters>])[] = [
    ['pid=335', { productIds: ['335'] }],
    ['pid=D', { productIds: ['d'] }],
    ['pid=335,421', { productIds: ['335', '421'] }],
    ['pid=335&pid=421,d', { productIds: ['335', '421', 'd'] }],
    ['pid= 335 , ,421', { productIds: ['335', '421'] }],
    ['PID=335', { productIds: ['335'] }],
    ['sld= MinhaLoja ', { sld: 'minhaloja' }],
    ['sld=coração', { sld: 'coração' }],
    ['tld=.COM.br', { tld: 'com.br' }],
    ['transfer=1', { transfer: true }],
    ['transfer=0', { transfer: false }],
    ['domain=MinhaLoja.com', { domain: 'minhaloja.com' }],
    ['domain=https://minhaloja.com.br/blog', { domain: 'minhaloja.com.br' }],
    ['domainCycle=2', { domainCycle: 'biennially' }],
    ['domaincycle=3', { domainCycle: 'triennially' }],
    ['domainCycle=Annually', { domainCycle: 'annually' }],
    ['billingCycle=annually', { billingCycle: 'annually' }],
    ['billingcycle=MONTHLY', { billingCycle: 'monthly' }],
    ['titanAccounts=1', { titanAccounts: 1 }],
    ['titanaccounts=1000', { titanAccounts: 1000 }],
    ['coupon=VOLTA10', { coupon: 'VOLTA10' }],
    ['coupon=  volta-10%  ', { coupon: 'volta-10%' }],
    ['existingDomain=1', { existingDomain: true }],
    ['existingDomain', { existingDomain: true }],
    ['existingDomain=minhaloja.com', { existingDomain: true }],
    ['existingDomain=0', { existingDomain: false }],
    ['existingDomain=FALSE', { existingDomain: false }],
    ['protectId=1', { protectId: true }],
    ['ccMode=1', { ccMode: true }],
    ['expandedFlowMode=1', { expandedFlowMode: true }],
    ['expandedFlowMode=True', { expandedFlowMode: true }],
    ['expandedFlowMode=0', { expandedFlowMode: false }],
    ['expandedFlowMode=false', { expandedFlowMode: false }],
    ['salesConsultantId=ana_7', { salesConsultantId: 'ana_7' }],
    ['salesConsultant=ana_7', { salesConsultantId: 'ana_7' }],
    ['offerContexts=black_friday,app2,black_friday', { offerContexts: ['black_friday', 'app2'] }],
    ['offerContext=a&offerContexts=b', { offerContexts: ['a', 'b'] }],
    ['vpsType=n8n', { vpsType: 'n8n' }],
  ]

  it.each(cases)('%s', (query, expected) => {
    expect(addressOf(query)).toEqual({ ...addressOf(''), ...expected })
  })

  it.each(['pid=', 'sld=', 'coupon=  ', 'transfer=', 'billingCycle=', 'offerContexts=,'])(
    '%s is as good as absent',
    (query) => {
      expect(addressOf(query)).toEqual(addressOf(''))
      expect(droppedOf(query)).toEqual([])
    },
  )
})

describe('a value that does not fit', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['pid=<script>', 'pid', 'malformed'],
    [`pid=${'9'.repeat(33)}`, 'pid', 'malformed'],
    ['pid=335,335', 'pid', 'repeated'],
    ['sld=<b>loja</b>', 'sld', 'malformed'],
    [`sld=${'a'.repeat(64)}`, 'sld', 'malformed'],
    ['tld=c', 'tld', 'malformed'],
    ['tld=com..br', 'tld', 'malformed'],
    [`tld=${'a'.repeat(64)}`, 'tld', 'malformed'],
    ['transfer=yes', 'transfer', 'malformed'],
    ['domain=minhaloja', 'domain', 'malformed'],
    ['domain=a*b.com', 'domain', 'malformed'],
    ['domain=loja.com*', 'domain', 'malformed'],
    ['domain=loja.c*m', 'domain', 'malformed'],
    [`domain=${'a'.repeat(250)}.com`, 'domain', 'malformed'],
    ['domainCycle=4', 'domaincycle', 'unknown-cycle'],
    ['domainCycle=monthly', 'domaincycle', 'unknown-cycle'],
    ['billingCycle=weekly', 'billingcycle', 'unknown-cycle'],
    ['billingCycle=1', 'billingcycle', 'unknown-cycle'],
    ['titanAccounts=three', 'titanaccounts', 'malformed'],
    ['titanAccounts=-1', 'titanaccounts', 'malformed'],
    ['titanAccounts=3x', 'titanaccounts', 'malformed'],
    ['titanAccounts=0', 'titanaccounts', 'out-of-range'],
    ['titanAccounts=1001', 'titanaccounts', 'out-of-range'],
    ['coupon=a b', 'coupon', 'malformed'],
    [`coupon=${'a'.repeat(65)}`, 'coupon', 'malformed'],
    ['protectId=true', 'protectid', 'malformed'],
    ['ccMode=2', 'ccmode', 'malformed'],
    ['expandedFlowMode=on', 'expandedflowmode', 'malformed'],
    ["salesConsultantId='; drop", 'salesconsultantid', 'malformed'],
    ['offerContexts=Black_Friday', 'offercontexts', 'malformed'],
    ['offerContexts=a-b', 'offercontexts', 'malformed'],
    ['vpsType=../etc', 'vpstype', 'malformed'],
  ]

  it.each(cases)('%s is dropped: %s %s', (query, name, reason) => {
    expect(droppedOf(query)).toEqual([{ name, reason }])
  })

  it('leaves the good part of a list', () => {
    expect(addressOf('pid=335,<b>,421').productIds).toEqual(['335', '421'])
  })

  it('keeps the first good value of a repeated parameter', () => {
    expect(addressOf('billingCycle=x&billingCycle=annually&billingcycle=monthly').billingCycle).toBe(
      'annually',
    )
    expect(droppedOf('billingCycle=x&billingCycle=annually&billingcycle=monthly')).toEqual([
      { name: 'billingcycle', reason: 'unknown-cycle' },
      { name: 'billingcycle', reason: 'repeated' },
    ])
    expect(droppedOf('coupon=A&coupon=A')).toEqual([])
  })

  it('stops at so many products', () => {
    const ids = Array.from({ length: maxProductIds + 2 }, (_, index) => `${index}`)
    const { parameters, dropped } = parseAddress([['pid', ids.join(',')]])
    expect(parameters.productIds).toEqual(ids.slice(0, maxProductIds))
    expect(dropped).toEqual([
      { name: 'pid', reason: 'too-many' },
      { name: 'pid', reason: 'too-many' },
    ])
  })
})

describe('laws', () => {
  const known = fc.constantFrom(
    'pid',
    'sld',
    'tld',
    'domain',
    'coupon',
    'domainCycle',
    'titanAccounts',
    'vpsType',
  )
  const pairs = fc.array(
    fc.tuple(
      fc.oneof(known, fc.string()),
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', '1', 'd', '%', '..')),
    ),
  )

  it('reads any address without throwing, and never says a value in the log', () => {
    fc.assert(
      fc.property(pairs, (params) => {
        const { dropped } = parseAddress(params)
        for (const { name } of dropped) expect(name).toMatch(/^[a-z]+$/)
      }),
    )
  })

  it('reads its own result again to the same', () => {
    fc.assert(
      fc.property(pairs, (params) => {
        const { parameters } = parseAddress(params)
        const again = Object.entries(parameters).flatMap(([name, value]) => rewritten(name, value))
        expect(parseAddress(again)).toEqual({ parameters, dropped: [] })
      }),
    )
  })
})

function rewritten(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === null || value === false) return []
  if (value === true) return [[name, '1']]
  return [[name === 'productIds' ? 'pid' : name, String(value)]]
}
