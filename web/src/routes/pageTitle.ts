import type { Text } from '../i18n/text.ts'
import type { PageState } from '../pageState.ts'
import { isStepId } from '@balcao/rules/stepIds'
import type { StepId } from '@balcao/rules/stepIds'

/** The document's title: the step, then the shop. */
export function pageTitle(state: PageState, path: string, t: Text): string {
  if (state.kind === 'countries') return `${t('countries.title.pt')} / ${t('countries.title.es')} · Balcão`
  if (state.kind === 'blocked') return `${t('blocked.title')} · Balcão`
  const step = path.split('/').at(-1) ?? ''
  return stepTitle(isStepId(step) ? step : 'carrinho', t)
}

export const stepTitle = (step: StepId, t: Text): string => `${t(`step.${step}`)} · Balcão`
