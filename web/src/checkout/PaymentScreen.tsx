import type { WireOrder } from '@balcao/contract/order'
import type { Minor } from '@balcao/rules/money'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import type { MessageId } from '../i18n/messageIds.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Acceptance, ContractSummary } from './ContractSummary.tsx'
import { newOrderKey } from './newOrderKey.ts'
import { createPayment } from './payment.ts'
import { PaymentFailureNotice } from './PaymentFailureNotice.tsx'
import { paymentMethodGroup, PaymentMethodChoice } from './PaymentMethodChoice.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { ReviewCustomer } from './ReviewCustomer.tsx'
import { ReviewItems } from './ReviewItems.tsx'
import { checkoutDraftOf, useCustomerStatus } from './useCheckoutDraft.ts'
import { usePaymentMethods } from './usePaymentMethods.ts'
import styles from './Payment.module.css'

interface PaymentScreenProps {
  /** The order's summary, beside the rest on wide screens. */
  readonly summary: ReactNode
  /** The cart has become this order. Called once, before the confirmation is shown. */
  readonly onPlaced: (order: WireOrder) => void
}

/** Everything once more, then how to pay, then one button that says what it costs. */
export const PaymentScreen = ({ summary, onPlaced }: PaymentScreenProps) => {
  const text = useText()
  const isFree = useSession(({ calculation }) => calculation.last?.priced.total === 0)
  return (
    <div className={styles.screen}>
      <div className={styles.heading}>
        <h1 tabIndex={-1}>{text(isFree ? 'payment.title.free' : 'payment.title')}</h1>
        <p>{text(isFree ? 'payment.lead.free' : 'payment.lead')}</p>
      </div>
      <TwoColumns aside={summary}>
        <ReviewCustomer />
        <ReviewItems />
        <Pay onPlaced={onPlaced} isFree={isFree} />
      </TwoColumns>
    </div>
  )
}

interface PayProps extends Pick<PaymentScreenProps, 'onPlaced'> {
  /** Nothing is left to pay: the order is placed without a way to pay it. */
  readonly isFree: boolean
}

const Pay = ({ onPlaced, isFree }: PayProps) => {
  const text = useText()
  const { paths } = useShop()
  const money = useMoney()
  const [, navigate] = useLocation()
  const { payment, status, pay, accept } = usePayment(onPlaced)
  const methods = usePaymentMethods()
  const customer = useCustomerStatus()
  const last = useSession(({ calculation }) => calculation.last)
  const total = last?.priced.total ?? 0
  const button = text(isFree ? 'payment.submit.free' : buttonText(methods.chosen), { amount: money(total) })
  const failure = status.kind === 'failed' ? status.failure : null
  const isMethodMissing = failure?.kind === 'method-missing' && methods.chosen === null

  return (
    <>
      {!isFree && (
        <Card>
          <PaymentMethodChoice
            methods={methods}
            error={isMethodMissing ? text('payment.method.required') : null}
          />
        </Card>
      )}
      <Card tone="quiet">
        <ContractSummary />
      </Card>
      <div className={styles.pay}>
        {failure && failure.kind !== 'method-missing' && <PaymentFailureNotice failure={failure} />}
        {(customer === 'missing' || customer === 'invalid') && failure?.kind !== 'customer-refused' && (
          <Notice
            tone="warning"
            title={text('payment.customerMissing')}
            action={<Link href={paths.step('identificacao')}>{text('payment.review.complete')}</Link>}
          />
        )}
        <Acceptance button={button} />
        <Button
          variant="primary"
          wide
          icon="lock"
          busy={status.kind === 'placing' || status.kind === 'placed'}
          disabled={last === null || customer === 'missing' || customer === 'invalid'}
          onClick={() => void pay(total)}
        >
          {button}
        </Button>
      </div>
      <PriceDialog
        price={status.kind === 'asking' ? status.price : null}
        onAccept={() => void accept()}
        onDecline={() => navigate(paths.step('carrinho'))}
        onClose={payment.decline}
      />
    </>
  )
}

/** One payment for as long as the screen stands. */
function usePayment(onPlaced: (order: WireOrder) => void) {
  const shop = useShop()
  const [, navigate] = useLocation()
  const [payment] = useState(() => createPayment({ shop, draft: checkoutDraftOf(shop), newKey: newOrderKey }))
  const status = useStore(payment.store)
  const isMethodMissing = status.kind === 'failed' && status.failure.kind === 'method-missing'

  // Sends the browser's focus to the choice that is missing.
  useEffect(() => {
    if (isMethodMissing) document.querySelector<HTMLElement>(`#${paymentMethodGroup} input:enabled`)?.focus()
  }, [isMethodMissing])

  const goOn = (order: WireOrder | null) => {
    if (order === null) return
    onPlaced(order)
    // The way back must not lead to a payment that has been made.
    navigate(shop.paths.order(order.token), { replace: true })
  }
  return {
    payment,
    status,
    pay: (agreed: Minor) => payment.pay(agreed).then(goOn),
    accept: () => payment.accept().then(goOn),
  }
}

const buttonText = (method: PaymentMethod | null): MessageId => {
  if (method === 'pix') return 'payment.submit.pix'
  return method === 'bank_transfer' ? 'payment.submit.bankTransfer' : 'payment.submit.other'
}
