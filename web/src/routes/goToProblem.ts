import type { CartProblem, CartProblemCode } from '@balcao/rules/cartProblems'
import { cartTitleId, titleIdOf } from '../cart/lineIds.ts'
import { domainBoxId } from '../domains/domainBoxId.ts'
import { buyerDocumentId, eppFieldId, ownerFieldId } from '../domains/fieldIds.ts'
import type { ToastCode, Toasts } from '../session/toasts.ts'

/** Moves focus to where a cart's problem is put right, and raises its toast where it has one. Source: spec 1 section 8. */
export function goToProblem(problem: CartProblem, toasts: Toasts): void {
  const toast = toastOf(problem.code)
  if (toast !== null) toasts.raise(toast)
  const field = document.getElementById(fieldOf(problem))
  const place = field ?? document.getElementById(headingOf(problem))
  place?.focus()
}

/** The problems that have a toast, which is read out: nothing else need say them aloud. */
export const toastOf = (code: CartProblemCode): ToastCode | null =>
  code === 'domain-missing' || code === 'document-missing' ? code : null

/** What mends it. A line without such a field, such as a second name of the same owner, is gone to by its heading. */
function fieldOf(problem: CartProblem): string {
  const { code, lineId } = problem
  switch (code) {
    case 'domain-missing':
      return domainBoxId
    case 'transfer-code-missing':
      return eppFieldId(lineId ?? '')
    case 'document-missing':
    case 'document-invalid':
      return lineId === null ? buyerDocumentId : ownerFieldId(lineId)
    default:
      return headingOf(problem)
  }
}

const headingOf = ({ lineId }: CartProblem): string => (lineId === null ? cartTitleId : titleIdOf(lineId))
