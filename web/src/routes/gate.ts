import type { CartDemands } from '@balcao/rules/cartProblems'
import { checkoutSteps, stepToShow } from '@balcao/rules/checkoutSteps'
import type { CheckoutState, CheckoutStep, StepReason } from '@balcao/rules/checkoutSteps'
import type { StepId } from '@balcao/rules/stepIds'
import type { ShopPaths } from '../session/ShopContext.tsx'
import type { SessionState } from '../session/sessionState.ts'

/**
 * Past the cart no document is asked of it again: a reload leaves the cart without one (it is in no cookie), and the identification has
 * the field.
 */
export const stepDemands: CartDemands = { document: null }

/** What the visitor has given of themselves and of an order, which only the browser knows. */
export type Progress = Pick<CheckoutState, 'customer' | 'order'>

/** How each step of this visit stands. `now`: epoch milliseconds, for the quote. */
export function stepsOf(session: SessionState, progress: Progress, now: number): readonly CheckoutStep[] {
  const { last, status } = session.calculation
  return checkoutSteps({
    cart: session.cart,
    demands: stepDemands,
    isExpandedFlow: session.isExpandedFlow,
    quote: last === null || status === 'none' ? 'none' : last.quote.expiresAt > now ? 'valid' : 'expired',
    ...progress,
  })
}

/**
 * On the server the buyer is not known: what they typed stays in their browser. So only what the cart itself forbids leads back
 * here; the browser does the rest when it takes over. Null: the step can be shown.
 */
export function gateOnServer(
  step: StepId,
  session: SessionState,
  paths: ShopPaths,
  now: number,
): string | null {
  const shown = stepToShow(step, stepsOf(session, { customer: 'valid', order: 'none' }, now))
  return shown.id === step ? null : withReason(paths.step(shown.id), shown.reason)
}

/** The reason travels in the address, so that the step it leads to can say it. */
export const withReason = (path: string, reason: StepReason | null): string =>
  reason === null ? path : `${path}${path.includes('?') ? '&' : '?'}reason=${reason}`
