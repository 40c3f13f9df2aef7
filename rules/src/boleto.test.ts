import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Boleto, barcodeDigit, boletoCodes, boletoDueDate, formatBoletoLine } from './boleto.ts'
import { addDays, daysBetween } from './civilDate.ts'
import { readBoleto } from './readBoleto.ts'

const example: Boleto = {
  bank: '001',
  dueDate: '2026-12-10',
  amount: 4990,
  freeField: '0000001234567000000012317',
}
const line = '00190.00009 01234.567004 00000.123174 9 16560000004990'
const today = '2026-11-20'

const codesOf = (boleto: Boleto) => {
  const result = boletoCodes(boleto)
  if (!result.ok) throw new Error(`${result.field}: ${result.code}`)
  return result.codes
}

describe('a boleto', () => {
  it('has the barcode and line of the worked example', () => {
    expect(codesOf(example)).toEqual({
      barcode: '00199165600000049900000001234567000000012317',
      digitableLine: line.replace(/\D/g, ''),
      formattedLine: line,
    })
  })

  it.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-12-10', '1656'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ])('due on %s has the factor %s', (dueDate, factor) => {
    expect(codesOf({ ...example, dueDate }).barcode.slice(5, 9)).toBe(factor)
  })

  it('without due date or amount leaves both open', () => {
    const open = { ...example, dueDate: null, amount: 0 }
    expect(codesOf(open).barcode.slice(5, 19)).toBe('00000000000000')
    expect(readBoleto(codesOf(open).digitableLine, today)).toEqual({ ok: true, boleto: open })
  })

  it.each<[string, Partial<Boleto>]>([
    ['bank: bank', { bank: '1' }],
    ['bank: bank', { bank: '0011' }],
    ['bank: bank', { bank: 'x001' }],
    ['bank: bank', { bank: '001x' }],
    ['dueDate: due-date', { dueDate: '2000-07-02' }],
    ['dueDate: due-date', { dueDate: '2026-02-30' }],
    ['dueDate: due-date', { dueDate: '10/12/2026' }],
    ['amount: amount', { amount: -1 }],
    ['amount: amount', { amount: 0.5 }],
    ['amount: amount', { amount: 10_000_000_000 }],
    ['freeField: free-field', { freeField: '123' }],
    ['freeField: free-field', { freeField: '1'.repeat(26) }],
    ['freeField: free-field', { freeField: `x${'1'.repeat(25)}` }],
    ['freeField: free-field', { freeField: `${'1'.repeat(25)}x` }],
  ])('is refused with %s', (expected, change) => {
    expect(() => codesOf({ ...example, ...change })).toThrow(expected)
  })
})

describe('a typed line', () => {
  it('is read in any punctuation, and from the barcode', () => {
    const expected = { ok: true, boleto: example }
    expect(readBoleto(line, today)).toEqual(expected)
    expect(readBoleto(line.replace(/\D/g, ''), today)).toEqual(expected)
    expect(readBoleto(codesOf(example).barcode, today)).toEqual(expected)
  })

  it.each([
    ['one digit short', line.slice(0, -1), 'length', 0],
    ['nothing', '', 'length', 0],
    ['letters', line.replace('9', 'x'), 'bad-characters', 0],
    ['a slip in the first field', line.replace('00190', '00180'), 'check-digit', 1],
    ['a slip in the second', line.replace('567004', '568004'), 'check-digit', 2],
    ['a slip in the third', line.replace('123174', '123184'), 'check-digit', 3],
    ['a slip in the general digit', line.replace(' 9 ', ' 8 '), 'check-digit', 4],
    ['a slip in the amount', line.replace('4990', '4991'), 'check-digit', 4],
    ['another currency', codesOf(example).barcode.replace(/^0019/, '0018'), 'not-brl', 0],
  ])('with %s', (_, typed, code, part) => {
    expect(readBoleto(typed, today)).toEqual({ ok: false, code, part })
  })

  it('is shown in groups while it is typed', () => {
    expect(formatBoletoLine('00190000090')).toBe('00190.00009 0')
    expect(formatBoletoLine('')).toBe('')
  })
})

describe('the due factor', () => {
  it.each([
    ['1656', '2026-11-20', '2026-12-10'],
    ['1656', '2002-01-01', '2002-04-20'],
    ['9999', '2025-03-01', '2025-02-21'],
    ['1000', '2025-02-20', '2025-02-22'],
    ['0000', today, null],
    ['0999', today, null],
    ['11656', today, null],
    ['1656x', today, null],
    ['1656', 'yesterday', null],
  ])('%s read on %s means %s', (factor, reference, expected) => {
    expect(boletoDueDate(factor, reference)).toBe(expected)
  })
})

describe('laws', () => {
  const boleto = fc.record<Boleto>({
    bank: fc.stringMatching(/^\d{3}$/),
    dueDate: fc.integer({ min: 0, max: 4000 }).map((days) => addDays(today, days)),
    amount: fc.integer({ min: 0, max: 9_999_999_999 }),
    freeField: fc.stringMatching(/^\d{25}$/),
  })
  const otherDigit = (text: string, at: number, step: number) =>
    text.slice(0, at) + ((Number(text.charAt(at)) + step) % 10) + text.slice(at + 1)

  it('what is written reads back as what was meant', () => {
    fc.assert(
      fc.property(boleto, (given) => {
        expect(readBoleto(codesOf(given).formattedLine, today)).toEqual({ ok: true, boleto: given })
      }),
    )
  })

  it('one wrong digit in the first three fields is always noticed', () => {
    fc.assert(
      fc.property(boleto, fc.nat(31), fc.integer({ min: 1, max: 9 }), (given, at, step) => {
        expect(readBoleto(otherDigit(codesOf(given).digitableLine, at, step), today).ok).toBe(false)
      }),
    )
  })

  it('one wrong digit of the barcode is noticed unless both give the digit 1, which stands for three remainders', () => {
    fc.assert(
      fc.property(boleto, fc.nat(42), fc.integer({ min: 1, max: 9 }), (given, at, step) => {
        const { barcode } = codesOf(given)
        const others = barcode.slice(0, 4) + barcode.slice(5)
        const wrong = otherDigit(others, at, step)
        fc.pre(barcodeDigit(wrong) !== '1')
        expect(barcodeDigit(wrong)).not.toBe(barcode.charAt(4))
      }),
    )
  })
})

describe('calendar dates', () => {
  it.each([
    ['1997-10-07', '2025-02-21', 9999],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-03-01', '2026-02-28', -1],
    ['2026-02-29', '2026-03-01', null],
    ['2026-1-1', '2026-03-01', null],
    ['2026-13-01', '2026-03-01', null],
  ])('from %s to %s: %s days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it('adding the days between two dates leads from one to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20000, max: 20000 }), (days) => {
        const to = addDays(today, days)
        expect(to === null ? null : daysBetween(today, to)).toBe(days)
      }),
    )
    expect(addDays('never', 1)).toBe(null)
  })
})
