import { luhnSum, weightedSumFromRight } from './checkDigit.ts'
import { addDays, daysBetween } from './civilDate.ts'
import { fillMask } from './documentMask.ts'
import type { Minor } from './money.ts'

/** A bank slip as its barcode says it. */
export interface Boleto {
  /** Three digits, `001`. */
  readonly bank: string
  /** `YYYY-MM-DD`; null for one payable at any time. */
  readonly dueDate: string | null
  /** Centavos; 0 leaves it open. */
  readonly amount: Minor
  /** 25 digits that are the bank's own. */
  readonly freeField: string
}

export interface BoletoCodes {
  /** 44 digits. */
  readonly barcode: string
  /** The 47 digits that people type. */
  readonly digitableLine: string
  /** The same as it is printed: `00190.00009 01234.567004 00000.123174 9 16560000004990`. */
  readonly formattedLine: string
}

export type BoletoResult =
  | { readonly ok: true; readonly codes: BoletoCodes }
  | {
      readonly ok: false
      readonly code: 'bank' | 'due-date' | 'amount' | 'free-field'
      readonly field: keyof Boleto
    }

const epoch = '1997-10-07'
const firstFactor = 1000
const factors = 9000
const maxAmount = 99_999_999_99

/** Barcode and digitable line of a boleto in reais. Source: FEBRABAN layout, facts section 4. */
export const boletoCodes = (boleto: Boleto): BoletoResult => {
  const { bank, dueDate, amount, freeField } = boleto
  if (!/^\d{3}$/.test(bank)) return { ok: false, code: 'bank', field: 'bank' }
  const factor = dueDate === null ? '0000' : dueFactor(dueDate)
  if (factor === null) return { ok: false, code: 'due-date', field: 'dueDate' }
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > maxAmount) {
    return { ok: false, code: 'amount', field: 'amount' }
  }
  if (!/^\d{25}$/.test(freeField)) return { ok: false, code: 'free-field', field: 'freeField' }
  const tail = factor + String(amount).padStart(10, '0') + freeField
  const barcode = `${bank}9${barcodeDigit(`${bank}9${tail}`)}${tail}`
  const digitableLine = lineOf(barcode)
  return { ok: true, codes: { barcode, digitableLine, formattedLine: formatBoletoLine(digitableLine) } }
}

/** Days since 1997-10-07 in four digits; after 9999 (2025-02-21) they begin again at 1000. Null before the first. */
const dueFactor = (dueDate: string): string | null => {
  const days = daysBetween(epoch, dueDate)
  if (days === null || days < firstFactor) return null
  return String(((days - firstFactor) % factors) + firstFactor)
}

/** Of the dates that share a factor, the one nearest to `reference` (`YYYY-MM-DD`); null for `0000` and other non-factors. */
export const boletoDueDate = (factor: string, reference: string): string | null => {
  const since = daysBetween(epoch, reference)
  if (since === null || !/^[1-9]\d{3}$/.test(factor)) return null
  const rounds = Math.max(0, Math.round((since - Number(factor)) / factors))
  return addDays(epoch, Number(factor) + rounds * factors)
}

const barcodeWeights = Array.from({ length: 43 }, (_, at) => 2 + (at % 8))

/** The general check digit, over the 43 other digits; 0, 10 and 11 become 1. */
export const barcodeDigit = (others: string): string => {
  const digit = 11 - (weightedSumFromRight(others, barcodeWeights) % 11)
  return String(digit > 9 ? 1 : digit)
}

/** The check digit of one of the line's first three fields. */
export const fieldDigit = (field: string): string =>
  String((10 - (luhnSum([...field].reverse().join(''), 0) % 10)) % 10)

const lineOf = (barcode: string): string => {
  const free = barcode.slice(19)
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  return fields.map((field) => field + fieldDigit(field)).join('') + barcode.slice(4, 19)
}

/** For display, complete or half typed. */
export const formatBoletoLine = fillMask('#####.##### #####.###### #####.###### # ##############')
