import type { Deps } from '../deps.ts'
import { findPayment, lockPayment } from '../repositories/paymentRecords.ts'
import { initiatePayment } from './initiatePayment.ts'
import { settle } from './settlePayment.ts'

/** Asks the provider how a payment stands and applies it. Throws GatewayError when it cannot be asked. */
export async function refreshPayment(deps: Deps, paymentId: string): Promise<void> {
  const deadlineMs = deps.env.PAYMENT_LATER_MS
  const found = await findPayment(deps.connection.orm, paymentId)
  if (found === null) return
  if (found.payment.status === 'initiating') {
    await initiatePayment(deps, paymentId, deadlineMs)
    return
  }
  const { id, providerPaymentId } = found.payment
  const now = await deps.payments.retrieve({ id, providerPaymentId }, AbortSignal.timeout(deadlineMs))
  if (now === null) return
  await deps.connection.orm.transaction(async (tx) => {
    const held = await lockPayment(tx, paymentId)
    if (held !== null) await settle(deps, tx, held, now.event, new Date(deps.clock()))
  })
}
