/** A Panamanian number in its parts. `of: 'either'` is an NT number, which people and companies both bear. */
export type PaRuc =
  | {
      readonly of: 'person'
      readonly province: string
      readonly letters: string
      readonly folio: string
      readonly entry: string
    }
  | { readonly of: 'company'; readonly roll: string; readonly image: string; readonly record: string }
  | { readonly of: 'either'; readonly province: string; readonly folio: string; readonly entry: string }

/** `certain` is false where published descriptions disagree: long folios and entries of people. */
export interface PaCheckDigits {
  readonly expected: readonly string[]
  readonly certain: boolean
}

const letterCode: Readonly<Record<string, string>> = {
  '': '00',
  E: '50',
  N: '40',
  PE: '75',
  AV: '15',
  PI: '79',
}

/** The two check digits of a number, one after the other. Source: DGI, "Cálculo del dígito verificador del RUC". */
export const paCheckDigits = (ruc: PaRuc): PaCheckDigits => {
  if (ruc.of === 'person') return ofPerson(ruc)
  return ruc.of === 'company' ? { expected: [ofCompany(ruc)], certain: true } : ofNotTyped(ruc)
}

const ofPerson = ({ province, letters, folio, entry }: Extract<PaRuc, { of: 'person' }>): PaCheckDigits => {
  const ends = letters === 'E' || letters === 'N' ? 6 : 5
  const body = `5${province.padStart(2, '0')}${letterCode[letters] ?? ''}${folio.padStart(3, '0')}${entry.padStart(5, '0')}`
  return { expected: [twoDigits(body, false)], certain: folio.length <= 3 && entry.length <= ends }
}

const ofNotTyped = ({ province, folio, entry }: Extract<PaRuc, { of: 'either' }>): PaCheckDigits => {
  const body = `${province.padStart(2, '0')}43${folio.padStart(3, '0')}${entry.padStart(5, '0')}`
  return { expected: [twoDigits(`5${body}`, false), twoDigits(body, false)], certain: entry.length <= 5 }
}

const ofCompany = ({ roll, image, record }: Extract<PaRuc, { of: 'company' }>): string => {
  const body = roll.padStart(10, '0') + image.padStart(4, '0') + record.padStart(6, '0')
  return /^...00[0-4]/.test(body)
    ? twoDigits(body.slice(0, 5) + crossReference(body.slice(5, 7)) + body.slice(7), true)
    : twoDigits(body, false)
}

/** Numbers of the old register get two digits exchanged: 10 to 18 begin the series again, so do 19, 26 and 34; 23 jumps to 7. */
const crossReference = (pair: string): string => {
  const value = Number(pair)
  if (value < 10 || value > 49) return pair
  if (value <= 18) return `0${value - 9}`
  if (value <= 22) return `0${value - 18}`
  if (value <= 25) return `0${value - 16}`
  if (value <= 33) return `0${value - 24}`
  return `0${value <= 42 ? value - 33 : value - 42}`
}

const twoDigits = (body: string, old: boolean): string => {
  const first = oneDigit(body, old)
  return first + oneDigit(body + first, old)
}

/** Weights 2, 3, 4 ... from the right; in the old register 11 comes twice. */
const oneDigit = (body: string, old: boolean): string => {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (old && at >= 10 ? at + 1 : at + 2), 0)
  return String(sum % 11 > 1 ? 11 - (sum % 11) : 0)
}
