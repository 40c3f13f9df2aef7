import type { Customer } from '@balcao/contract/customer'
import type { BrandId } from '@balcao/rules/brand'
import { linkedFields, validateIdentification, visibleFields } from '@balcao/rules/identification'
import type { IdentificationField, IdentificationNeeds } from '@balcao/rules/identification'
import type { AddressStage } from './addressLookup.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'

/** A problem where the visitor can mend it. Codes are the rules' own, `number-missing`, or what the service said. */
export interface FieldProblem {
  readonly field: IdentificationField
  readonly code: string
  readonly missing: number
  readonly excess: number
}

/** The fields on screen, in order. Before the postal code is known nothing else is asked of the address. */
export function shownFields(
  needs: IdentificationNeeds,
  stage: AddressStage,
): { readonly main: readonly IdentificationField[]; readonly linked: readonly IdentificationField[] } {
  const isEarly = stage === 'asking' || stage === 'looking'
  if (isEarly) {
    const isAsked = (field: IdentificationField) =>
      !field.startsWith('address.') || field === 'address.postalCode'
    return { main: visibleFields(needs, 'nothing').filter(isAsked), linked: [] }
  }
  const isDistrictKnown = stage === 'street' || sharesDistrictWithCity.has(needs.brand)
  return {
    main: visibleFields(needs, stage),
    linked: linkedFields(needs).filter((field) => field !== 'address.district' || !isDistrictKnown),
  }
}

/** Where the city's field takes what is smaller: a Chilean comuna, a Peruvian distrito. */
const sharesDistrictWithCity: ReadonlySet<BrandId> = new Set(['cl', 'pe'])

/** What the rules and the service find wrong, each problem at a field on screen. */
export function problemsOnScreen(
  needs: IdentificationNeeds,
  stage: AddressStage,
  { customer, refusals }: Pick<CheckoutDraft, 'customer' | 'refusals'>,
): readonly FieldProblem[] {
  const { main, linked } = shownFields(needs, stage)
  const shown = [...main, ...linked]
  const found = new Map<IdentificationField, FieldProblem>()
  for (const problem of [...ruleProblems(needs, customer), ...refusals.map(counted)]) {
    const placed = placeOnScreen(problem, shown)
    if (placed !== null && !found.has(placed.field)) found.set(placed.field, placed)
  }
  return shown.flatMap((field) => found.get(field) ?? [])
}

/** Whether a field that is folded away stands in the way, though the postal code itself is fine: then all fields must open. */
export function hasHiddenProblem(
  needs: IdentificationNeeds,
  stage: AddressStage,
  draft: Pick<CheckoutDraft, 'customer' | 'refusals'>,
): boolean {
  if (stage !== 'street' && stage !== 'city') return false
  const onScreen = problemsOnScreen(needs, stage, draft)
  return (
    onScreen.length === 0 && (!validateIdentification(needs, draft.customer).ok || draft.refusals.length > 0)
  )
}

function ruleProblems(needs: IdentificationNeeds, customer: Customer): readonly FieldProblem[] {
  const result = validateIdentification(needs, customer)
  return result.ok ? [] : result.problems
}

const counted = (problem: { readonly field: IdentificationField; readonly code: string }): FieldProblem => ({
  ...problem,
  missing: 0,
  excess: 0,
})

function placeOnScreen(problem: FieldProblem, shown: readonly IdentificationField[]): FieldProblem | null {
  if (shown.includes(problem.field)) return problem
  // Street and number share a line where the whole address is typed.
  if (problem.field === 'address.number' && shown.includes('address.street')) {
    return { ...problem, field: 'address.street', code: 'number-missing' }
  }
  return null
}
