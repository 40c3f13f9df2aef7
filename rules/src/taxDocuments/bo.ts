import { type DocumentForm, digitsForm, documentRule } from '../taxDocumentForm.ts'

/** No check digit is published: digits alone, at most twelve. */
const nit: DocumentForm = {
  ...digitsForm,
  kind: 'nit',
  holder: 'either',
  lengths: [9, 10, 11, 12],
  format: (text) => text,
}

/** A number, for duplicates a complement (`1A`), and often the department that issued it. */
const ci: DocumentForm = {
  ...digitsForm,
  kind: 'ci',
  holder: 'person',
  lengths: [5, 6, 7, 8, 9, 10, 11, 12],
  alphabet: /^[0-9A-Z]+$/,
  pattern: /^\d{5,8}(\d[A-Z])?(LP|OR|PT|CB|CH|TJ|SC|BE|PD)?$/,
  format: (text) =>
    text.replace(/(\d[A-Z])?([A-Z]{2})?$/, (_, complement = '', department = '') => {
      return [complement, department]
        .filter((part) => part !== '')
        .map((part) => `-${part}`)
        .join('')
    }),
}

/** NIT of nine digits or more, or a cédula de identidad. Source: facts section 3; the cédula's letters from stdnum. */
export const boTaxDocuments = documentRule({
  kinds: ['nit', 'ci'],
  inputMode: 'text',
  choose: (text) => (text.length > 8 && /^\d+$/.test(text) ? nit : ci),
})
