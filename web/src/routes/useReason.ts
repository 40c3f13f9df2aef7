import { cartProblemCodes } from '@balcao/rules/cartProblems'
import type { StepReason } from '@balcao/rules/checkoutSteps'
import { useSearch } from 'wouter'

/** Reasons that a step can be told on arrival; any other text in the address is nobody's reason. */
const reasons = [
  ...cartProblemCodes,
  'not-calculated',
  'customer-missing',
  'customer-invalid',
  'quote-expired',
  'order-missing',
] as const satisfies readonly StepReason[]

/** Why the visitor was led to this step; null when they came of themselves. */
export function useReason(): (typeof reasons)[number] | null {
  const said = new URLSearchParams(useSearch()).get('reason')
  return reasons.find((reason) => reason === said) ?? null
}
