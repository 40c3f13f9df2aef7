import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillMask, groupThousands, groupWithCheckDigit } from './documentMask.ts'

describe('a mask', () => {
  it.each([
    ['###-#', '', ''],
    ['###-#', '123', '123'],
    ['###-#', '1234', '123-4'],
    ['###-#', '12345', '123-45'],
    ['(##) #', '1', '(1'],
    ['(##) #', '123', '(12) 3'],
    ['', '12', '12'],
  ])('%s filled with %j shows %j', (mask, text, shown) => {
    expect(fillMask(mask)(text)).toBe(shown)
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[#.-]{0,12}$/), fc.stringMatching(/^\d{0,15}$/), (mask, text) => {
        expect(fillMask(mask)(text).replace(/\D/g, '')).toBe(text)
      }),
    )
  })
})

it.each([
  ['', '', ''],
  ['1', '1', '1'],
  ['12', '12', '1-2'],
  ['123', '123', '12-3'],
  ['1234', '1.234', '123-4'],
  ['1234567', '1.234.567', '123.456-7'],
])('%j in thousands is %s, with a check digit %s', (text, grouped, checked) => {
  expect([groupThousands(text), groupWithCheckDigit(text)]).toEqual([grouped, checked])
})
