import type { DomainItem } from '@balcao/rules/cart'
import { cartProblems } from '@balcao/rules/cartProblems'
import { domainProblemCodes } from '@balcao/rules/checkoutSteps'
import { Fragment, useState } from 'react'
import { useLocation } from 'wouter'
import { useRemoval } from '../cart/useRemoval.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { Notice } from '../ui/Notice.tsx'
import { hostOf, lacksDomain } from './cartHost.ts'
import { DomainLinePart, DomainChoicePart } from './DomainParts.tsx'
import { EarlyStep } from './EarlyStep.tsx'
import { stepDemands } from './gate.ts'
import { useGate } from './useGate.ts'
import { goToProblem, toastOf } from './goToProblem.ts'

/** Step 1: the name that the products go with. Source: spec 1 section 2. */
export const DomainRoute = () => {
  useGate('registrar-dominio')
  const t = useText()
  const { paths, toasts } = useShop()
  const [, navigate] = useLocation()
  const cart = useSession((state) => state.cart)
  const { ask, dialog, failureAt } = useRemoval()
  const [isRefused, setRefused] = useState(false)
  const problem = cartProblems(cart, stepDemands).find(({ code }) => domainProblemCodes.has(code))
  const domains = cart.items.filter((item): item is DomainItem => item.type === 'domain')
  const isMissing = lacksDomain(cart)
  const refused = isRefused && problem !== undefined ? problem.code : null
  const goOn = () => {
    if (problem === undefined) return navigate(paths.step('carrinho'))
    setRefused(true)
    goToProblem(problem, toasts)
  }
  return (
    <EarlyStep
      step="registrar-dominio"
      title={t('step.domain.title')}
      lead={t(isMissing || domains.length > 0 ? 'step.domain.lead' : 'step.domain.none')}
      onwards={t('step.toCart')}
      onContinue={goOn}
    >
      {refused !== null && (
        <Notice tone="error" alert={toastOf(refused) === null}>
          {t(`reason.${refused}`)}
        </Notice>
      )}
      {domains.map((item) => (
        <Fragment key={item.id}>
          {failureAt(item)}
          <DomainLinePart item={item} onRemove={() => ask(item)} addons={null} refused={refused} />
        </Fragment>
      ))}
      {isMissing && <DomainChoicePart host={hostOf(cart)} onClose={null} />}
      {dialog}
    </EarlyStep>
  )
}
