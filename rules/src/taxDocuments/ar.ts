import { weightedSum } from '../checkDigit.ts'
import { fillMask, groupThousands } from '../documentMask.ts'
import { type DocumentForm, type TaxDocumentHolder, digitsForm, documentRule } from '../taxDocumentForm.ts'

/** 25 and 26 are issued to people though libraries refuse them; 50, 51 and 55 belong to holders abroad. */
const holderOf: Readonly<Record<string, TaxDocumentHolder>> = {
  20: 'person',
  23: 'person',
  24: 'person',
  25: 'person',
  26: 'person',
  27: 'person',
  30: 'company',
  33: 'company',
  34: 'company',
  50: 'either',
  51: 'either',
  55: 'either',
}

const checkDigit = (text: string): boolean => {
  const left = 11 - (weightedSum(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return text.slice(10) === String(left === 11 ? 0 : left === 10 ? 9 : left)
}

const cuit = (text: string): DocumentForm => ({
  ...digitsForm,
  kind: 'cuit',
  holder: holderOf[text.slice(0, 2)] ?? 'either',
  lengths: [11],
  structure: (whole) => whole.slice(0, 2) in holderOf,
  checkDigit,
  format: fillMask('##-########-#'),
})

const dni: DocumentForm = {
  ...digitsForm,
  kind: 'dni',
  holder: 'person',
  lengths: [7, 8],
  format: groupThousands,
}

/** CUIT or CUIL (one arithmetic), or a DNI, which has no check digit. Source: facts section 3. */
export const arTaxDocuments = documentRule({
  kinds: ['cuit', 'dni'],
  inputMode: 'numeric',
  choose: (text) => (text.length > 8 ? cuit(text) : dni),
})
