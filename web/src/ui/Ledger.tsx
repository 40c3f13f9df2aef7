import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Ledger.module.css'

export interface LedgerRow {
  readonly id: string
  readonly label: ReactNode
  readonly value: ReactNode
  /** Below: why the amount is what it is. */
  readonly note?: ReactNode
  readonly tone?: 'plain' | 'saving' | 'total'
}

/** Amounts with their names, as on a receipt; the dashed rule stands above a total. */
export const Ledger = ({ rows }: { readonly rows: readonly LedgerRow[] }) => (
  <dl className={styles.ledger}>
    {rows.map(({ id, label, value, note, tone = 'plain' }) => (
      <div key={id} className={classNames(styles.row, styles[tone])}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </div>
    ))}
  </dl>
)
