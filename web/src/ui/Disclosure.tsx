import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly summary: ReactNode
  /** Shows its contents from the start: a coupon that was refused, say. */
  readonly startsOpen?: boolean
  readonly onToggle?: (open: boolean) => void
  readonly children: ReactNode
}

/** Something most visitors can do without, one press away. Works before the page is alive. */
export const Disclosure = ({ summary, startsOpen = false, onToggle, children }: DisclosureProps) => (
  <details
    className={styles.disclosure}
    open={startsOpen}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary className={styles.summary}>
      <span>{summary}</span>
      <Icon name="chevron" className={styles.chevron} size={1.125} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
