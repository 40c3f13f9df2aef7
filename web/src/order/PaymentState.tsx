import type { WireOrder } from '@balcao/contract/order'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Price } from '../ui/Price.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './Order.module.css'
import { orderMoney } from './orderMoney.ts'
import { PayBy } from './PayBy.tsx'
import { PixInstructions } from './PixInstructions.tsx'
import { TransferInstructions } from './TransferInstructions.tsx'
import { useOrderedCart } from './useOrderedCart.ts'

/** Of the screen's heading: focus goes there when what held it is no longer needed. */
export const orderHeading = 'order-heading'

/** What is left to do about the payment, or that nothing is. */
export const PaymentState = ({ order }: { readonly order: WireOrder }) => {
  switch (order.payment.status) {
    case 'initiating':
      return <Initiating method={order.payment.method} />
    case 'requires-action':
    case 'pending':
      return <Pending order={order} />
    case 'paid':
      return <Paid email={order.email} />
    case 'failed':
    case 'expired':
    case 'cancelled':
    case 'refunded':
    case 'charged-back':
      return <Ended status={order.payment.status} token={order.token} />
  }
}

const Initiating = ({ method }: { readonly method: WireOrder['payment']['method'] }) => {
  const text = useText()
  return (
    <Card>
      <div className={styles.waiting} aria-busy="true">
        <Spinner />
        <p>{text(method === 'pix' ? 'order.initiating.pix' : 'order.initiating.other')}</p>
      </div>
    </Card>
  )
}

const Pending = ({ order: { payment } }: { readonly order: WireOrder }) => {
  const text = useText()
  const { currency } = useShop().brand
  const amount = orderMoney(payment.amount, currency)
  const { instructions } = payment
  return (
    <FocusKeeper>
      <Card labelledBy="order-pay">
        <div className={styles.stack}>
          <div className={styles.amount}>
            <h2 id="order-pay">{text('order.amount')}</h2>
            <Price amount={amount} size="total" />
            {payment.expiresAt !== null && <PayBy expiresAt={payment.expiresAt} />}
          </div>
          {instructions === null && (
            <p>{text(payment.status === 'requires-action' ? 'order.action.text' : 'order.pending.other')}</p>
          )}
          {instructions?.kind === 'pix' && <PixInstructions instructions={instructions} amount={amount} />}
          {instructions?.kind === 'bank_transfer' && (
            <TransferInstructions
              instructions={instructions}
              amount={{ shown: amount, copied: String(payment.amount) }}
            />
          )}
        </div>
      </Card>
    </FocusKeeper>
  )
}

const Paid = ({ email }: { readonly email: string }) => {
  const text = useText()
  return (
    <Card labelledBy="order-next">
      <div className={styles.stack}>
        <h2 id="order-next">{text('order.paid.next')}</h2>
        <ol className={styles.steps}>
          <li>{text('order.paid.step1', { email })}</li>
          <li>{text('order.paid.step2')}</li>
          <li>{text('order.paid.step3')}</li>
        </ol>
      </div>
    </Card>
  )
}

type EndedStatus = 'failed' | 'expired' | 'cancelled' | 'refunded' | 'charged-back'

const Ended = ({ status, token }: { readonly status: EndedStatus; readonly token: string }) => {
  const text = useText()
  const { paths } = useShop()
  const { isKept, bringBack } = useOrderedCart(token)
  const isReturned = status === 'refunded' || status === 'charged-back'
  return (
    <Notice
      tone={isReturned ? 'info' : 'warning'}
      title={text(`order.ended.${status}.title`)}
      {...(!isReturned && {
        action: (
          <LinkButton href={paths.step('carrinho')} onClick={bringBack}>
            {text('order.ended.again')}
          </LinkButton>
        ),
      })}
    >
      <p>{text(`order.ended.${status}.text`)}</p>
      {isKept && !isReturned && <p>{text('order.ended.kept')}</p>}
    </Notice>
  )
}

/** Focus is not stolen when a payment arrives; but where its place goes away with the code, it moves to the heading instead of nowhere. */
const FocusKeeper = ({ children }: { readonly children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null)

  // Runs while the part is still on the page, before the browser drops its focus.
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (part?.contains(document.activeElement))
        document.getElementById(orderHeading)?.focus({ preventScroll: true })
    }
  }, [])

  return <div ref={ref}>{children}</div>
}
