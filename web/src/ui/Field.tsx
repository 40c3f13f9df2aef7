import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { FieldContext, type FieldControl } from './FieldContext.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Field.module.css'

interface FieldProps {
  /** Of the control; an error summary links to it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Names the cause and the cure; null when there is nothing to mend. */
  readonly error?: string | null
  /** Words of the success mark ("CPF válido"); null while there is nothing to confirm. */
  readonly confirmed?: string | null
  /** "(opcional)": marked on the few optional fields, since most are needed. */
  readonly optional?: string
  readonly children: ReactNode
}

/** A label above its control, help between them, the error below: tied together for every reader. */
export const Field = ({ id, label, hint, error, confirmed, optional, children }: FieldProps) => (
  <div className={classNames(styles.field, error && styles.wrong)}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> {optional}</span>}
    </label>
    {hint && (
      <p className={styles.hint} id={hintId(id)}>
        {hint}
      </p>
    )}
    <div className={styles.control}>
      <FieldContext value={controlOf(id, Boolean(hint), Boolean(error))}>{children}</FieldContext>
      {confirmed && !error && (
        <span className={styles.mark}>
          <Icon name="check" />
          <VisuallyHidden>{confirmed}</VisuallyHidden>
        </span>
      )}
    </div>
    {error && <FieldError id={errorId(id)}>{error}</FieldError>}
  </div>
)

export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p className={styles.error} id={id}>
    <Icon name="warning" size={1.125} />
    <span>{children}</span>
  </p>
)

const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

const controlOf = (id: string, hinted: boolean, wrong: boolean): FieldControl => ({
  id,
  ...((hinted || wrong) && {
    'aria-describedby': [wrong && errorId(id), hinted && hintId(id)].filter(Boolean).join(' '),
  }),
  ...(wrong && { 'aria-invalid': true }),
})
