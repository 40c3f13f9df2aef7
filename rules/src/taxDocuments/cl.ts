import { weightedSumFromRight } from '../checkDigit.ts'
import { groupWithCheckDigit } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

const checkCharacter = (body: string): string => {
  const left = 11 - (weightedSumFromRight(body, [2, 3, 4, 5, 6, 7, 2, 3]) % 11)
  return left === 11 ? '0' : left === 10 ? 'K' : String(left)
}

const rut: DocumentForm = {
  ...digitsForm,
  kind: 'rut',
  holder: 'either',
  lengths: [8, 9],
  alphabet: /^[\dK]+$/,
  pattern: /^\d+[\dK]$/,
  checkDigit: (text) => text.slice(-1) === checkCharacter(text.slice(0, -1)),
  format: groupWithCheckDigit,
}

/** RUT, for people and companies alike. Source: facts section 3. */
export const clTaxDocuments = documentRule({ kinds: ['rut'], inputMode: 'text', choose: () => rut })
