import { describe, expect, it } from 'vitest'
import { formatPostalCode, postalCodeRule, validatePostalCode } from './postalCode.ts'

describe('a postal code', () => {
  it.each([
    ['br', '01310-100', { ok: true, normalized: '01310100', formatted: '01310-100' }],
    ['br', ' 01310 100 ', { ok: true, normalized: '01310100', formatted: '01310-100' }],
    ['br', '', { ok: false, code: 'empty', missing: 0, excess: 0 }],
    ['br', '01310-10', { ok: false, code: 'too-short', missing: 1, excess: 0 }],
    ['br', '01310-1000', { ok: false, code: 'too-long', missing: 0, excess: 1 }],
    ['br', '0131O-100', { ok: false, code: 'bad-characters', missing: 0, excess: 0 }],
    ['br', '00000-000', { ok: false, code: 'repeated-digits', missing: 0, excess: 0 }],
    ['mx', '06600', { ok: true, normalized: '06600', formatted: '06600' }],
    ['mx', '6600', { ok: false, code: 'too-short', missing: 1, excess: 0 }],
    ['cl', '8320000', { ok: true, normalized: '', formatted: '' }],
  ] as const)('%s %j', (brand, typed, expected) => {
    expect(validatePostalCode(brand, typed)).toEqual(expected)
  })

  it('is asked for in Brazil and Mexico alone', () => {
    expect(postalCodeRule('br')).toEqual({ digits: 8, mask: '#####-###' })
    expect(postalCodeRule('mx')?.digits).toBe(5)
    expect(postalCodeRule('ar')).toBe(null)
  })

  it('is shown while it is typed', () => {
    expect(['01310', '013101', '01310-1000'].map((typed) => formatPostalCode('br', typed))).toEqual([
      '01310',
      '01310-1',
      '01310-1000',
    ])
    expect(formatPostalCode('cl', '832 0000')).toBe('832 0000')
  })
})
