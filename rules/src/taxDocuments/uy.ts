import { weightedSum } from '../checkDigit.ts'
import { fillMask, groupWithCheckDigit } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

/** Prefixes run to 22, which some libraries do not know yet. */
const rut: DocumentForm = {
  ...digitsForm,
  kind: 'rut',
  holder: 'either',
  lengths: [12],
  structure: (text) => /^(0[1-9]|1\d|2[0-2])(?!000000)\d{6}001\d$/.test(text),
  checkDigit: (text) => {
    const rest = weightedSum(text, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return text.slice(11) === String((11 - rest) % 11)
  },
  format: fillMask('##-######-###-#'),
}

const ci: DocumentForm = {
  ...digitsForm,
  kind: 'ci',
  holder: 'person',
  lengths: [7, 8],
  checkDigit: (text) => {
    const body = text.padStart(8, '0')
    return text.slice(-1) === String((10 - (weightedSum(body, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10)
  },
  format: groupWithCheckDigit,
}

/** RUT of twelve digits, or a cédula de identidad. Source: facts section 3; the cédula's weights from stdnum. */
export const uyTaxDocuments = documentRule({
  kinds: ['rut', 'ci'],
  inputMode: 'numeric',
  choose: (text) => (text.length > 8 ? rut : ci),
})
