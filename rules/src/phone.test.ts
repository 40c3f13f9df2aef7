import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BrandId, brandIds } from './brand.ts'
import { formatPhone, phonePlans, validatePhone } from './phone.ts'

const verdict = (brand: BrandId, typed: string): string => {
  const result = validatePhone(brand, typed)
  if (result.ok) return `${result.e164} ${result.formatted}`
  return [result.code, result.missing, result.excess].filter((part) => part !== 0).join(' ')
}

describe('a phone number', () => {
  it.each([
    ['br', '(11) 99999-8888', '+5511999998888 (11) 99999-8888'],
    ['br', '11999998888', '+5511999998888 (11) 99999-8888'],
    ['br', '011 99999-8888', '+5511999998888 (11) 99999-8888'],
    ['br', '+55 11 99999 8888', '+5511999998888 (11) 99999-8888'],
    ['br', '0055 11 99999 8888', '+5511999998888 (11) 99999-8888'],
    ['br', '5511999998888', '+5511999998888 (11) 99999-8888'],
    ['br', '(55) 3221-1234', '+555532211234 (55) 3221-1234'],
    ['br', '1132123456', '+551132123456 (11) 3212-3456'],
    ['br', '99999-8888', 'too-short 1'],
    ['br', '1199999888', 'structure'],
    ['br', '10999998888', 'structure'],
    ['br', '11899998888', 'structure'],
    ['br', '11111111111', 'structure'],
    ['br', '119999988880', 'too-long 1'],
    ['br', '', 'empty'],
    ['br', ' + ', 'empty'],
    ['br', '11 9999x-8888', 'bad-characters'],
    ['br', '11+999998888', 'bad-characters'],
    ['br', '+351 912 345 678', '+351912345678 +351912345678'],
    ['br', '+351 912', 'too-short 2'],
    ['br', '+3519123456789012', 'too-long 1'],
    ['br', '+01234567890', 'structure'],
    ['br', '1111111111', 'structure'],
    ['br', '+12345678', '+12345678 +12345678'],
    ['br', '+123456789012345', '+123456789012345 +123456789012345'],
    ['br', '5532211234', '+555532211234 (55) 3221-1234'],
    ['br', '55999998888', '+5555999998888 (55) 99999-8888'],
    ['cl', '9 8765 4321', '+56987654321 9 8765 4321'],
    ['cl', '56987654321', '+56987654321 9 8765 4321'],
    ['cl', '87654321', 'too-short 1'],
    ['cl', '187654321', 'structure'],
    ['co', '300 123 4567', '+573001234567 300 123 4567'],
    ['co', '6011234567', '+576011234567 601 123 4567'],
    ['co', '2001234567', 'structure'],
    ['mx', '55 1234 5678', '+525512345678 55 1234 5678'],
    ['mx', '+52 15 5123 4567', 'structure'],
    ['mx', '+52 1 55 1234 56789', 'too-long 2'],
    ['mx', '+52 21 5512 345678', 'too-long 2'],
    ['mx', '+52 1 55 1234 5678', '+525512345678 55 1234 5678'],
    ['mx', '5215512345678', '+525512345678 55 1234 5678'],
    ['ar', '011 4321-5678', '+541143215678 11 4321-5678'],
    ['ar', '+54 9 11 4321-5678', '+5491143215678 9 11 4321-5678'],
    ['ar', '811432156789', 'too-long 1'],
    ['pe', '51 987 654 321', '+51987654321 987 654 321'],
    ['pe', '987 654 321', '+51987654321 987 654 321'],
    ['pe', '(01) 234-5678', '+5112345678 1 234 5678'],
    ['ec', '099 123 4567', '+593991234567 99 123 4567'],
    ['ec', '02 234 5678', '+59322345678 2 234 5678'],
    ['uy', '099 123 456', '+59899123456 99 123 456'],
    ['py', '0981 123 456', '+595981123456 981 123 456'],
    ['do', '(809) 555-1234', '+18095551234 809-555-1234'],
    ['do', '1 829 555 1234', '+18295551234 829-555-1234'],
    ['do', '2125551234', 'structure'],
    ['bo', '71234567', '+59171234567 7123 4567'],
    ['cr', '8888-1234', '+50688881234 8888-1234'],
    ['sv', '7777 1234', '+50377771234 7777-1234'],
    ['pa', '6123-4567', '+50761234567 6123-4567'],
    ['pa', '212-3456', '+5072123456 212-3456'],
  ] as const)('%s %j: %s', (brand, typed, expected) => {
    expect(verdict(brand, typed)).toBe(expected)
  })

  it.each([
    ['br', '11', '(11'],
    ['br', '119', '(11) 9'],
    ['br', '1132123456', '(11) 3212-3456'],
    ['br', '11999998888', '(11) 99999-8888'],
    ['br', '', ''],
    ['br', '+5511', '+5511'],
    ['br', '00 351 9', '+3519'],
    ['br', ' +351 9', '+3519'],
    ['br', '1100', '(11) 00'],
    ['br', '1100+', '(11) 00'],
    ['cl', '98765', '9 8765'],
  ] as const)('%s shows %j as %j while it is typed', (brand, typed, shown) => {
    expect(formatPhone(brand, typed)).toBe(shown)
  })

  it('reads the same from what it keeps and from what it shows', () => {
    const digits = fc.stringMatching(/^[1-9]\d{6,10}$/)
    fc.assert(
      fc.property(fc.constantFrom(...brandIds), digits, (brand, typed) => {
        const result = validatePhone(brand, typed)
        if (!result.ok) return
        expect(validatePhone(brand, result.e164)).toEqual(result)
        expect(validatePhone(brand, result.formatted)).toEqual(result)
        expect(result.e164).toMatch(/^\+[1-9]\d{7,14}$/)
        expect(result.e164.startsWith(`+${phonePlans[brand].prefix}`)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
