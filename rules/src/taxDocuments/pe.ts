import { weightedSum } from '../checkDigit.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

const asTyped = (text: string): string => text

const ruc = (text: string): DocumentForm => ({
  ...digitsForm,
  kind: 'ruc',
  holder: text.startsWith('20') ? 'company' : 'person',
  lengths: [11],
  structure: (whole) => /^(10|15|16|17|20)/.test(whole),
  checkDigit: (whole) => {
    const sum = weightedSum(whole, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    return whole.slice(10) === String((11 - (sum % 11)) % 10)
  },
  format: asTyped,
})

const dni: DocumentForm = { ...digitsForm, kind: 'dni', holder: 'person', lengths: [8], format: asTyped }

/** RUC of eleven digits, or a DNI of eight. Source: facts section 3. */
export const peTaxDocuments = documentRule({
  kinds: ['ruc', 'dni'],
  inputMode: 'numeric',
  choose: (text) => (text.length > 8 ? ruc(text) : dni),
})
