import type { PricedCart } from '@balcao/rules/calculation'
import { createElement } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Button } from '../ui/Button.tsx'
import styles from './cart.module.css'
import { installmentsDialog } from './cartParts.ts'
import { useDialogPart } from './useDialogPart.tsx'

/**
 * The cash price first, then number, period, amount and sum of the installments; every number is a press away. Never an installment
 * alone. Source: Decreto 5.903 art. 3.
 */
export const InstallmentsNote = ({ priced }: { readonly priced: PricedCart }) => {
  const t = useText()
  const money = useMoney()
  const dialog = useDialogPart(installmentsDialog)
  const most = priced.availableInstallments.at(-1)
  if (most === undefined || most.count < 2) return null
  const { count, first, rest } = most
  return (
    <div className={styles.installments}>
      <p>
        {t('installments.most', { count, amount: money(rest), total: money(priced.total) })}
        {first !== rest && ` ${t('installments.first', { amount: money(first) })}`}
      </p>
      <Button variant="quiet" className={styles.aligned} onClick={dialog.open}>
        {t('installments.see')}
      </Button>
      {dialog.failure}
      {dialog.part !== null &&
        createElement(dialog.part, { priced, open: dialog.isOpen, onClose: dialog.close })}
    </div>
  )
}
