import { describe, expect, it } from 'vitest'
import type { DataCenter } from './cart.ts'
import { chooseDataCenter, offeredDataCenters, selectableDataCenters, setDataCenters } from './dataCenters.ts'
import { cartWith, productIn, server, withFreeName } from './testing/cart.ts'

const center = (name: string, country: string, status: DataCenter['status'] = 'active'): DataCenter => ({
  name,
  country,
  countryName: '',
  status,
  latency: '',
})

const virginia = center('virginia', 'us')
const saoPaulo = center('sao-paulo', 'br')
const vinhedo = center('vinhedo', 'br')
const closed = center('closed', 'br', 'inactive')
const all = [closed, virginia, saoPaulo, vinhedo]

describe('data centres to choose from', () => {
  it.each([
    ['unrestricted, no choice yet', null, false, 'virginia'],
    ['unrestricted, a good choice', 'vinhedo', false, 'vinhedo'],
    ['unrestricted, a closed one', 'closed', false, 'virginia'],
    ['restricted, no choice yet', null, true, 'sao-paulo'],
    ['restricted, a good choice', 'vinhedo', true, 'vinhedo'],
    ['restricted, one abroad', 'virginia', true, 'sao-paulo'],
  ] as const)('%s', (_, current, restricted, dataCenter) => {
    expect(selectableDataCenters(all, current, restricted)).toEqual({
      dataCenters: restricted ? [saoPaulo, vinhedo] : [virginia, saoPaulo, vinhedo],
      dataCenter,
    })
  })

  it('are none: Brazil under the restriction, else nowhere', () => {
    expect(selectableDataCenters([virginia, closed], 'virginia', true)).toEqual({
      dataCenters: [],
      dataCenter: 'br',
    })
    expect(selectableDataCenters([], 'virginia', false)).toEqual({ dataCenters: [], dataCenter: null })
  })
})

describe('a server', () => {
  const cart = setDataCenters(withFreeName(cartWith(server), 'loja.com'), {
    lineId: '446.1',
    all,
    restricted: false,
  })

  it('is given its data centres', () => {
    expect(productIn(cart, '446')).toMatchObject({
      dataCenter: 'virginia',
      dataCenters: [virginia, saoPaulo, vinhedo],
    })
  })

  it('stands where it is put, among those it has', () => {
    const moved = chooseDataCenter(cart, { lineId: '446.1', name: 'vinhedo' })
    expect(productIn(moved, '446').dataCenter).toBe('vinhedo')
    expect(chooseDataCenter(cart, { lineId: '446.1', name: 'closed' })).toBe(cart)
    expect(chooseDataCenter(cart, { lineId: '446.1', name: 'virginia' })).toBe(cart)
  })

  it('is no domain', () => {
    expect(setDataCenters(cart, { lineId: 'd.1', all, restricted: false })).toBe(cart)
    expect(chooseDataCenter(cart, { lineId: 'd.1', name: 'vinhedo' })).toBe(cart)
  })
})

describe('data centres on offer', () => {
  const oracle = { ...vinhedo, flag: 'oracle-servers' as const }
  const own = { ...saoPaulo, flag: null }

  it.each([
    ['without the flag, our own', [], [saoPaulo]],
    ["with it, Oracle's as well", ['oracle-servers'], [saoPaulo, vinhedo]],
  ] as const)('%s', (_, flags, expected) =>
    expect(offeredDataCenters([own, oracle], new Set(flags))).toEqual(expected),
  )
})
