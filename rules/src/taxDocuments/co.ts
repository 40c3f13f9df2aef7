import { weightedSumFromRight } from '../checkDigit.ts'
import { groupThousands, groupWithCheckDigit } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43]

const verifies = (text: string): boolean => {
  const rest = weightedSumFromRight(text.slice(0, -1), weights) % 11
  return text.slice(-1) === String(rest < 2 ? rest : 11 - rest)
}

const companyNit: DocumentForm = {
  ...digitsForm,
  kind: 'nit',
  holder: 'company',
  lengths: [10],
  checkDigit: verifies,
  format: (text) => (text.length < 10 ? groupThousands(text) : groupWithCheckDigit(text)),
}

/** A person's NIT is the cédula with a check digit: 8 + 1 or 10 + 1 digits. */
const personNit: DocumentForm = {
  ...companyNit,
  holder: 'person',
  lengths: [9, 11],
  format: groupWithCheckDigit,
}

const cc: DocumentForm = {
  ...digitsForm,
  kind: 'cc',
  holder: 'person',
  lengths: [6, 7, 8, 10],
  format: groupThousands,
}

/**
 * NIT with its check digit, or cédula de ciudadanía, which has none. Ten digits that begin with 1 are a cédula (newer ones
 * all do, companies never), nine that verify a person's NIT; other nines are a NIT whose check digit is missing.
 * Source: facts section 3; telling them apart is ours.
 */
export const coTaxDocuments = documentRule({
  kinds: ['nit', 'cc'],
  inputMode: 'numeric',
  choose: (text) => {
    if (text.length > 10) return personNit
    if (text.length === 10) return text.startsWith('1') ? cc : companyNit
    if (text.length === 9) return verifies(text) ? personNit : companyNit
    return cc
  },
})
