import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { useFieldControl } from './FieldContext.ts'
import { Icon } from './Icon.tsx'
import styles from './Input.module.css'

/** The platform's own list: the best one there is on a phone. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={styles.wrapper}>
    <select {...useFieldControl()} {...rest} className={classNames(styles.input, styles.select, className)}>
      {children}
    </select>
    <Icon name="chevron" className={styles.chevron} />
  </span>
)
