import { isBrTld } from './nameParts.ts'

export const domainNameCodes = ['required', 'minlength', 'maxlength', 'invalid'] as const

export type DomainNameCode = (typeof domainNameCodes)[number]

/** What exactly is wrong, for the sentence under the field; `code` is the specification's. */
export type DomainNameDetail =
  | 'sld-empty'
  | 'tld-empty'
  | 'sld-short'
  | 'sld-long'
  | 'total-long'
  | 'www'
  | 'accents'
  | 'idn'
  | 'digits-only'
  | 'hyphen-edge'
  | 'dots'
  | 'characters'
  | 'tld'

export type DomainNameResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: DomainNameCode; readonly detail: DomainNameDetail }

export interface DomainNameInput {
  readonly sld: string
  /** Without a leading dot: `com.br`. */
  readonly tld: string
  /** The flag that lets two characters through outside .br. */
  readonly shortAllowed: boolean
}

const maxTotal = 63
const maxBrSld = 26
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/
const lastLabel = /^[a-z]{2,63}$/

/** Is this a name that can be asked of a registry? Letter case does not matter. Source: spec 1 section 5. */
export const validateDomainName = (input: DomainNameInput): DomainNameResult => {
  const sld = input.sld.trim().toLowerCase()
  const tld = input.tld.trim().toLowerCase()
  return (
    lengthProblem(sld, tld, input.shortAllowed) ?? sldProblem(sld, tld) ?? tldProblem(tld) ?? { ok: true }
  )
}

const refuse = (code: DomainNameCode, detail: DomainNameDetail) => ({ ok: false, code, detail }) as const

/** The least number of letters before the extension. */
export const leastLetters = (tld: string, shortAllowed: boolean): number =>
  shortAllowed || isBrTld(tld) ? 2 : 3

const lengthProblem = (sld: string, tld: string, shortAllowed: boolean): DomainNameResult | null => {
  if (sld === '') return refuse('required', 'sld-empty')
  if (tld === '') return refuse('required', 'tld-empty')
  if (sld.length < leastLetters(tld, shortAllowed)) return refuse('minlength', 'sld-short')
  if (isBrTld(tld) && sld.length > maxBrSld) return refuse('maxlength', 'sld-long')
  if (`${sld}.${tld}`.length > maxTotal) return refuse('maxlength', 'total-long')
  return null
}

const sldProblem = (sld: string, tld: string): DomainNameResult | null => {
  if (sld === 'www' || sld.includes('www.')) return refuse('invalid', 'www')
  const labels = sld.split('.')
  if (labels.length !== labelsBought(tld)) return refuse('invalid', 'dots')
  const detail = labels.map(labelDetail).find((found) => found !== null)
  return detail ? refuse('invalid', detail) : null
}

/** Under nom.br a name has two labels, given name and surname: `ana.souza.nom.br`. Source: facts section 2. */
const labelsBought = (tld: string): number => (tld === 'nom.br' ? 2 : 1)

const labelDetail = (text: string): DomainNameDetail | null => {
  if (text.startsWith('xn--')) return 'idn'
  if (/\p{L}|\p{M}/u.test(text.replace(/[a-z]/g, ''))) return 'accents'
  if (text.startsWith('-') || text.endsWith('-')) return 'hyphen-edge'
  if (!label.test(text)) return text === '' ? 'dots' : 'characters'
  return /^\d+$/.test(text) ? 'digits-only' : null
}

const tldProblem = (tld: string): DomainNameResult | null => {
  const labels = tld.split('.')
  const last = labels.pop() ?? ''
  const fine = lastLabel.test(last) && labels.every((text) => label.test(text) && !text.startsWith('xn--'))
  return fine ? null : refuse('invalid', 'tld')
}
