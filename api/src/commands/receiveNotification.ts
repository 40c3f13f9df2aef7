import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { RawNotification } from '../gateways/payment/paymentProvider.ts'
import { ApiError } from '../http/apiError.ts'
import { digestOf } from '../quotes/canonicalRequest.ts'
import { keepNotification, takeNotification } from '../repositories/notifications.ts'
import { findPaymentIds } from '../repositories/paymentRecords.ts'
import { refreshPayment } from './refreshPayment.ts'

/** The job waits a little: the request that brought the news usually fetches it itself. */
const jobDelayMs = 5_000

/**
 * Verifies and keeps a provider's notification, with a job for each payment that it names. What it says of them is asked of the provider
 * afterwards. Returns what is to be done once it was acknowledged.
 */
export async function receiveNotification(
  deps: Deps,
  notification: RawNotification,
): Promise<() => Promise<void>> {
  const parsed = deps.payments.parseNotification(notification)
  if (!parsed.ok) throw new ApiError(parsed.reason === 'signature' ? 'signature-invalid' : 'malformed-body')

  const provider = deps.payments.name
  const digest = digestOf(notification.body)
  const now = new Date(deps.clock())
  const paymentIds = await findPaymentIds(deps.connection.orm, provider, parsed.providerPaymentIds)
  await deps.connection.orm.transaction(async (tx) => {
    const row = { id: randomUUID(), provider, digest, body: notification.body, receivedAt: now }
    await keepNotification(tx, row)
    for (const paymentId of paymentIds) {
      await deps.jobs.send(tx, 'refresh-payment', { paymentId }, new Date(now.getTime() + jobDelayMs))
    }
  })

  return async () => {
    await takeNotification(deps.connection.orm, provider, digest, new Date(deps.clock()))
    for (const paymentId of paymentIds) await refreshPayment(deps, paymentId)
  }
}
