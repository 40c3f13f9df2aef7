import { type DocumentForm, documentRule } from '../taxDocumentForm.ts'

const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/** 13 down to 2 over the text without its last character, padded to 12 with blanks on the left. */
const checkCharacter = (text: string): string => {
  const body = text.slice(0, -1).padStart(12)
  const sum = [...body].reduce((total, character, at) => total + (13 - at) * alphabet.indexOf(character), 0)
  const left = 11 - (sum % 11)
  return left === 11 ? '0' : left === 10 ? 'A' : String(left)
}

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The six digits are a birth or founding date, `yymmdd`; the century is not told, so 29 February passes when any had it. */
const hasDate = (text: string): boolean => {
  const part = (fromEnd: number): number => Number(text.slice(-fromEnd, 2 - fromEnd))
  const [year, month, day] = [part(9), part(7), part(5)]
  const longest = month === 2 && year % 4 !== 0 ? 28 : (daysIn[month - 1] ?? 0)
  return day >= 1 && day <= longest
}

/** About 1.5 % of real ones fail the published digit, so it warns. */
const rfc = (letters: 3 | 4): DocumentForm => ({
  kind: 'rfc',
  holder: letters === 3 ? 'company' : 'person',
  lengths: [letters + 9],
  alphabet: /^[0-9A-Z&Ñ]+$/,
  pattern: new RegExp(`^[A-Z&Ñ]{${letters}}\\d{6}[0-9A-Z]{2}[0-9A]$`),
  repeatsRefused: false,
  structure: hasDate,
  checkDigit: (text) => text.slice(-1) === checkCharacter(text),
  checkDigitFails: 'warn',
  format: (text) => text,
})

const company = rfc(3)
const person = rfc(4)

/** The tax authority's placeholders for the public and for foreigners: fit for an invoice, name no holder. */
const generic: DocumentForm = { ...person, kind: 'rfc_generic', holder: 'either', checkDigit: () => true }
const generics = ['XAXX010101000', 'XEXX010101000']

/** Ñ is a letter of its own here, so it must outlive the stripping of accents. */
const normalize = (typed: string): string =>
  typed
    .toUpperCase()
    .normalize('NFC')
    .replace(/[^Ñ]/gu, (character) => character.normalize('NFD'))
    .replace(/[\p{M}\s/.\-\u2010-\u2015\u2212]/gu, '')

/** RFC: three letters for a company, four for a person. Source: facts section 3. */
export const mxTaxDocuments = documentRule({
  kinds: ['rfc', 'rfc_generic'],
  inputMode: 'text',
  normalize,
  choose: (text) => {
    if (generics.includes(text)) return generic
    return /^[A-Z&Ñ]{3}(\d|$)/.test(text) ? company : person
  },
})
