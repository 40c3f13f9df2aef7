import type { Installments, PricedCart } from '@balcao/rules/calculation'
import { useText } from '../i18n/TextContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './cart.module.css'

export interface InstallmentsDialogProps {
  readonly priced: PricedCart
  readonly open: boolean
  readonly onClose: () => void
}

/** The total in every number of installments, each with what it sums to. */
export const InstallmentsDialog = ({ priced, open, onClose }: InstallmentsDialogProps) => {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('installments.title')} closeLabel={t('dialog.close')}>
      <div className={styles.tableBox}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('installments.column.number')}</th>
              <th scope="col">{t('installments.column.each')}</th>
              <th scope="col">{t('installments.column.total')}</th>
            </tr>
          </thead>
          <tbody>
            {priced.availableInstallments.map((installments) => (
              <Row key={installments.count} installments={installments} total={priced.total} />
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('installments.note')}</p>
    </Dialog>
  )
}

interface RowProps {
  readonly installments: Installments
  /** In minor units. */
  readonly total: number
}

const Row = ({ installments: { count, first, rest }, total }: RowProps) => {
  const t = useText()
  const money = useMoney()
  return (
    <tr>
      <th scope="row">{count === 1 ? t('installments.once') : t('installments.row', { count })}</th>
      <td>
        {money(rest)}
        {first !== rest && <small> {t('installments.first', { amount: money(first) })}</small>}
      </td>
      <td>{money(total)}</td>
    </tr>
  )
}
