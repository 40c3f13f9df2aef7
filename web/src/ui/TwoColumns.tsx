import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

interface TwoColumnsProps {
  readonly children: ReactNode
  /** Beside the main column on wide screens, where it stays in sight; below it elsewhere. */
  readonly aside: ReactNode
}

export const TwoColumns = ({ children, aside }: TwoColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <div className={styles.aside}>{aside}</div>
  </div>
)
