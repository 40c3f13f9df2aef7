import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brandIds } from './brand.ts'
import { keepCaret } from './keepCaret.ts'
import { formatTaxDocument } from './taxDocument.ts'

/** `|` is the caret. */
it.each([
  ['5299|', '529.9|'],
  ['529|.9', '529|.9'],
  ['52|9982', '52|9.982'],
  ['529.998|.22', '529.998|.22'],
  ['|529', '|529'],
  ['529.1|982', '529.1|98.2'],
])('typed as %s, shown as %s', (typed, shown) => {
  const formatted = shown.replace('|', '')
  const caret = keepCaret(typed.replace('|', ''), typed.indexOf('|'), formatted)
  expect(`${formatted.slice(0, caret)}|${formatted.slice(caret)}`).toBe(shown)
})

it('leaves as many letters and digits before it as there were', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789AK.-/ '), maxLength: 16 })
  fc.assert(
    fc.property(fc.constantFrom(...brandIds), text, fc.nat(16), (brand, typed, place) => {
      fc.pre(brand !== 'cr')
      const caret = Math.min(place, typed.length)
      const formatted = formatTaxDocument(brand, typed)
      const at = keepCaret(typed, caret, formatted)
      const count = (part: string) => part.replace(/[^0-9A-Z]/g, '').length
      expect(count(formatted.slice(0, at))).toBe(count(typed.slice(0, caret)))
    }),
  )
})
