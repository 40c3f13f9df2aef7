import type { ReactNode } from 'react'
import styles from './SummaryBar.module.css'

interface SummaryBarProps {
  /** The bar's name for those who go by landmarks. */
  readonly label: string
  readonly total: ReactNode
  /** Below the total: the way to the whole summary. */
  readonly detail?: ReactNode
  readonly action?: ReactNode
}

/**
 * Total and main action at a phone's lower edge; wide screens have both in the summary. It sticks within the page's flow, so
 * it covers neither footer nor focus (`scroll-padding` keeps its height free; WCAG 2.4.11).
 */
export const SummaryBar = ({ label, total, detail, action }: SummaryBarProps) => (
  <section className={styles.bar} aria-label={label}>
    <div className={styles.row}>
      <div className={styles.total}>
        {total}
        {detail}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  </section>
)
