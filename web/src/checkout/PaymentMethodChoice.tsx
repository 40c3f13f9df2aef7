import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { MessageId } from '../i18n/messageIds.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/iconPaths.ts'
import { Notice } from '../ui/Notice.tsx'
import { RadioCard } from '../ui/RadioCard.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { PaymentMethods } from './usePaymentMethods.ts'

/** Of the group; the place to go to when nothing was chosen. */
export const paymentMethodGroup = 'payment-method'

interface PaymentMethodChoiceProps {
  readonly methods: PaymentMethods
  readonly error: string | null
}

/** All ways to pay at equal rank, in the service's order; those that cannot be used now say so. */
export const PaymentMethodChoice = ({ methods, error }: PaymentMethodChoiceProps) => {
  const text = useText()
  const { brand } = useShop()
  const { accepted, hasFailed, chosen, choose, retry } = methods
  if (hasFailed) return <MethodsFailed onRetry={retry} />
  if (accepted === null) return <MethodsAwaited />
  if (accepted.every(({ available }) => !available))
    return <Notice tone="warning">{text('payment.methods.none')}</Notice>

  const nameOf = (method: PaymentMethod) =>
    brand.paymentMethods.find((known) => known.method === method)?.name ?? method
  return (
    <RadioGroup
      name={paymentMethodGroup}
      legend={text('payment.methods.legend')}
      value={chosen}
      error={error}
      onChange={(value) => {
        const wanted = accepted.find(({ method }) => method === value)
        if (wanted !== undefined) choose(wanted.method)
      }}
    >
      {accepted.map(({ method, available }) => {
        const note = available ? notes[method] : 'payment.method.unavailable'
        return (
          <RadioCard
            key={method}
            value={method}
            title={nameOf(method)}
            disabled={!available}
            {...(note && { note: text(note) })}
            aside={<Icon name={icons[method] ?? 'lock'} size={1.5} />}
          />
        )
      })}
    </RadioGroup>
  )
}

const MethodsAwaited = () => (
  <div aria-busy="true">
    <Skeleton width="100%" height="6.5rem" />
  </div>
)

const MethodsFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const text = useText()
  return (
    <Notice
      tone="error"
      alert
      title={text('payment.methods.failed')}
      action={<Button onClick={onRetry}>{text('checkout.tryAgain')}</Button>}
    />
  )
}

const notes: Partial<Record<PaymentMethod, MessageId>> = {
  pix: 'payment.method.pix',
  bank_transfer: 'payment.method.bankTransfer',
}

const icons: Partial<Record<PaymentMethod, IconName>> = { pix: 'qr', bank_transfer: 'bank' }
