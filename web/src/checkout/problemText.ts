import type { Brand } from '@balcao/catalogue/brand'
import type { IdentificationField } from '@balcao/rules/identification'
import { validateTaxDocument } from '@balcao/rules/taxDocument'
import type { MessageId } from '../i18n/messageIds.ts'
import type { Text } from '../i18n/text.ts'
import { documentNames } from './documentNames.ts'
import type { FieldProblem } from './identificationProblems.ts'

type Wording = Readonly<Record<string, MessageId>>

const lines = {
  'too-long': 'identification.problem.line.tooLong',
  'bad-characters': 'identification.problem.line.badCharacters',
} as const satisfies Wording

/** One sentence for each cause, so that it can name the cure. */
const wordings: Readonly<Record<IdentificationField, Wording>> = {
  name: {
    empty: 'identification.problem.name.empty',
    'too-short': 'identification.problem.name.tooShort',
    'too-long': 'identification.problem.line.tooLong',
    'bad-characters': 'identification.problem.name.badCharacters',
    'surname-missing': 'identification.problem.name.surnameMissing',
  },
  email: {
    empty: 'identification.problem.email.empty',
    'no-at': 'identification.problem.email.noAt',
    'no-name': 'identification.problem.email.noName',
    'no-host': 'identification.problem.email.noHost',
    'bad-characters': 'identification.problem.email.badCharacters',
    'too-long': 'identification.problem.email.tooLong',
  },
  document: {
    empty: 'identification.problem.document.empty',
    'bad-characters': 'identification.problem.document.badCharacters',
    'too-short': 'identification.problem.document.tooShort',
    'too-long': 'identification.problem.document.tooLong',
    'repeated-digits': 'identification.problem.document.repeatedDigits',
    structure: 'identification.problem.document.structure',
    'check-digit': 'identification.problem.document.checkDigit',
    // What a domain's registry says of its owner, when the order is placed.
    'document-required': 'identification.problem.document.empty',
    'document-kind': 'identification.problem.document.kind',
    'brazilian-document-required': 'identification.problem.document.kind',
    'individual-only': 'identification.problem.document.individualOnly',
    'company-only': 'identification.problem.document.companyOnly',
    'document-invalid': 'identification.problem.document.unknown',
    'document-pending': 'identification.problem.document.pending',
    'document-blocked': 'identification.problem.document.blocked',
    'document-at-another-provider': 'identification.problem.document.otherProvider',
    'single-company': 'identification.problem.document.otherProvider',
    'linked-elsewhere': 'identification.problem.document.otherProvider',
    'document-not-confirmed': 'identification.problem.document.notConfirmed',
  },
  phone: {
    empty: 'identification.problem.phone.empty',
    'bad-characters': 'identification.problem.phone.badCharacters',
    'too-short': 'identification.problem.phone.tooShort',
    'too-long': 'identification.problem.phone.tooLong',
    structure: 'identification.problem.phone.structure',
  },
  'address.postalCode': {
    empty: 'identification.problem.postalCode.empty',
    'bad-characters': 'identification.problem.postalCode.badCharacters',
    'too-short': 'identification.problem.postalCode.tooShort',
    'too-long': 'identification.problem.postalCode.tooLong',
    'repeated-digits': 'identification.problem.postalCode.repeatedDigits',
  },
  'address.street': {
    ...lines,
    empty: 'identification.problem.street.empty',
    'number-missing': 'identification.problem.street.numberMissing',
  },
  'address.number': { ...lines, empty: 'identification.problem.number.empty' },
  'address.complement': lines,
  'address.district': { ...lines, empty: 'identification.problem.part.empty' },
  'address.city': { ...lines, empty: 'identification.problem.part.empty' },
  'address.state': {
    ...lines,
    empty: 'identification.problem.state.empty',
    'unknown-state': 'identification.problem.state.empty',
  },
}

/** @param typed the document as typed: a refusal names the kind that it was read as */
export function problemText(
  text: Text,
  brand: Brand,
  { field, code, missing, excess }: FieldProblem,
  typed: string,
): string {
  const id = wordings[field][code] ?? 'identification.problem.other'
  return text(id, { missing, excess, label: labelOf(brand, field), ...documentWords(brand, field, typed) })
}

function labelOf({ taxDocuments, postalCode, addressLabels }: Brand, field: IdentificationField): string {
  if (field === 'document') return taxDocuments.label
  if (field === 'address.postalCode') return postalCode.label
  if (field === 'address.city') return addressLabels.city
  if (field === 'address.state') return addressLabels.state
  return field === 'address.district' ? addressLabels.district : ''
}

function documentWords({ id, taxDocuments }: Brand, field: IdentificationField, typed: string) {
  const { kind } = field === 'document' ? validateTaxDocument(id, typed) : { kind: null }
  const names = kind === null ? null : documentNames[kind]
  return {
    document: names?.name ?? taxDocuments.label,
    theDocument: names?.withArticle ?? taxDocuments.label,
  }
}
