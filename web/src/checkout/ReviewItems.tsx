import type { PricedDomainLine, PricedProductLine } from '@balcao/rules/calculation'
import type { Cart } from '@balcao/rules/cart'
import { Link } from 'wouter'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Card } from '../ui/Card.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import type { LedgerRow } from '../ui/Ledger.tsx'
import { Price } from '../ui/Price.tsx'
import styles from './Payment.module.css'

/** What is bought, line by line as it was priced, with what each costs when it renews. */
export const ReviewItems = () => {
  const text = useText()
  const { paths } = useShop()
  const money = useMoney()
  const { status, last } = useSession((state) => state.calculation)
  const cart = useSession((state) => state.cart)
  const isBusy = status === 'pending'

  const row = (line: PricedProductLine | PricedDomainLine): LedgerRow => {
    const cycle = text(`cycle.${'cycle' in line ? line.cycle : line.domainCycle}`)
    const renewal = text('checkout.renewal', { amount: money(line.renewal), cycle })
    const place = placeOf(cart, line)
    return {
      id: line.relId,
      label: (
        <>
          <strong>{lineName(cart, line)}</strong>
          <br />
          {'quantity' in line && line.quantity > 1
            ? text('checkout.quantityAndCycle', { n: line.quantity, cycle })
            : cycle}
          {place !== null && (
            <>
              <br />
              {text('checkout.dataCenter', { place })}
            </>
          )}
        </>
      ),
      value: (
        <Price
          amount={line.total === 0 ? text('price.free') : money(line.total)}
          size="small"
          busy={isBusy}
        />
      ),
      note:
        'idProtectionPrice' in line && line.idProtectionPrice > 0
          ? `${text('checkout.withIdProtection')} ${renewal}`
          : renewal,
    }
  }

  return (
    <Card labelledBy="review-items">
      <div className={styles.head}>
        <h2 id="review-items">{text('payment.review.items')}</h2>
        <Link href={paths.step('carrinho')}>{text('payment.review.change')}</Link>
      </div>
      {last && <Ledger rows={[...last.priced.products.map(row), ...last.priced.domains.map(row)]} />}
    </Card>
  )
}

const lineName = (cart: Cart, line: PricedProductLine | PricedDomainLine): string => {
  if ('sld' in line) return `${line.sld}.${line.tld}`
  const lines = cart.items.flatMap((item) => [item, ...item.addons])
  return lines.find(({ id }) => id === line.relId)?.name ?? line.id
}

/** Where a server is to stand, as the visitor chose it. */
function placeOf({ items }: Cart, { relId }: PricedProductLine | PricedDomainLine): string | null {
  const item = items.find(({ id }) => id === relId)
  return item?.type === 'product' ? item.dataCenter : null
}
