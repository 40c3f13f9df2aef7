import type { TaxDocumentHolder } from './taxDocumentForm.ts'

export type PersonNameResult =
  | { readonly ok: true; readonly normalized: string }
  | {
      readonly ok: false
      readonly code: 'empty' | 'too-short' | 'too-long' | 'bad-characters' | 'surname-missing'
    }

const person = /^[\p{L}\p{M}'’´`.\- ]+$/u
const company = /^[\p{L}\p{M}\p{N}'’´`.,&+@!()/ºª°\- ]+$/u

/**
 * The name on the invoice and of the registrant. A person needs a surname too; a company's name may have digits and be
 * one word. Blanks are tidied, nothing else is changed: names are written as their bearers write them.
 */
export const validatePersonName = (typed: string, holder: TaxDocumentHolder): PersonNameResult => {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const letters = name.replace(/[^\p{L}\p{N}]/gu, '').length
  if (name === '') return { ok: false, code: 'empty' }
  if (name.length > 120) return { ok: false, code: 'too-long' }
  if (!(holder === 'person' ? person : company).test(name)) return { ok: false, code: 'bad-characters' }
  if (letters < 2) return { ok: false, code: 'too-short' }
  if (holder === 'person' && !/\p{L}.* .*\p{L}/u.test(name)) return { ok: false, code: 'surname-missing' }
  return { ok: true, normalized: name }
}
