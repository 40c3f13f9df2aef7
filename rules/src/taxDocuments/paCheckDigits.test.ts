import { describe, expect, it } from 'vitest'
import { validateTaxDocument } from '../taxDocument.ts'
import { paCheckDigits } from './paCheckDigits.ts'

/** Numbers with the digits that the tax authority's own calculator gives them. */
const known: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'companies of the new register': [
    ['155587169-2-2014', '09'],
    ['155720753-2-2022', '39'],
    ['2588017-1-831938', '20'],
    ['2486589-1-816994', '62'],
    ['1830234-1-710357', '82'],
    ['1956569-1-732877', '00'],
    ['797609-1-493865', '12'],
    ['203141-1-17214', '60'],
    ['61302-14-123411', '22'],
    ['65219-68-360495', '20'],
    ['64296-75-357434', '00'],
  ],
  'companies of the old register': [
    ['253-92-57027', '76'],
    ['1102-85-117211', '95'],
    ['10102-64-103462', '30'],
    ['12388-184-921', '62'],
    ['32425-254-85621', '68'],
    ['41369-85-283456', '73'],
    ['41425-516-58123', '41'],
  ],
  people: [
    ['8-442-445', '08'],
    ['PE-10-442', '50'],
    ['N-45-832', '58'],
    ['E-12-342', '10'],
    ['E-8-12770', '72'],
    ['E-8-127702', '16'],
    ['E-8-127703', '05'],
    ['8AV-1-196', '90'],
    ['8PI-1-80', '05'],
    ['13PI-1-196', '58'],
    ['2PI-123-1234', '41'],
  ],
  'numbers without a typed card': [
    ['8-NT-1-13656', '43'],
    ['1-NT-45-56544', '03'],
    ['5-NT-478-2351', '94'],
    ['7-NT-102-33575', '03'],
    ['8-NT-1-24', '33'],
    ['3-NT-465-45624', '03'],
    ['12-NT-45-2154', '17'],
  ],
}

describe.each(Object.entries(known))('%s', (_, numbers) => {
  it.each(numbers)('%s has the check digits %s and no others', (number, digits) => {
    const right = validateTaxDocument('pa', `${number} DV ${digits}`)
    const other = digits === '11' ? '22' : '11'
    expect(right).toMatchObject({ ok: true, warning: null, formatted: `${number} DV ${digits}` })
    expect(validateTaxDocument('pa', `${number} DV ${other}`)).toMatchObject({
      ok: false,
      code: 'check-digit',
    })
  })
})

/** What takes the place of each pair of digits in the old register, as published. */
it.each([
  ['10 11 12 13 14 15 16 17 18', '01 02 03 04 05 06 07 08 09'],
  ['19 20 21 22', '01 02 03 04'],
  ['23 24 25', '07 08 09'],
  ['26 27 28 29 30 31 32 33', '02 03 04 05 06 07 08 09'],
  ['34 35 36 37 38 39 40 41 42', '01 02 03 04 05 06 07 08 09'],
  ['43 44 45 46 47 48 49', '01 02 03 04 05 06 07'],
])('old rolls that begin with %s have the check digits of rolls that begin with %s', (from, to) => {
  const places = to.split(' ')
  const digitsOf = (pair: string) =>
    paCheckDigits({ of: 'company', roll: `${pair}388`, image: '184', record: '921' }).expected
  expect(from.split(' ').map(digitsOf)).toEqual(places.map(digitsOf))
})

it('knows the digits of people with long entries where they are certain', () => {
  expect(validateTaxDocument('pa', 'N-8-127702 DV 11')).toMatchObject({ ok: false, code: 'check-digit' })
  expect(validateTaxDocument('pa', 'PE-8-127702 DV 11')).toMatchObject({ ok: true, warning: 'check-digit' })
  expect(validateTaxDocument('pa', '8-8-127702 DV 11')).toMatchObject({ ok: true, warning: 'check-digit' })
  expect(validateTaxDocument('pa', '8-NT-8-127702 DV 11')).toMatchObject({ ok: true, warning: 'check-digit' })
})

it('takes an NT number of a person and of a company', () => {
  const { expected } = paCheckDigits({ of: 'either', province: '8', folio: '1', entry: '136' })
  expect(expected).toEqual(['30', '70'])
})

it('lets a long folio pass with a warning, because descriptions of it disagree', () => {
  expect(validateTaxDocument('pa', 'E-1234-12770 DV 11')).toMatchObject({ ok: true, warning: 'check-digit' })
})
