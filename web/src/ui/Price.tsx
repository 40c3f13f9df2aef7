import { classNames } from './classNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Price.module.css'

interface PriceProps {
  /** Written out, currency and all. While a new one is worked out, the owner keeps passing the last one. */
  readonly amount: string
  /** "/mês" */
  readonly per?: string
  /** Struck through, with the words that a listener needs to tell the two apart ("De", "Por"). */
  readonly before?: { readonly amount: string; readonly label: string; readonly nowLabel: string }
  readonly size?: 'small' | 'medium' | 'total'
  readonly busy?: boolean
}

export const Price = ({ amount, per, before, size = 'medium', busy = false }: PriceProps) => (
  <span className={classNames(styles.price, styles[size])} aria-busy={busy}>
    {before && (
      <>
        <VisuallyHidden>{before.label} </VisuallyHidden>
        <s className={styles.before}>{before.amount}</s> <VisuallyHidden>{before.nowLabel} </VisuallyHidden>
      </>
    )}
    <span>
      <span className={styles.amount}>{amount}</span>
      {per && (
        <>
          <wbr />
          <span className={styles.per}>{per}</span>
        </>
      )}
    </span>
  </span>
)
