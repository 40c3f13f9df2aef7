import type { WireOrder } from '@balcao/contract/order'
import { useState } from 'react'
import type { MessageId } from '../i18n/messageIds.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/iconPaths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Order.module.css'
import { OrderHelp } from './OrderHelp.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { orderHeading, PaymentState } from './PaymentState.tsx'
import { useOrderWatch } from './useOrderWatch.ts'

interface ConfirmationScreenProps {
  /** From the address; null when it has none. */
  readonly token: string | null
  /** As the server rendered it or the payment step placed it; null while only the token is known. */
  readonly initialOrder: WireOrder | null
}

/** The order, what is left to pay, and its state as it changes. The address can be kept: it always shows the present state. */
export const ConfirmationScreen = ({ token, initialOrder }: ConfirmationScreenProps) => {
  const known = token ?? initialOrder?.token ?? null
  return known === null ? (
    <Missing />
  ) : (
    // Another order is another watch.
    <Watched key={known} token={known} initialOrder={initialOrder?.token === known ? initialOrder : null} />
  )
}

const Watched = ({
  token,
  initialOrder,
}: {
  readonly token: string
  readonly initialOrder: WireOrder | null
}) => {
  const text = useText()
  const { order, connection } = useOrderWatch(token, initialOrder)
  if (connection === 'missing') return <Missing />
  return (
    <div className={styles.screen}>
      <OrderHeading order={order} />
      {order === null ? <Awaited /> : <Order order={order} />}
      {connection === 'lost' && (
        <Notice tone="warning" title={text('order.lost.title')}>
          {text('order.lost.text')}
        </Notice>
      )}
    </div>
  )
}

/** One heading from the first moment on: the focus that the visitor arrived with stays on it. */
const OrderHeading = ({ order }: { readonly order: WireOrder | null }) => {
  const text = useText()
  const status = order?.payment.status ?? null
  const [first] = useState(status)
  const { title: titleId, lead, icon } = order === null ? awaited : headingOf(order)
  const title = text(titleId)
  return (
    <header className={styles.heading} data-status={status}>
      <span className={styles.sign}>
        <Icon name={icon} size={1.5} />
      </span>
      <div>
        <h1 id={orderHeading} tabIndex={-1}>
          {title}
        </h1>
        {order !== null && <p>{text(lead, { number: order.number })}</p>}
      </div>
      {/* Says a change once; the first state is the page itself. */}
      <div role="status">
        <VisuallyHidden>{status !== first && title}</VisuallyHidden>
      </div>
    </header>
  )
}

const Order = ({ order }: { readonly order: WireOrder }) => (
  <TwoColumns aside={<OrderReceipt order={order} />}>
    <PaymentState order={order} />
    <OrderHelp />
  </TwoColumns>
)

function headingOf({ total, payment: { status, method } }: WireOrder): Heading {
  if (status === 'paid' && total === 0) {
    return { title: 'order.free.title', lead: 'order.free.lead', icon: 'check' }
  }
  if (status === 'pending' && method === 'pix')
    return { ...headings.pending, title: 'order.pending.pix.title' }
  return headings[status]
}

interface Heading {
  readonly title: MessageId
  readonly lead: MessageId
  readonly icon: IconName
}

const headings = {
  initiating: { title: 'order.initiating.title', lead: 'order.placed.lead', icon: 'clock' },
  'requires-action': { title: 'order.action.title', lead: 'order.placed.lead', icon: 'clock' },
  pending: { title: 'order.pending.title', lead: 'order.placed.lead', icon: 'clock' },
  paid: { title: 'order.paid.title', lead: 'order.paid.lead', icon: 'check' },
  failed: { title: 'order.failed.title', lead: 'order.ended.lead', icon: 'warning' },
  expired: { title: 'order.expired.title', lead: 'order.ended.lead', icon: 'clock' },
  cancelled: { title: 'order.cancelled.title', lead: 'order.ended.lead', icon: 'close' },
  refunded: { title: 'order.refunded.title', lead: 'order.ended.lead', icon: 'info' },
  'charged-back': { title: 'order.chargedBack.title', lead: 'order.ended.lead', icon: 'info' },
} as const satisfies Record<WireOrder['payment']['status'], Heading>

const awaited: Heading = { title: 'order.awaited.title', lead: 'order.placed.lead', icon: 'clock' }

const Awaited = () => (
  <div aria-busy="true">
    <Skeleton width="100%" height="24rem" />
  </div>
)

const Missing = () => {
  const text = useText()
  const { paths } = useShop()
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{text('order.missing.title')}</h1>
      <p>{text('order.missing.text')}</p>
      <div>
        <LinkButton variant="primary" href={paths.step('carrinho')}>
          {text('order.missing.cart')}
        </LinkButton>
      </div>
      <OrderHelp />
    </div>
  )
}
