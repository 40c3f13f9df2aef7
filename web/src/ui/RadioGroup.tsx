import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { errorId, FieldError } from './Field.tsx'
import { RadioGroupContext } from './RadioGroupContext.ts'
import styles from './RadioGroup.module.css'
import { usePress } from './usePress.ts'

interface RadioGroupProps {
  /** Unique on the page: it is also the group's id, to which an error summary links. */
  readonly name: string
  readonly legend: ReactNode
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly error?: string | null
  /** `row` sets the choices side by side where they fit. */
  readonly layout?: 'list' | 'row'
  readonly children: ReactNode
}

/** One of a few, all in sight. Arrow keys move the choice, as the platform does it. */
export const RadioGroup = ({
  name,
  legend,
  value,
  onChange,
  error,
  layout = 'list',
  children,
}: RadioGroupProps) => {
  const [shown, press] = usePress<string | null>(value, (next) => next !== null && onChange(next))
  return (
    <fieldset className={styles.group} id={name} tabIndex={-1}>
      <legend className={styles.legend}>{legend}</legend>
      {error && <FieldError id={errorId(name)}>{error}</FieldError>}
      <div className={classNames(styles.choices, layout === 'row' && styles.row)}>
        <RadioGroupContext
          value={{ name, value: shown, onChange: press, describedBy: error ? errorId(name) : null }}
        >
          {children}
        </RadioGroupContext>
      </div>
    </fieldset>
  )
}
