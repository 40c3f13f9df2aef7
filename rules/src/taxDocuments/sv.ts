import { weightedSum } from '../checkDigit.ts'
import { fillMask } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

/**
 * Two arithmetics: numbers whose serial (digits 11 to 13) is 100 or less are of the older one. In the newer a remainder of
 * 0 or 1 gives 0, as python-stdnum has it; stdnum for JavaScript gives 1 for 0.
 */
const nitDigit = (text: string): number => {
  if (text.slice(10, 13) <= '100') {
    return (weightedSum(text, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10
  }
  const rest = weightedSum(text, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
  return rest < 2 ? 0 : 11 - rest
}

const nit: DocumentForm = {
  ...digitsForm,
  kind: 'nit',
  holder: 'either',
  lengths: [14],
  structure: (text) => /^[019]/.test(text),
  checkDigit: (text) => text.slice(13) === String(nitDigit(text)),
  format: fillMask('####-######-###-#'),
}

const dui: DocumentForm = {
  ...digitsForm,
  kind: 'dui',
  holder: 'person',
  lengths: [9],
  checkDigit: (text) => {
    const sum = weightedSum(text, [9, 8, 7, 6, 5, 4, 3, 2])
    return text.slice(8) === String((10 - (sum % 10)) % 10)
  },
  format: fillMask('########-#'),
}

/** NIT of fourteen digits, or a DUI of nine. Source: facts section 3. */
export const svTaxDocuments = documentRule({
  kinds: ['nit', 'dui'],
  inputMode: 'numeric',
  choose: (text) => (text.length > 9 ? nit : dui),
})
