import { moveOrder, orderMoveFor } from '@balcao/rules/orderState'
import { applyPaymentEvent } from '@balcao/rules/paymentState'
import type { PaymentEvent } from '@balcao/rules/paymentState'
import type { Orm } from '../db/connect.ts'
import type { Deps } from '../deps.ts'
import { announceOrder, setOrderStatus } from '../repositories/orderRecords.ts'
import { updatePayment } from '../repositories/paymentRecords.ts'
import type { PaymentWithOrder } from '../repositories/paymentRecords.ts'
import { mailFor } from './sendMail.ts'

/**
 * Applies what a provider told to a payment and its order, both locked by the caller. Told twice, late or out of order, the same
 * events end in the same states, and each state writes to the buyer once.
 */
export async function settle(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Orm,
  { payment, order }: PaymentWithOrder,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const change = applyPaymentEvent(payment.status, event)
  if (change.outcome !== 'applied') return
  await updatePayment(tx, payment.id, { status: change.state, changedAt: now })
  const move = orderMoveFor(order.status, change.state)
  const moved = move === null ? null : moveOrder(order.status, move)
  if (moved?.ok === true) await setOrderStatus(tx, order.id, moved.state, now)
  const mail = mailFor(change.state)
  if (mail !== null) await jobs.send(tx, 'send-mail', { orderId: order.id, mail }, now)
  await announceOrder(tx, order.id)
}
