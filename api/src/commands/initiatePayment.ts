import { applyPaymentEvent } from '@balcao/rules/paymentState'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import QRCode from 'qrcode'
import type { Deps } from '../deps.ts'
import type { Initiation, PaymentRequest } from '../gateways/payment/paymentProvider.ts'
import { announceOrder } from '../repositories/orderRecords.ts'
import { findPayment, lockPayment, updatePayment } from '../repositories/paymentRecords.ts'
import type { PaymentWithOrder } from '../repositories/paymentRecords.ts'
import { instructionsFor } from './paymentInstructions.ts'
import { settle } from './settlePayment.ts'

/** Payments that this process is opening just now: a double click asks the provider once. */
const opening = new Map<string, Promise<void>>()

/**
 * Asks the provider to open a payment and keeps what it answered. Safe to call again, here and in other processes: the provider knows the
 * payment by our id, and an answer that comes second changes nothing. Throws GatewayError when the provider cannot be asked.
 */
export function initiatePayment(deps: Deps, paymentId: string, deadlineMs: number): Promise<void> {
  const running = opening.get(paymentId)
  if (running !== undefined) return running
  const attempt = open(deps, paymentId, deadlineMs).finally(() => opening.delete(paymentId))
  opening.set(paymentId, attempt)
  return attempt
}

async function open(deps: Deps, paymentId: string, deadlineMs: number): Promise<void> {
  const found = await findPayment(deps.connection.orm, paymentId)
  if (found === null || found.payment.status !== 'initiating' || found.payment.method === null) return
  const request = requestOf(found, found.payment.method)
  const initiation = await deps.payments.initiate(request, AbortSignal.timeout(deadlineMs))
  await keep(deps, paymentId, initiation)
}

async function keep(deps: Deps, paymentId: string, initiation: Initiation): Promise<void> {
  const opened = initiation.ok ? initiation.payment : null
  const pixCode = opened?.pixCode ?? null
  const picture = pixCode === null ? '' : await pictureOf(pixCode)

  await deps.connection.orm.transaction(async (tx) => {
    const held = await lockPayment(tx, paymentId)
    if (held === null || held.payment.status !== 'initiating') return
    const now = new Date(deps.clock())
    if (opened === null) {
      await settle(deps, tx, held, 'failed', now)
      return
    }
    const expiresAt = opened.expiresAt === null ? defaultExpiry(deps, held) : new Date(opened.expiresAt)
    const { brand } = deps.catalogues.of(held.order.brand).catalogue
    await updatePayment(tx, paymentId, {
      status: applyPaymentEvent('initiating', 'awaiting').state,
      providerPaymentId: opened.providerPaymentId,
      instructions: instructionsFor(held, brand, pixCode, picture),
      expiresAt,
      changedAt: now,
    })
    if (expiresAt !== null) {
      // A notification can be lost; a minute after its term the payment is asked about in any case.
      await deps.jobs.send(tx, 'refresh-payment', { paymentId }, new Date(expiresAt.getTime() + 60_000))
    }
    await deps.jobs.send(tx, 'send-mail', { orderId: held.order.id, mail: 'order-received' }, now)
    const after = await lockPayment(tx, paymentId)
    if (after !== null) await settle(deps, tx, after, opened.event, now)
    await announceOrder(tx, held.order.id)
  })
}

const pictureOf = async (code: string): Promise<string> => {
  const svg = await QRCode.toString(code, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

const defaultExpiry = ({ env, clock }: Deps, { payment }: PaymentWithOrder): Date | null =>
  payment.method === 'pix' ? new Date(clock() + env.PIX_MINUTES * 60_000) : null

/** A payment without a method is one of nothing, which is never opened. */
const requestOf = ({ payment, order }: PaymentWithOrder, method: PaymentMethod): PaymentRequest => ({
  id: payment.id,
  brand: order.brand,
  orderNumber: String(order.number),
  method,
  amount: payment.amount,
  currency: payment.currency,
  payer: order.customer,
})
