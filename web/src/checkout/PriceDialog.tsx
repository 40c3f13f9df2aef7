import { useText } from '../i18n/TextContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import type { PriceDiffers } from './placeOrder.ts'

interface PriceDialogProps {
  /** Null while there is nothing to decide. */
  readonly price: PriceDiffers | null
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onClose: () => void
}

/** The amount is not the one that was on the button: both are shown, the visitor decides, nothing was charged. */
export const PriceDialog = ({ price, onAccept, onDecline, onClose }: PriceDialogProps) => {
  const text = useText()
  const money = useMoney()
  const kind = price?.kind ?? 'price-changed'
  const shown = money(price?.shown ?? 0)
  const current = money(price?.current ?? 0)
  const isSame = shown === current
  return (
    <Dialog
      open={price !== null}
      onClose={onClose}
      title={text(titles[kind])}
      closeLabel={text('checkout.close')}
      actions={
        <>
          <Button onClick={onDecline}>{text('payment.price.back')}</Button>
          <Button variant="primary" onClick={onAccept}>
            {text('payment.price.accept', { amount: current })}
          </Button>
        </>
      }
    >
      <p>{text(isSame ? 'payment.price.same' : reasons[kind])}</p>
      <Ledger
        rows={[
          { id: 'shown', label: text('payment.price.shown'), value: isSame ? shown : <s>{shown}</s> },
          {
            id: 'current',
            tone: 'total',
            label: text('payment.price.current'),
            value: <strong>{current}</strong>,
          },
        ]}
      />
    </Dialog>
  )
}

const titles = {
  'price-changed': 'payment.price.changed.title',
  'quote-expired': 'payment.price.expired.title',
  'coupon-exhausted': 'payment.price.coupon.title',
} as const

const reasons = {
  'price-changed': 'payment.price.changed.text',
  'quote-expired': 'payment.price.expired.text',
  'coupon-exhausted': 'payment.price.coupon.text',
} as const
