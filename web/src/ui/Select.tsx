import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { useFieldControl } from './FieldContext.ts'
import { Icon } from './Icon.tsx'
import styles from './Input.module.css'

/** The platform's own list: the best one there is on a phone. What was chosen in it before the page came alive counts. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => {
  const ref = useRef<HTMLSelectElement>(null)

  // Reads the browser's own state, which is outside React, and tells it as the browser would have.
  useEffect(() => {
    const asRendered = [...(ref.current?.options ?? [])].find(({ defaultSelected }) => defaultSelected)
    if (asRendered?.selected === false) ref.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])

  return (
    <span className={styles.wrapper}>
      <select
        ref={ref}
        {...useFieldControl()}
        autoComplete="off"
        {...rest}
        className={classNames(styles.input, styles.select, className)}
      >
        {children}
      </select>
      <Icon name="chevron" className={styles.chevron} />
    </span>
  )
}
