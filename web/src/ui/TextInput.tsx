import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { useFieldControl } from './FieldContext.ts'
import styles from './Input.module.css'

/**
 * One line of text. No mask: what is typed or pasted stays as it is and the caret never moves; rules read the value.
 * Numbers are text with `inputMode="numeric"`, which brings the right keys without a spinner.
 */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...useFieldControl()} {...rest} className={classNames(styles.input, className)} />
)
