import { weightedSumFromRight } from '../checkDigit.ts'
import { groupThousands } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

const verifies = (text: string): boolean => {
  const rest = weightedSumFromRight(text.slice(0, -1), [2, 3, 4, 5, 6, 7, 8, 9]) % 11
  return text.slice(-1) === String(rest > 1 ? 11 - rest : 0)
}

const ruc = (text: string): DocumentForm => ({
  ...digitsForm,
  kind: 'ruc',
  holder: text.length === 9 ? 'company' : 'person',
  lengths: [8, 9],
  checkDigit: verifies,
  format: (whole) => `${whole.slice(0, -1)}-${whole.slice(-1)}`,
})

const ci: DocumentForm = {
  ...digitsForm,
  kind: 'ci',
  holder: 'person',
  lengths: [5, 6, 7],
  format: groupThousands,
}

/**
 * RUC with its check digit, or a cédula, which has none. A person's RUC is the cédula with a check digit, so the length
 * decides: up to seven digits a cédula, eight or nine a RUC. Source: facts section 3; telling them apart is ours.
 */
export const pyTaxDocuments = documentRule({
  kinds: ['ruc', 'ci'],
  inputMode: 'numeric',
  choose: (text) => (text.length > 7 ? ruc(text) : ci),
})
