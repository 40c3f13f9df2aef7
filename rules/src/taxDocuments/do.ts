import { luhnSum, weightedSum } from '../checkDigit.ts'
import { fillMask } from '../documentMask.ts'
import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

/** Issued though their digit is wrong. Source: python-stdnum's list of known ones. */
const issuedRegardless =
  '101581601 101582245 101595422 101595785 131188691 401007374 501341601 501378067 501620371 501651319 501651823 ' +
  '501651845 501651926 501656006 501658167 501670785 501676936 501680158 504654542 504680029 504681442 505038691'

const rnc: DocumentForm = {
  ...digitsForm,
  kind: 'rnc',
  holder: 'company',
  lengths: [9],
  checkDigit: (text) => {
    const rest = weightedSum(text, [7, 9, 8, 6, 5, 4, 3, 2]) % 11
    return text.slice(8) === String(((10 - rest) % 9) + 1) || issuedRegardless.includes(text)
  },
  format: fillMask('#-##-#####-#'),
}

const cedula: DocumentForm = {
  ...digitsForm,
  kind: 'cedula',
  holder: 'person',
  lengths: [11],
  checkDigit: (text) => luhnSum(text, 1) % 10 === 0,
  format: fillMask('###-#######-#'),
}

/** RNC of nine digits, or a cédula of eleven. Source: facts section 3. */
export const doTaxDocuments = documentRule({
  kinds: ['rnc', 'cedula'],
  inputMode: 'numeric',
  choose: (text) => (text.length > 9 ? cedula : rnc),
})
