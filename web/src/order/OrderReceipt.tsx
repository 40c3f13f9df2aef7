import type { WireOrder } from '@balcao/contract/order'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Card } from '../ui/Card.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import type { LedgerRow } from '../ui/Ledger.tsx'
import { Price } from '../ui/Price.tsx'
import styles from './Order.module.css'
import { orderMoney } from './orderMoney.ts'

/** What was ordered, as it was agreed to. */
export const OrderReceipt = ({ order }: { readonly order: WireOrder }) => {
  const text = useText()
  const { currency } = useShop().brand
  const money = (decimal: number) => orderMoney(decimal, currency)

  const lines = order.lines.map((line, index): LedgerRow => {
    const cycle = text(`cycle.${line.cycle}`)
    return {
      id: `line-${index}`,
      label: (
        <>
          <strong>{line.name}</strong>
          <br />
          {line.quantity > 1 ? text('checkout.quantityAndCycle', { n: line.quantity, cycle }) : cycle}
          {line.dataCenter !== null && (
            <>
              <br />
              {text('checkout.dataCenter', { place: line.dataCenter })}
            </>
          )}
        </>
      ),
      value: <Price amount={line.total === 0 ? text('price.free') : money(line.total)} size="small" />,
      note: text('checkout.renewal', { amount: money(line.renewal), cycle }),
    }
  })
  return (
    <Card tone="receipt" labelledBy="order-receipt">
      <div className={styles.stack}>
        <div>
          <h2 id="order-receipt">{text('order.receipt.title', { number: order.number })}</h2>
          <p className={styles.soft}>{text('order.receipt.email', { email: order.email })}</p>
        </div>
        <Ledger
          rows={[
            ...lines,
            {
              id: 'total',
              tone: 'total',
              label: text('checkout.total'),
              value: <Price amount={money(order.total)} size="total" />,
              ...(order.discount > 0 && {
                note: text('order.receipt.saved', { amount: money(order.discount) }),
              }),
            },
          ]}
        />
      </div>
    </Card>
  )
}
