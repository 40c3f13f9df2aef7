import { useEffect, useId, useRef, type MouseEvent } from 'react'
import styles from './ErrorSummary.module.css'

export interface FieldProblem {
  /** Id of the control, or of a radio group. */
  readonly fieldId: string
  /** The same words that stand beside the field. */
  readonly message: string
}

interface ErrorSummaryProps {
  readonly title: string
  /** Nothing is shown while it is empty. */
  readonly problems: readonly FieldProblem[]
  /** Counts the attempts to send: each one that leaves problems moves focus here. */
  readonly attempt: number
}

/** What stands in the way of sending a form, each line a link to its field (WCAG 3.3.1). */
export const ErrorSummary = ({ title, problems, attempt }: ErrorSummaryProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const titleId = useId()

  // Moves the browser's focus to the summary after each attempt, not when a field is mended meanwhile.
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])

  if (problems.length === 0) return null
  return (
    <div ref={ref} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(fieldId, event)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Keeps the address as it is and brings the label into view with the field. */
function goTo(fieldId: string, event: MouseEvent) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
  ;(label ?? field).scrollIntoView({ block: 'nearest' })
  ;(field.querySelector('input') ?? field).focus({ preventScroll: true })
}
