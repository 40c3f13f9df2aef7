import type { ReactNode } from 'react'
import styles from './PageLayout.module.css'

interface PageLayoutProps {
  /** Jumps over the header ("Ir para o conteúdo"). */
  readonly skipLabel: string
  /** What stands in the header: the shop's mark, the steps, help. */
  readonly header: ReactNode
  /** Null where nobody sells. */
  readonly footer: ReactNode
  /** A SummaryBar. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

export const PageLayout = ({ skipLabel, header, footer, bar, children }: PageLayoutProps) => (
  <div className={styles.page}>
    <a className={styles.skip} href="#main">
      {skipLabel}
    </a>
    <header className={styles.header}>
      <div className={styles.container}>{header}</div>
    </header>
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
    {bar}
    {footer && (
      <footer className={styles.footer}>
        <div className={styles.container}>{footer}</div>
      </footer>
    )}
  </div>
)
