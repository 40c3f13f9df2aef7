import { aBook } from '@balcao/rules/testing/priceBook'
import { describe, expect, it } from 'vitest'
import { soldName } from './soldName.ts'

describe('a name of two letters', () => {
  const ask = (tld: string, flags = {}) => soldName({ flags }, aBook(), 'ab', tld).sld

  it('is sold under .br alone', () => {
    expect(ask('com.br')).toBe('ab')
    expect(() => ask('com')).toThrow('invalid-request')
  })

  it('is sold under every extension while the flag is on', () => {
    expect(ask('com', { 'short-domain-names': true })).toBe('ab')
  })
})
