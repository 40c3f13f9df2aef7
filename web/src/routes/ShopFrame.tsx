import { stepIds } from '@balcao/rules/stepIds'
import type { StepId } from '@balcao/rules/stepIds'
import { memo } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import type { Step } from '../ui/Stepper.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { LegalFooter } from './LegalFooter.tsx'

interface ShopFrameProps {
  readonly step: StepId
  /** A SummaryBar on phones. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** The steps that a visitor walks; 0 and 1 belong to the expanded flow. */
const shownSteps = (isExpandedFlow: boolean): readonly StepId[] => stepIds.slice(isExpandedFlow ? 0 : 2)

/** Header, main column and footer of every step. */
export const ShopFrame = ({ step, bar, children }: ShopFrameProps) => (
  <PageLayout
    skipLabel={useText()('frame.skip')}
    bar={bar}
    header={<Header step={step} />}
    footer={<LegalFooter legal={useShop().brand.legal} />}
  >
    {children}
  </PageLayout>
)

const Header = memo(({ step }: Pick<ShopFrameProps, 'step'>) => {
  const t = useText()
  const { brand, paths } = useShop()
  const steps = shownSteps(useSession((state) => state.isExpandedFlow))
  const [, navigate] = useLocation()
  const follow = (target: Step, event: MouseEvent<HTMLAnchorElement>) => {
    if (target.href === null || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    navigate(target.href)
  }
  return (
    <>
      <a href={brand.addresses.siteUrl} aria-label={t('frame.home')}>
        <Wordmark name="Balcão" />
      </a>
      <Stepper
        label={t('frame.steps')}
        doneLabel={t('frame.done')}
        steps={stepsAround(step, steps).map((one) => ({
          ...one,
          label: t(`step.${one.id}`),
          href: one.href === null ? null : paths.step(one.id),
        }))}
        onFollow={follow}
      />
      <a href={brand.supportUrl}>{t('frame.help')}</a>
    </>
  )
})

/** A step before this one leads back; after an order nothing does. */
function stepsAround(current: StepId, steps: readonly StepId[]) {
  const at = steps.indexOf(current)
  const isOrdered = current === 'confirmacao'
  return steps.map((id, index) => ({
    id,
    state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('ahead' as const),
    href: index < at && !isOrdered ? id : null,
  }))
}
