import { type AddressPart, type PostalAddress, normalizeAddress, addressProblems } from './postalAddress.ts'
import type { BrandId } from './brand.ts'
import { validateEmail } from './email.ts'
import { validatePersonName } from './personName.ts'
import { validatePhone } from './phone.ts'
import { postalCodeRule } from './postalCode.ts'
import { validateTaxDocument } from './taxDocument.ts'

/** Who buys, as typed. Empty strings where nothing was. */
export interface Customer {
  readonly name: string
  readonly email: string
  readonly document: string
  readonly phone: string
  readonly address: PostalAddress
}

export type IdentificationField = 'name' | 'email' | 'document' | 'phone' | `address.${AddressPart}`

/** What the cart asks of its buyer. */
export interface IdentificationNeeds {
  readonly brand: BrandId
  /** A domain is registered or transferred: its registry wants the holder's address. */
  readonly registrant: boolean
  /** One of them is under the brand's own country, which wants a document. */
  readonly nationalDomain: boolean
}

/** Brands whose invoice or payment is impossible without a document; elsewhere it is asked for and may stay empty. */
const documentRequired: ReadonlySet<BrandId> = new Set(['br', 'cl', 'co', 'ar', 'pe', 'ec', 'uy', 'py', 'bo'])

/** Brazil's service invoice carries the address whatever is bought. Source: facts section 6. */
const addressAlways: ReadonlySet<BrandId> = new Set(['br'])

export const requiredFields = (needs: IdentificationNeeds): readonly IdentificationField[] => [
  'name',
  'email',
  ...(documentRequired.has(needs.brand) || needs.nationalDomain ? (['document'] as const) : []),
  'phone',
  ...(postalCodeRule(needs.brand) ? (['address.postalCode'] as const) : []),
  ...(needsAddress(needs) ? (['address.street', 'address.city', 'address.state'] as const) : []),
  ...(needsAddress(needs) && needs.brand === 'br' ? (['address.number'] as const) : []),
]

const needsAddress = ({ brand, registrant }: IdentificationNeeds): boolean =>
  registrant || addressAlways.has(brand)

/** What a directory of postal codes knew: street and city, the city alone (small towns share one code), or nothing. */
export type AddressKnown = 'street' | 'city' | 'nothing'

/**
 * The fields to show, in order, never more than eight (facts: more fields, fewer buyers). Parts that the postal code told
 * are shown as text; where it told nothing, street and number are typed in one line.
 */
export const visibleFields = (
  needs: IdentificationNeeds,
  addressKnown: AddressKnown,
): readonly IdentificationField[] => {
  const person = ['name', 'email', 'document', 'phone'] as const
  const postalCode = postalCodeRule(needs.brand) ? (['address.postalCode'] as const) : []
  return [...person, ...postalCode, ...(needsAddress(needs) ? addressFields[addressKnown] : [])]
}

const addressFields = {
  street: ['address.number'],
  city: ['address.street', 'address.number'],
  nothing: ['address.street', 'address.city', 'address.state'],
} as const satisfies Record<AddressKnown, readonly IdentificationField[]>

/** Offered behind a link, never required. */
export const linkedFields = (needs: IdentificationNeeds): readonly IdentificationField[] =>
  needsAddress(needs) ? ['address.complement', 'address.district'] : []

export interface IdentificationProblem {
  readonly field: IdentificationField
  /** A code of the rule that refused the field: `empty`, `too-short`, `check-digit`, ... */
  readonly code: string
  /** Characters still to be typed; 0 unless the code is `too-short`. */
  readonly missing: number
  /** Characters too many; 0 unless the code is `too-long`. */
  readonly excess: number
}

export interface IdentificationWarning {
  readonly field: IdentificationField
  readonly code: 'check-digit' | 'email-suggestion'
  /** What was probably meant; empty where nothing can be proposed. */
  readonly suggestion: string
}

export type IdentificationResult =
  | { readonly ok: true; readonly customer: Customer; readonly warnings: readonly IdentificationWarning[] }
  | { readonly ok: false; readonly problems: readonly IdentificationProblem[] }

/** Checks and normalises who buys; every field's problem at once, in the order of the screen. */
export const validateIdentification = (needs: IdentificationNeeds, typed: Customer): IdentificationResult => {
  const required = requiredFields(needs)
  const read = readFields(needs.brand, typed)
  const problems = [
    ...personProblems(read, (field) => required.includes(field)),
    ...addressProblems(needs.brand, typed.address, (part) => required.includes(`address.${part}`)).map(
      ({ part, ...problem }) => ({ field: `address.${part}` as const, ...problem }),
    ),
  ]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, customer: normalizedCustomer(needs.brand, typed, read), warnings: warningsOf(read) }
}

type Read = ReturnType<typeof readFields>

const readFields = (brand: BrandId, typed: Customer) => {
  const document = validateTaxDocument(brand, typed.document)
  const holder = document.ok ? document.holder : 'either'
  return {
    name: validatePersonName(typed.name, holder),
    email: validateEmail(typed.email),
    document,
    phone: validatePhone(brand, typed.phone),
  }
}

const personProblems = (
  read: Read,
  isRequired: (field: IdentificationField) => boolean,
): readonly IdentificationProblem[] =>
  (['name', 'email', 'document', 'phone'] as const).flatMap((field) => {
    const result = read[field]
    if (result.ok || (result.code === 'empty' && !isRequired(field))) return []
    const { missing, excess } = { missing: 0, excess: 0, ...result }
    return [{ field, code: result.code, missing, excess }]
  })

const normalizedCustomer = (brand: BrandId, typed: Customer, read: Read): Customer => ({
  name: read.name.ok ? read.name.normalized : '',
  email: read.email.ok ? read.email.normalized : '',
  document: read.document.ok ? read.document.normalized : '',
  phone: read.phone.ok ? read.phone.e164 : '',
  address: normalizeAddress(brand, typed.address),
})

const warningsOf = ({ document, email }: Read): readonly IdentificationWarning[] => [
  ...(email.ok && email.suggestion !== null
    ? [{ field: 'email', code: 'email-suggestion', suggestion: email.suggestion } as const]
    : []),
  ...(document.ok && document.warning !== null
    ? [{ field: 'document', code: document.warning, suggestion: '' } as const]
    : []),
]
