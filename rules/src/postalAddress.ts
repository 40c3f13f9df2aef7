import type { BrandId } from './brand.ts'
import { validatePostalCode } from './postalCode.ts'

/** Empty strings where nothing is known. */
export interface PostalAddress {
  readonly postalCode: string
  readonly street: string
  /** `s/n` for a house without one; may stand in `street` instead. */
  readonly number: string
  readonly complement: string
  readonly district: string
  readonly city: string
  /** Brazil: two letters. Elsewhere the name of the province or department. */
  readonly state: string
}

export const addressParts = [
  'postalCode',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
] as const

export type AddressPart = (typeof addressParts)[number]

export interface AddressProblem {
  readonly part: AddressPart
  readonly code: 'empty' | 'bad-characters' | 'too-short' | 'too-long' | 'repeated-digits' | 'unknown-state'
  readonly missing: number
  readonly excess: number
}

export const brStates: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

const longest = { street: 160, number: 16, complement: 80, district: 80, city: 80, state: 40 } as const

/** Each part's problem, in the order in which people write an address. */
export const addressProblems = (
  brand: BrandId,
  typed: PostalAddress,
  isRequired: (part: AddressPart) => boolean,
): readonly AddressProblem[] => {
  const address = normalizeAddress(brand, typed)
  return addressParts.flatMap((part) => {
    const problem =
      part === 'postalCode' ? postalCodeProblem(brand, typed.postalCode) : partProblem(brand, part, address)
    if (problem === null || (problem.code === 'empty' && !isRequired(part))) return []
    return [{ part, ...problem }]
  })
}

type Problem = Omit<AddressProblem, 'part'>

const postalCodeProblem = (brand: BrandId, typed: string): Problem | null => {
  const result = validatePostalCode(brand, typed)
  if (result.ok) return null
  const { code, missing, excess } = result
  return { code, missing, excess }
}

const partProblem = (
  brand: BrandId,
  part: Exclude<AddressPart, 'postalCode'>,
  address: PostalAddress,
): Problem | null => {
  const text = address[part]
  if (text === '') return isNumberInStreet(part, address) ? null : { code: 'empty', missing: 0, excess: 0 }
  const excess = text.length - longest[part]
  if (excess > 0) return { code: 'too-long', missing: 0, excess }
  if (brand === 'br' && part === 'state' && !brStates.includes(text)) {
    return { code: 'unknown-state', missing: 0, excess: 0 }
  }
  return /[\p{Cc}<>]/u.test(text) ? { code: 'bad-characters', missing: 0, excess: 0 } : null
}

/** One line may hold both: `Rua Augusta, 1500` or `Sítio Boa Vista, s/n`. */
const isNumberInStreet = (part: AddressPart, { street }: PostalAddress): boolean =>
  part === 'number' && (markedNumber.test(street) || endsInNumber(street))

/** After a comma or its sign: `Rua 25 de Março, 100`, `Avenida Brasil nº 500`; or said to be none. */
const markedNumber = /(?:[,#]|\bn[º°o]\.?|\bn[uú]m(?:ero)?\.?)\s*\d|\bs\/?n\b/iu

/** `Rua Augusta 1500`; but in `Rua 7` it is the street's own name, and behind `loja` that of something in the house. */
function endsInNumber(street: string): boolean {
  const [, name] = /^(\S+\s+\S.*?),?\s+\d{1,6}\p{L}?$/u.exec(street) ?? []
  return name !== undefined && !insideHouse.test(name)
}

const insideHouse = /(?:^|\s)(?:loja|sala|apto\.?|ap\.?|apartamento|bloco|bl\.?|conjunto|cj\.?|andar)$/iu

/** Blanks tidied, postal code in digits, Brazilian state in capitals. */
export const normalizeAddress = (brand: BrandId, typed: PostalAddress): PostalAddress => {
  const postalCode = validatePostalCode(brand, typed.postalCode)
  return {
    postalCode: postalCode.ok ? postalCode.normalized : tidy(typed.postalCode),
    street: tidy(typed.street),
    number: tidy(typed.number),
    complement: tidy(typed.complement),
    district: tidy(typed.district),
    city: tidy(typed.city),
    state: brand === 'br' ? tidy(typed.state).toUpperCase() : tidy(typed.state),
  }
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
