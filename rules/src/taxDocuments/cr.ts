import { fillMask } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule, normalizeDocument } from '../taxDocumentForm.ts'

const fisica: DocumentForm = {
  ...digitsForm,
  kind: 'fisica',
  holder: 'person',
  lengths: [9],
  structure: (text) => !text.startsWith('0'),
  format: fillMask('#-####-####'),
}

/** First digit the class, next three the type; there is no check digit. */
const juridica: DocumentForm = {
  ...digitsForm,
  kind: 'juridica',
  holder: 'company',
  lengths: [10],
  structure: (text) => /^(2[1-4]00|3(00[2-9]|01[0-4]|10[1-9]|110)|4000|5001)/.test(text),
  format: fillMask('#-###-######'),
}

/** Residence card of a foreigner. */
const dimex: DocumentForm = {
  ...digitsForm,
  kind: 'dimex',
  holder: 'person',
  lengths: [11, 12],
  structure: (text) => text.startsWith('1'),
  format: (text) => text,
}

/** A física is also written with a leading zero, ten digits that a jurídica cannot be. */
const normalize = (typed: string): string => {
  const text = normalizeDocument(typed)
  return text.length === 10 ? text.replace(/^0/, '') : text
}

/** Cédula física of nine digits, jurídica of ten, DIMEX of eleven or twelve. Source: facts section 3; class table and DIMEX from stdnum. */
export const crTaxDocuments = documentRule({
  kinds: ['fisica', 'juridica', 'dimex'],
  inputMode: 'numeric',
  normalize,
  choose: (text) => (text.length > 10 ? dimex : text.length === 10 ? juridica : fisica),
})
