import { cartBalance } from '@balcao/rules/mergeCalculation'
import type { ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Price } from '../ui/Price.tsx'
import styles from './cart.module.css'
import { CouponEntry } from './CouponEntry.tsx'
import { FreeDomainNote } from './FreeDomainNote.tsx'
import { InstallmentsNote } from './InstallmentsNote.tsx'
import { discountRows, lineRows } from './summaryRows.ts'

interface OrderSummaryProps {
  /** Whether a coupon can be entered here: in the cart, not when paying. */
  readonly withCoupon: boolean
  /** The step's main action on wide screens. */
  readonly action?: ReactNode
}

export const summaryId = 'resumo'

/** What it costs and why: every line, every discount, the total, the installments; then the way on, in sight whatever else follows. */
export const OrderSummary = ({ withCoupon, action }: OrderSummaryProps) => {
  const t = useText()
  const money = useMoney()
  const { brand } = useShop()
  const cart = useSession((state) => state.cart)
  const calculation = useSession((state) => state.calculation)
  const priced = calculation.last?.priced ?? null
  const isBusy = calculation.status === 'pending'
  return (
    <Card tone="receipt" labelledBy={summaryId}>
      <div className={styles.stack}>
        <h2 id={summaryId} tabIndex={-1}>
          {t('summary.title')}
        </h2>
        {calculation.status === 'failed' && <CalculationFailed />}
        {priced !== null && (
          <>
            <Ledger
              rows={[
                ...lineRows(priced, cart, { t, money }),
                ...discountRows(priced, { t, money }),
                {
                  id: 'total',
                  label: t('summary.total'),
                  tone: 'total',
                  value: (
                    <Price
                      amount={money(cartBalance(priced, brand.currency).total)}
                      size="total"
                      busy={isBusy}
                    />
                  ),
                },
              ]}
            />
            <InstallmentsNote priced={priced} />
            {priced.cardOffer !== null && (
              <p className={styles.card}>
                {t('summary.card', {
                  percentage: priced.cardOffer.percentage,
                  total: money(priced.cardOffer.total),
                })}
              </p>
            )}
          </>
        )}
        {action !== undefined && <div className={styles.wideOnly}>{action}</div>}
        <p className={styles.seal}>
          <Icon name="lock" /> {t('summary.secure')}
        </p>
        {withCoupon && <FreeDomainNote />}
        {withCoupon && calculation.status !== 'none' && <CouponEntry />}
      </div>
    </Card>
  )
}

/** Only the total could not be worked out: the cart stands, and one press tries again. */
const CalculationFailed = () => {
  const t = useText()
  const { session } = useShop()
  const retry = () => {
    void session.recalculate()
    // The button goes with its notice.
    document.getElementById(summaryId)?.focus()
  }
  return (
    <Notice
      tone="error"
      alert
      title={t('summary.failed.title')}
      action={<Button onClick={retry}>{t('summary.failed.retry')}</Button>}
    >
      {t('summary.failed.text')}
    </Notice>
  )
}
