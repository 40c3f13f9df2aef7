import type { PaymentEvent } from '@balcao/rules/paymentState'
import * as v from 'valibot'
import type { ProviderPayment } from './paymentProvider.ts'

const MaybeTextSchema = v.nullish(v.string(), null)

/**
 * The part of EBANX's payment that we read. `pix` is there for Pix alone; `expire_date` may be missing.
 * Source: EBANX developer pages, "direct", "query" and "Pix".
 */
export const EbanxAnswerSchema = v.object({
  status: v.picklist(['SUCCESS', 'ERROR']),
  status_code: MaybeTextSchema,
  payment: v.optional(
    v.object({
      hash: v.pipe(v.string(), v.minLength(1)),
      merchant_payment_code: v.string(),
      status: v.picklist(['OP', 'PE', 'CO', 'CA']),
      open_date: MaybeTextSchema,
      expire_date: MaybeTextSchema,
      pix: v.nullish(v.object({ qr_code_value: v.string() }), null),
      refunds: v.optional(v.array(v.object({ status: v.string() })), []),
      chargeback: v.optional(v.unknown()),
    }),
  ),
})

type EbanxPayment = NonNullable<v.InferOutput<typeof EbanxAnswerSchema>['payment']>

/** EBANX's payment in our words. `now` tells an expired payment from one that was cancelled: the provider has one status for both. */
export function readEbanxPayment(payment: EbanxPayment, now: number): ProviderPayment {
  const expiresAt = instantOf(payment.expire_date)
  return {
    providerPaymentId: payment.hash,
    event: eventOf(payment, expiresAt !== null && expiresAt <= now),
    pixCode: payment.pix?.qr_code_value ?? null,
    expiresAt,
  }
}

function eventOf(payment: EbanxPayment, expired: boolean): PaymentEvent {
  if (payment.status === 'CA') return expired ? 'expired' : 'cancelled'
  if (payment.status !== 'CO') return 'awaiting'
  if (payment.chargeback) return 'charged-back'
  // A refund that is asked for but not confirmed has not moved money yet.
  return payment.refunds.some(({ status }) => status === 'CO') ? 'refunded' : 'succeeded'
}

/** `2026-11-20 15:04:05`, in UTC. */
function instantOf(text: string | null): number | null {
  if (text === null) return null
  const instant = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(instant) ? null : instant
}
