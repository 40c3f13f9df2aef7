import { stepToShow } from '@balcao/rules/checkoutSteps'
import type { StepId } from '@balcao/rules/stepIds'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useCustomerStatus } from '../checkout/useCheckoutDraft.ts'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { stepsOf, withReason } from './gate.ts'

/** Leads back to the first step that needs attention when this one may not be entered, with the reason. */
export function useGate(step: StepId): void {
  const { now, paths } = useShop()
  const [path, navigate] = useLocation()
  const session = useSession((state) => state)
  const customer = useCustomerStatus()
  // Until the browser has looked, nobody knows who buys: that is no reason to send anyone away.
  const known = customer === 'unknown' ? 'valid' : customer
  const shown = stepToShow(step, stepsOf(session, { customer: known, order: 'none' }, now()))
  // A step stays on screen until the next one has come, and has no say by then: a placed order has emptied its cart.
  const isLeft = paths.step(step).split('?')[0] !== path
  const target = isLeft || shown.id === step ? null : withReason(paths.step(shown.id), shown.reason)

  // Keeps the address in step with what the visitor may do.
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true })
  }, [navigate, target])
}
