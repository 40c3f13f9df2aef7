import type { Text } from '../i18n/text.ts'
import type { StepId } from '@balcao/rules/stepIds'

/** The document's title: the step, then the shop. */
export const stepTitle = (step: StepId, t: Text): string => `${t(`step.${step}`)} · Balcão`
