import type { MouseEvent } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Stepper.module.css'

export interface Step {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'ahead'
  /** Null where the visitor cannot go now. */
  readonly href: string | null
}

interface StepperProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** Said after the label of a step that is done ("concluído"). */
  readonly doneLabel: string
  readonly onFollow?: (step: Step, event: MouseEvent<HTMLAnchorElement>) => void
}

/** How far along the checkout is; steps that are done lead back. */
export const Stepper = ({ label, steps, doneLabel, onFollow }: StepperProps) => (
  <nav aria-label={label}>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={classNames(styles.step, styles[step.state])}
          {...(step.state === 'current' && { 'aria-current': 'step' })}
        >
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" size={1} /> : index + 1}
          </span>
          {step.href !== null && step.state !== 'current' ? (
            <a className={styles.link} href={step.href} onClick={(event) => onFollow?.(step, event)}>
              <span className={styles.words}>{step.label}</span>
            </a>
          ) : (
            <span className={styles.words}>{step.label}</span>
          )}
          {step.state === 'done' && <VisuallyHidden>({doneLabel})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  </nav>
)
