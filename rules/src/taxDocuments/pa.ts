import {
  type TaxDocumentCode,
  type TaxDocumentHolder,
  type TaxDocumentResult,
  type TaxDocumentRule,
  refuseDocument,
} from '../taxDocumentForm.ts'
import { paCheckDigits, type PaRuc } from './paCheckDigits.ts'

/** The hyphens are part of the number here (`8-44-2445` is not `8-442-445`), so they stay. */
const normalize = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/[\p{M}\s/.:]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
    .replace(/-+(?=DV)|(?<=DV)-+/g, '')

const person = /^([1-9]|1[0-3])(|AV|PI)-(\d{1,4})-(\d{1,6})$/
/** Born or registered in no province. */
const personAlone = /^()(PE|E|N)-(\d{1,4})-(\d{1,6})$/
const company = /^(?!0+-)(\d{3,10})-(\d{1,4})-(\d{1,6})$/
const notTyped = /^([1-9]|1[0-3])-NT-(\d{1,3})-(\d{1,7})$/

const parse = (number: string): PaRuc | null => {
  const isPerson = person.exec(number) ?? personAlone.exec(number)
  if (isPerson) {
    const [, province = '', letters = '', folio = '', entry = ''] = isPerson
    return { of: 'person', province, letters, folio, entry }
  }
  const isCompany = company.exec(number)
  if (isCompany) {
    const [, roll = '', image = '', record = ''] = isCompany
    return { of: 'company', roll, image, record }
  }
  const isNotTyped = notTyped.exec(number)
  if (!isNotTyped) return null
  const [, province = '', folio = '', entry = ''] = isNotTyped
  return { of: 'either', province, folio, entry }
}

const read = (typed: string): TaxDocumentResult => {
  const whole = normalize(typed)
  if (whole === '') return refuseDocument(null, 'empty')
  if (!/^[0-9A-Z-]+$/.test(whole)) return refuseDocument('ruc', 'bad-characters')
  const [number = '', digits] = whole.split('DV', 2)
  const ruc = parse(number)
  if (ruc === null) return refuseDocument('ruc', 'structure')
  if (digits === undefined) {
    return ruc.of === 'person'
      ? accept('cedula', 'person', number, null)
      : refuseDocument('ruc', 'too-short', 2)
  }
  const problem = digitsProblem(digits)
  if (problem) return refuseDocument('ruc', ...problem)
  const { expected, certain } = paCheckDigits(ruc)
  if (expected.includes(digits)) return accept('ruc', ruc.of, `${number}DV${digits}`, null)
  return certain
    ? refuseDocument('ruc', 'check-digit')
    : accept('ruc', ruc.of, `${number}DV${digits}`, 'check-digit')
}

const digitsProblem = (digits: string): [TaxDocumentCode, number] | null => {
  if (!/^\d*$/.test(digits)) return ['bad-characters', 0]
  if (digits.length < 2) return ['too-short', 2 - digits.length]
  return digits.length > 2 ? ['too-long', digits.length - 2] : null
}

const accept = (
  kind: 'ruc' | 'cedula',
  holder: TaxDocumentHolder,
  normalized: string,
  warning: 'check-digit' | null,
): TaxDocumentResult => ({ ok: true, kind, holder, normalized, formatted: format(normalized), warning })

const format = (typed: string): string => normalize(typed).replace(/DV/, ' DV ').trimEnd()

/**
 * RUC with its two check digits (`155587169-2-2014 DV 09`), or a person's cédula, which is the RUC without them.
 * Source: facts section 3.
 */
export const paTaxDocuments: TaxDocumentRule = {
  kinds: ['ruc', 'cedula'],
  inputMode: 'text',
  normalize,
  read,
  format,
}
