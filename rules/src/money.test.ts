import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currencies,
  discountLabel,
  divideHalfUp,
  formatMoney,
  fromDecimal,
  percentOf,
  perMonth,
  savingPercentage,
  splitProportionally,
  toDecimal,
} from './money.ts'
import type { Currency } from './money.ts'

const amounts = fc.nat({ max: 1_000_000_000_000 })
const isCurrency = (code: string): code is Currency => code in currencies
const everyCurrency = fc.constantFrom(...Object.keys(currencies).filter(isCurrency))

describe('rounding', () => {
  it.each([
    [10, 4, 3],
    [9, 4, 2],
    [11, 4, 3],
    [1, 2, 1],
    [0, 7, 0],
    [21, 7, 3],
  ])('%i / %i is %i', (numerator, denominator, rounded) =>
    expect(divideHalfUp(numerator, denominator)).toBe(rounded),
  )
})

describe('percentOf', () => {
  it.each([
    [1000, 10, 100],
    [999, 50, 500],
    [1, 50, 1],
    [1, 49, 0],
    [1000, 12.5, 125],
    [1000, 33.33, 333],
    [1000, 33.35, 334],
    [99_999, 100, 99_999],
    // Out of bounds percentages never make a price negative, nor raise it.
    [1000, 150, 1000],
    [1000, -5, 0],
    // Beyond what a plain product could hold exactly.
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
    [9_007_199_254_740_991, 50, 4_503_599_627_370_496],
  ])('%i at %d percent is %i', (amount, percentage, part) => expect(percentOf(amount, percentage)).toBe(part))

  it('stays between nothing and the whole, is an integer and is at most half a unit off', () =>
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const part = percentOf(amount, hundredths / 100)
        expect(Number.isInteger(part)).toBe(true)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(amount)
        const twice = 2n * (BigInt(part) * 10_000n - BigInt(amount) * BigInt(hundredths))
        expect(twice <= 10_000n && twice > -10_000n).toBe(true)
      }),
    ))
})

describe('splitProportionally', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [10, [3, 0, 7], [3, 0, 7]],
    // The largest remainder first, wherever it stands.
    [10, [1, 1, 4], [2, 2, 6]],
    [5, [1, 6, 3], [1, 3, 1]],
    [0, [5, 5], [0, 0]],
    [7, [0, 0], [0, 0]],
    [7, [], []],
    [7, [9], [7]],
  ])('%i over %j is %j', (amount, weights, parts) =>
    expect(splitProportionally(amount, weights)).toEqual(parts),
  )

  it('sums to the whole, each part within one unit of its share', () =>
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        fc.pre(whole > 0)
        const parts = splitProportionally(amount, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          const exact = BigInt(amount) * BigInt(weights[index] ?? 0)
          const difference = BigInt(part) * BigInt(whole) - exact
          expect(difference < BigInt(whole) && difference > -BigInt(whole)).toBe(true)
        }
      }),
    ))

  it('never gives a part more than its weight when the whole covers the amount', () =>
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 }), { minLength: 1 }), fc.nat({ max: 500 }), (weights, wish) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        const parts = splitProportionally(Math.min(wish, whole), weights)
        for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
      }),
    ))
})

describe('formatMoney', () => {
  it.each([
    ['BRL', 123_450, 'R$\u00a01.234,50'],
    ['BRL', 990, 'R$\u00a09,90'],
    ['BRL', 5, 'R$\u00a00,05'],
    ['BRL', 0, 'R$\u00a00,00'],
    ['BRL', -990, '-R$\u00a09,90'],
    ['BRL', 123_456_789_00, 'R$\u00a0123.456.789,00'],
    ['CLP', 1235, '$1.235'],
    ['CLP', -1235, '-$1.235'],
    ['CLP', 999, '$999'],
    ['CLP', 0, '$0'],
    ['COP', 1_234_500, '$1.234.500'],
    ['MXN', 123_450, '$1,234.50'],
    ['USD', 123_450, 'US$\u00a01,234.50'],
    ['ARS', 123_450, '$1.234,50'],
    ['UYU', 123_450, '$U\u00a01.234,50'],
    ['PYG', 123_450, '₲\u00a01.234,50'],
    ['DOP', 123_450, 'RD$\u00a01.234,50'],
    ['BOB', 123_450, 'Bs\u00a01.234,50'],
    ['CRC', 123_450, '₡1.234,50'],
    ['PEN', 123_450, 'S/\u00a01,234.50'],
  ] as const)('%s %i is %s', (currency, amount, text) => expect(formatMoney(amount, currency)).toBe(text))

  it('can be read back digit by digit', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), everyCurrency, (amount, currency) => {
        const text = formatMoney(amount, currency)
        const digits = Number(text.replace(/\D/g, '')) * (text.startsWith('-') ? -1 : 1)
        expect(digits + 0).toBe(amount + 0)
      }),
    ))
})

describe('decimals on the wire', () => {
  it.each([
    [9.9, 'BRL', 990],
    [0.29, 'BRL', 29],
    [1234.56, 'USD', 123_456],
    [0, 'BRL', 0],
    [-0, 'BRL', 0],
    [-9.9, 'BRL', -990],
    [990, 'CLP', 990],
    // More decimals than the currency has, or no amount at all.
    [9.901, 'BRL', undefined],
    [0.001, 'BRL', undefined],
    [990.5, 'CLP', undefined],
    [Number.NaN, 'BRL', undefined],
    [Number.POSITIVE_INFINITY, 'CLP', undefined],
    [1e18, 'CLP', undefined],
  ] as const)('%d %s is %j', (decimal, currency, amount) =>
    expect(fromDecimal(decimal, currency)).toBe(amount),
  )

  it('come back as they went', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), everyCurrency, (amount, currency) => {
        expect(fromDecimal(toDecimal(amount, currency), currency)).toBe(amount + 0)
      }),
    ))
})

describe('amounts for showing', () => {
  it('label a discount without promising more than it is', () => {
    expect(discountLabel(40)).toBe('40% OFF')
    expect(discountLabel(33.9)).toBe('33% OFF')
  })

  it.each([
    [11_880, 'annually', 990],
    [10_000, 'triennially', 278],
    [990, 'monthly', 990],
    [100, 'quarterly', 33],
    [9, 'semiannually', 2],
  ] as const)('%i for a term %s is %i a month', (amount, cycle, month) =>
    expect(perMonth(amount, cycle)).toBe(month),
  )

  it.each([
    [6000, 'annually', 1000, 50],
    [8001, 'annually', 1000, 33],
    [12_000, 'annually', 1000, 0],
    [13_000, 'annually', 1000, 0],
    [900, 'monthly', 1000, 10],
    [500, 'annually', 0, 0],
  ] as const)('%i for %s instead of %i a month saves %i percent', (amount, cycle, monthly, saving) =>
    expect(savingPercentage(amount, cycle, monthly)).toBe(saving),
  )
})
