export const taxDocumentKinds = [
  'cpf',
  'cnpj',
  'rut',
  'nit',
  'cc',
  'rfc',
  'rfc_generic',
  'cuit',
  'dni',
  'ruc',
  'cedula',
  'ci',
  'rnc',
  'fisica',
  'juridica',
  'dimex',
  'dui',
] as const

export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

export type TaxDocumentHolder = 'person' | 'company' | 'either'

export const taxDocumentCodes = [
  'empty',
  'bad-characters',
  'too-short',
  'too-long',
  'repeated-digits',
  'structure',
  'check-digit',
] as const

export type TaxDocumentCode = (typeof taxDocumentCodes)[number]

export interface TaxDocumentRefusal {
  readonly ok: false
  readonly code: TaxDocumentCode
  /** The document it was read as; null when nothing was typed. */
  readonly kind: TaxDocumentKind | null
  /** Characters still to be typed; 0 unless the code is `too-short`. */
  readonly missing: number
  /** Characters too many; 0 unless the code is `too-long`. */
  readonly excess: number
}

export interface TaxDocumentAccepted {
  readonly ok: true
  readonly kind: TaxDocumentKind
  readonly holder: TaxDocumentHolder
  readonly normalized: string
  readonly formatted: string
  /** `check-digit` where real documents are known to fail the published digit: ask to look again, do not refuse. */
  readonly warning: 'check-digit' | null
}

export type TaxDocumentResult = TaxDocumentAccepted | TaxDocumentRefusal

/** A country's rule. `read` and `format` take what was typed, however punctuated. */
export interface TaxDocumentRule {
  readonly kinds: readonly TaxDocumentKind[]
  /** The keyboard that can type it: documents with letters must never be given a numeric one. */
  readonly inputMode: 'numeric' | 'text'
  readonly normalize: (typed: string) => string
  readonly read: (typed: string) => TaxDocumentResult
  /** For display while typing: only adds separators between what was typed, so nothing is lost and deleting works. */
  readonly format: (typed: string) => string
}

/** One kind of document: how long it is, what it may contain, what must hold. */
export interface DocumentForm {
  readonly kind: TaxDocumentKind
  readonly holder: TaxDocumentHolder
  /** Ascending. */
  readonly lengths: readonly number[]
  /** Characters that occur in it at all. */
  readonly alphabet: RegExp
  /** The whole of it: which character may stand where. */
  readonly pattern: RegExp
  /** One digit repeated satisfies the arithmetic but is never issued. All zeros are refused everywhere. */
  readonly repeatsRefused: boolean
  readonly structure: (normalized: string) => boolean
  readonly checkDigit: (normalized: string) => boolean
  readonly checkDigitFails: 'refuse' | 'warn'
  readonly format: (normalized: string) => string
}

/** A form of digits alone, without a check digit; countries add what they have. */
export const digitsForm = {
  alphabet: /^\d+$/,
  pattern: /^\d+$/,
  repeatsRefused: false,
  structure: () => true,
  checkDigit: () => true,
  checkDigitFails: 'refuse',
} as const satisfies Partial<DocumentForm>

/** Accents and `/ . -` are dropped (spec 1 section 5), with blanks and the dashes that keyboards put in for a hyphen. */
export const normalizeDocument = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/[\p{M}\s/.\-\u2010-\u2015\u2212]/gu, '')
    .toUpperCase()

/** Builds a country's rule from the one decision that differs: which form a normalised text is meant to be. */
export const documentRule = (
  parts: Pick<TaxDocumentRule, 'kinds' | 'inputMode'> & {
    readonly normalize?: (typed: string) => string
    readonly choose: (normalized: string) => DocumentForm
  },
): TaxDocumentRule => {
  const { kinds, inputMode, choose, normalize = normalizeDocument } = parts
  return {
    kinds,
    inputMode,
    normalize,
    read: (typed) => readForm(normalize(typed), choose),
    format: (typed) => {
      const normalized = normalize(typed)
      return normalized === '' ? '' : choose(normalized).format(normalized)
    },
  }
}

const readForm = (normalized: string, choose: (normalized: string) => DocumentForm): TaxDocumentResult => {
  if (normalized === '') return refuseDocument(null, 'empty')
  const form = choose(normalized)
  if (!form.alphabet.test(normalized)) return refuseDocument(form.kind, 'bad-characters')
  const refusal = wrongLength(form, normalized) ?? wrongContent(form, normalized)
  if (refusal) return refusal
  const fails = !form.checkDigit(normalized)
  if (fails && form.checkDigitFails === 'refuse') return refuseDocument(form.kind, 'check-digit')
  const { kind, holder } = form
  return {
    ok: true,
    kind,
    holder,
    normalized,
    formatted: form.format(normalized),
    warning: fails ? 'check-digit' : null,
  }
}

export const refuseDocument = (
  kind: TaxDocumentKind | null,
  code: TaxDocumentCode,
  difference = 0,
): TaxDocumentRefusal => ({
  ok: false,
  code,
  kind,
  missing: code === 'too-short' ? difference : 0,
  excess: code === 'too-long' ? difference : 0,
})

const wrongLength = ({ kind, lengths }: DocumentForm, { length }: string): TaxDocumentRefusal | null => {
  if (lengths.includes(length)) return null
  const next = lengths.find((allowed) => allowed > length)
  if (next !== undefined) return refuseDocument(kind, 'too-short', next - length)
  return refuseDocument(kind, 'too-long', length - Math.max(...lengths))
}

const wrongContent = (form: DocumentForm, normalized: string): TaxDocumentRefusal | null => {
  if (!form.pattern.test(normalized)) return refuseDocument(form.kind, 'bad-characters')
  const repeated = form.repeatsRefused ? /^(\d)\1*$/ : /^0+$/
  if (repeated.test(normalized)) return refuseDocument(form.kind, 'repeated-digits')
  return form.structure(normalized) ? null : refuseDocument(form.kind, 'structure')
}
