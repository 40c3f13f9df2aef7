import { weightedSum } from '../checkDigit.ts'
import { fillMask } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

const mod11 = (sum: number): string => String(sum % 11 < 2 ? 0 : 11 - (sum % 11))

const verifies = (
  text: string,
  bodyLength: number,
  first: readonly number[],
  second: readonly number[],
): boolean => {
  const body = text.slice(0, bodyLength)
  const one = mod11(weightedSum(body, first))
  return text === body + one + mod11(weightedSum(body + one, second))
}

const cpf: DocumentForm = {
  ...digitsForm,
  kind: 'cpf',
  holder: 'person',
  lengths: [11],
  repeatsRefused: true,
  checkDigit: (text) => verifies(text, 9, [10, 9, 8, 7, 6, 5, 4, 3, 2], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
  format: fillMask('###.###.###-##'),
}

const cnpjWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Letters may stand in the first twelve places since July 2026 (IN RFB 2.229/2024). */
const cnpj: DocumentForm = {
  ...digitsForm,
  kind: 'cnpj',
  holder: 'company',
  lengths: [14],
  alphabet: /^[0-9A-Z]+$/,
  pattern: /^[0-9A-Z]{12}\d{2}$/,
  repeatsRefused: true,
  checkDigit: (text) => verifies(text, 12, cnpjWeights, [6, ...cnpjWeights]),
  format: fillMask('##.###.###/####-##'),
}

/** CPF up to eleven digits, CNPJ when longer or with a letter. Source: spec 1 section 5, facts section 3. */
export const brTaxDocuments = documentRule({
  kinds: ['cpf', 'cnpj'],
  inputMode: 'text',
  choose: (text) => (text.length > 11 || /[A-Z]/.test(text) ? cnpj : cpf),
})
