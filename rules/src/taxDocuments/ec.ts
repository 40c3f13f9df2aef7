import { luhnSum, weightedSum } from '../checkDigit.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

const asTyped = (text: string): string => text

/** 24 provinces, 30 and 50 for those registered abroad. */
const province = /^(0[1-9]|1\d|2[0-4]|30|50)/

const cedulaVerifies = (text: string): boolean => luhnSum(text.slice(0, 10), 0) % 10 === 0

const mod11 = (body: string, weights: readonly number[]): string =>
  String((11 - (weightedSum(body, weights) % 11)) % 11)

const cedula: DocumentForm = {
  ...digitsForm,
  kind: 'cedula',
  holder: 'person',
  lengths: [10],
  structure: (text) => province.test(text) && text.charAt(2) <= '6',
  checkDigit: cedulaVerifies,
  format: asTyped,
}

/** Newer ones may fail the published digit, so it warns. */
const ruc: Omit<DocumentForm, 'holder' | 'structure' | 'checkDigit'> = {
  ...digitsForm,
  kind: 'ruc',
  lengths: [13],
  checkDigitFails: 'warn',
  format: asTyped,
}

const companyRuc: DocumentForm = {
  ...ruc,
  holder: 'company',
  structure: (text) => province.test(text) && !text.endsWith('000'),
  checkDigit: (text) => text.charAt(9) === mod11(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]),
}

const publicRuc: DocumentForm = {
  ...ruc,
  holder: 'company',
  structure: (text) => province.test(text) && !text.endsWith('0000'),
  checkDigit: (text) => text.charAt(8) === mod11(text, [3, 2, 7, 6, 5, 4, 3, 2]),
}

const personRuc: DocumentForm = {
  ...ruc,
  holder: 'person',
  structure: (text) => cedula.structure(text) && !text.endsWith('000'),
  checkDigit: cedulaVerifies,
}

/** Cédula of ten digits, RUC of thirteen; a RUC's third digit tells its holder: 9 company, 6 public body, below a person. Source: facts section 3. */
export const ecTaxDocuments = documentRule({
  kinds: ['ruc', 'cedula'],
  inputMode: 'numeric',
  choose: (text) => {
    if (text.length <= 10) return cedula
    if (text.charAt(2) === '9') return companyRuc
    return text.charAt(2) === '6' ? publicRuc : personRuc
  },
})
