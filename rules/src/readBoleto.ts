import { type Boleto, barcodeDigit, boletoDueDate, fieldDigit } from './boleto.ts'

export type ReadBoleto =
  | { readonly ok: true; readonly boleto: Boleto }
  | {
      readonly ok: false
      readonly code: 'length' | 'bad-characters' | 'check-digit' | 'not-brl'
      /** Which of the line's five fields is wrong, so that the eye finds it; 0 where it is none of them. */
      readonly part: 0 | 1 | 2 | 3 | 4
    }

/**
 * Reads a digitable line (47 digits) or a barcode (44). `reference` (`YYYY-MM-DD`) settles which of the dates that share
 * a due factor is meant.
 */
export const readBoleto = (typed: string, reference: string): ReadBoleto => {
  const digits = typed.replace(/[\s.]/g, '')
  if (!/^\d*$/.test(digits)) return { ok: false, code: 'bad-characters', part: 0 }
  if (digits.length === 44) return readBarcode(digits, reference)
  if (digits.length !== 47) return { ok: false, code: 'length', part: 0 }
  const part = wrongField(digits)
  return part === null ? readBarcode(barcodeOf(digits), reference) : { ok: false, code: 'check-digit', part }
}

const wrongField = (line: string): 1 | 2 | 3 | null => {
  const fields = [
    [1, 0, 10],
    [2, 10, 21],
    [3, 21, 32],
  ] as const
  const wrong = fields.find(([, from, to]) => fieldDigit(line.slice(from, to - 1)) !== line.charAt(to - 1))
  return wrong?.[0] ?? null
}

const barcodeOf = (line: string): string =>
  line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31)

const readBarcode = (barcode: string, reference: string): ReadBoleto => {
  const others = barcode.slice(0, 4) + barcode.slice(5)
  if (barcode.charAt(3) !== '9') return { ok: false, code: 'not-brl', part: 0 }
  if (barcodeDigit(others) !== barcode.charAt(4)) return { ok: false, code: 'check-digit', part: 4 }
  return {
    ok: true,
    boleto: {
      bank: barcode.slice(0, 3),
      dueDate: boletoDueDate(barcode.slice(5, 9), reference),
      amount: Number(barcode.slice(9, 19)),
      freeField: barcode.slice(19),
    },
  }
}
