import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly summary: ReactNode
  /** Shows its contents from the start: a coupon that was refused, say. */
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

/** Something most visitors can do without, one press away. Works before the page is alive, and what was unfolded then stays so. */
export const Disclosure = ({ summary, startsOpen = false, children }: DisclosureProps) => (
  <details className={styles.disclosure} open={startsOpen} suppressHydrationWarning>
    <summary className={styles.summary}>
      <span>{summary}</span>
      <Icon name="chevron" className={styles.chevron} size={1.125} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
