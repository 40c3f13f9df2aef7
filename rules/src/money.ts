import { monthsOf } from './cycle.ts'
import type { Cycle } from './cycle.ts'

/** An amount in the smallest unit that its currency shows (centavos for BRL, whole pesos for CLP): always an integer. */
export type Minor = number

/** How a currency is written. `decimals` is also the exponent of its minor unit here. Source: spec 1 section 9. */
export interface CurrencyFormat {
  readonly symbol: string
  readonly decimals: 0 | 2
  readonly decimalMark: ',' | '.'
  readonly groupMark: ',' | '.'
}

const comma = { decimalMark: ',', groupMark: '.' } as const
const dot = { decimalMark: '.', groupMark: ',' } as const

/**
 * One table for all brands: `Intl` defaults differ from what the shop shows. The space after a symbol is U+00A0, so
 * that an amount never breaks over two lines. Source: spec 1 section 9; PEN is ours.
 */
export const currencies = {
  BRL: { symbol: 'R$\u00a0', decimals: 2, ...comma },
  CLP: { symbol: '$', decimals: 0, ...comma },
  COP: { symbol: '$', decimals: 0, ...comma },
  MXN: { symbol: '$', decimals: 2, ...dot },
  ARS: { symbol: '$', decimals: 2, ...comma },
  UYU: { symbol: '$U\u00a0', decimals: 2, ...comma },
  PYG: { symbol: '₲\u00a0', decimals: 2, ...comma },
  DOP: { symbol: 'RD$\u00a0', decimals: 2, ...comma },
  BOB: { symbol: 'Bs\u00a0', decimals: 2, ...comma },
  CRC: { symbol: '₡', decimals: 2, ...comma },
  USD: { symbol: 'US$\u00a0', decimals: 2, ...dot },
  PEN: { symbol: 'S/\u00a0', decimals: 2, ...dot },
} as const satisfies Record<string, CurrencyFormat>

export type Currency = keyof typeof currencies

/**
 * The one place where money is rounded: `numerator / denominator` to the nearest integer, halves up. Both are integers,
 * the numerator not negative, the denominator positive.
 */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor(numerator / denominator) + (2 * (numerator % denominator) >= denominator ? 1 : 0)

/**
 * So many percent of an amount, rounded half up. Percentages count to a hundredth (12.5 is 1250 parts of 10,000) and are held
 * within 0 and 100, so the answer is never negative and never more than the amount.
 */
export function percentOf(amount: Minor, percentage: number): Minor {
  const parts = Math.min(10_000, Math.max(0, Math.round(percentage * 100)))
  // Whole ten-thousands first: amount times parts could leave the safe integers.
  return Math.floor(amount / 10_000) * parts + divideHalfUp((amount % 10_000) * parts, 10_000)
}

/**
 * Parts of `amount` in proportion to `weights`, by largest remainder (equal remainders: the earlier part), so that
 * they always sum to `amount`. Without any weight above zero every part is zero.
 */
export function splitProportionally(amount: Minor, weights: readonly number[]): Minor[] {
  let whole = 0
  for (const weight of weights) whole += weight
  if (whole <= 0) return weights.map(() => 0)
  const exact = BigInt(amount)
  const parts: Minor[] = []
  const remainders: { index: number; remainder: bigint }[] = []
  let left = amount
  for (const [index, weight] of weights.entries()) {
    const product = exact * BigInt(weight)
    const part = Number(product / BigInt(whole))
    parts.push(part)
    remainders.push({ index, remainder: product % BigInt(whole) })
    left -= part
  }
  // Stable: of equal remainders the earlier part comes first.
  remainders.sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** `R$ 1.234,50`, `$1.235`, `-R$ 9,90`: the sign stands before the symbol. */
export function formatMoney(amount: Minor, currency: Currency): string {
  const { symbol, decimals, decimalMark, groupMark } = currencies[currency]
  const digits = Math.abs(amount)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, groupMark)
  const fraction = decimals === 0 ? '' : decimalMark + digits.slice(-decimals)
  return (amount < 0 ? '-' : '') + symbol + whole + fraction
}

/** The decimal number that goes over the wire: 990 BRL is 9.9, 990 CLP is 990. */
export const toDecimal = (amount: Minor, currency: Currency): number =>
  amount / 10 ** currencies[currency].decimals

/**
 * Back from the wire, exactly; undefined for what the currency cannot hold: more decimals than it has, or no finite number
 * within the exact integers.
 */
export function fromDecimal(decimal: number, currency: Currency): Minor | undefined {
  // Plus zero: a negative zero would not equal zero everywhere.
  const amount = Math.round(decimal * 10 ** currencies[currency].decimals) + 0
  return Number.isSafeInteger(amount) && toDecimal(amount, currency) === decimal ? amount : undefined
}

/** `40% OFF`, alike in every language. Cut, not rounded: a label never promises more than the price keeps. */
export const discountLabel = (percentage: number): string => `${Math.floor(percentage)}% OFF`

/** What a term comes to per month, for showing beside it (rounded half up); never a base for further reckoning. */
export const perMonth = (amount: Minor, cycle: Cycle): Minor => divideHalfUp(amount, monthsOf[cycle])

/** Whole percent saved by a term against paying `monthly` for as long, cut; 0 where nothing is saved. */
export function savingPercentage(amount: Minor, cycle: Cycle, monthly: Minor): number {
  const asMonthly = monthly * monthsOf[cycle]
  return amount >= asMonthly ? 0 : Math.floor((100 * (asMonthly - amount)) / asMonthly)
}
