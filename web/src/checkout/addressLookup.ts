import type { findPostalCode } from '@balcao/contract/findPostalCode'
import type { Brand } from '@balcao/catalogue/brand'
import type { AddressKnown } from '@balcao/rules/identification'
import { validatePostalCode } from '@balcao/rules/postalCode'
import type { InferOutput } from 'valibot'
import type { CallResult } from '../api/billingApi.ts'
import type { AddressLookup, CheckoutDraft } from './checkoutDraft.ts'

/**
 * How the address stands on screen. `asking`: the postal code comes first, nothing else is shown; `looking`: the directory is being
 * asked; then what it knew, as `visibleFields` takes it.
 */
export type AddressStage = 'asking' | 'looking' | AddressKnown

const knownOf = {
  street: 'street',
  city: 'city',
  unknown: 'nothing',
  failed: 'nothing',
  edited: 'nothing',
} as const satisfies Record<AddressLookup['outcome'], AddressKnown>

export interface AddressStanding {
  readonly stage: AddressStage
  /** Digits of a complete code that the directory has not been asked about; null when there is nothing to ask. */
  readonly unasked: string | null
}

/** Where the brand has no directory of postal codes, every field is shown from the start. */
export function addressStanding(
  { id, postalCode: { lookup: hasDirectory } }: Pick<Brand, 'id' | 'postalCode'>,
  { customer, lookup }: Pick<CheckoutDraft, 'customer' | 'lookup'>,
): AddressStanding {
  if (!hasDirectory) return { stage: 'nothing', unasked: null }
  const typed = validatePostalCode(id, customer.address.postalCode)
  if (lookup !== null && typed.ok && typed.normalized === lookup.postalCode) {
    return { stage: knownOf[lookup.outcome], unasked: null }
  }
  // Fields that the visitor has begun to fill in do not vanish because a digit of the postal code changes.
  const early = typed.ok ? 'looking' : 'asking'
  return {
    stage: lookup !== null && isTyped(lookup) ? 'nothing' : early,
    unasked: typed.ok ? typed.normalized : null,
  }
}

/** What the directory answered goes into the address; what it does not know is left to the visitor, and nothing typed is lost. */
export function afterLookup(
  draft: CheckoutDraft,
  postalCode: string,
  answer: CallResult<typeof findPostalCode>,
): CheckoutDraft {
  if (answer.ok && answer.value.city !== '') return withDirectory(draft, postalCode, answer.value)
  const isUnknown = answer.ok || (answer.failure.kind === 'refused' && answer.failure.status === 404)
  return {
    ...draft,
    customer: { ...draft.customer, address: typedAddress(draft) },
    lookup: { postalCode, outcome: isUnknown ? 'unknown' : 'failed' },
  }
}

type Directory = InferOutput<(typeof findPostalCode)['response']>

function withDirectory(
  draft: CheckoutDraft,
  postalCode: string,
  { street, district, city, state }: Directory,
): CheckoutDraft {
  const typed = typedAddress(draft)
  const address = {
    ...typed,
    street: street || typed.street,
    district: district || typed.district,
    city,
    state,
  }
  return {
    ...draft,
    customer: { ...draft.customer, address },
    refusals: draft.refusals.filter(({ field }) => !field.startsWith('address.')),
    lookup: { postalCode, outcome: street === '' ? 'city' : 'street' },
  }
}

/** Opens every field with what is known in it. Street and number share a line there, so the number moves into it. */
export function editAddress(draft: CheckoutDraft): CheckoutDraft {
  const { address } = draft.customer
  const street = [address.street, address.number].filter((part) => part.trim() !== '').join(', ')
  return {
    ...draft,
    customer: { ...draft.customer, address: { ...address, street, number: '' } },
    lookup: { postalCode: draft.lookup?.postalCode ?? '', outcome: 'edited' },
  }
}

/** The address without what a directory said of another postal code. */
function typedAddress({
  customer: { address },
  lookup,
}: CheckoutDraft): CheckoutDraft['customer']['address'] {
  if (lookup === null || isTyped(lookup)) return address
  const told = lookup.outcome === 'city' ? {} : { street: '', district: '' }
  return { ...address, ...told, city: '', state: '' }
}

const isTyped = ({ outcome }: AddressLookup): boolean => knownOf[outcome] === 'nothing'
