import * as v from 'valibot'

/** A payment as the sandbox provider keeps it. Instants are epoch milliseconds. */
export const SandboxPaymentSchema = v.object({
  hash: v.string(),
  merchantCode: v.string(),
  orderNumber: v.string(),
  typeCode: v.string(),
  country: v.string(),
  currency: v.string(),
  /** Decimal, as it came. */
  amount: v.number(),
  payer: v.string(),
  status: v.picklist(['PE', 'CO', 'CA']),
  refunded: v.boolean(),
  openedAt: v.number(),
  expiresAt: v.nullable(v.number()),
  pixCode: v.nullable(v.string()),
  /** Whether the shop still has to be told of the last change. */
  untold: v.boolean(),
})

export type SandboxPayment = v.InferOutput<typeof SandboxPaymentSchema>

/** EBANX's way to write an instant. */
const writeInstant = (instant: number): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** The payment as EBANX answers it. */
export const ebanxFieldsOf = (payment: SandboxPayment) => ({
  hash: payment.hash,
  merchant_payment_code: payment.merchantCode,
  order_number: payment.orderNumber,
  country: payment.country,
  status: payment.status,
  open_date: writeInstant(payment.openedAt),
  expire_date: payment.expiresAt === null ? null : writeInstant(payment.expiresAt),
  amount_ext: payment.amount.toFixed(2),
  currency_ext: payment.currency,
  payment_type_code: payment.typeCode,
  pix: payment.pixCode === null ? null : { qr_code_value: payment.pixCode },
  refunds: payment.refunded ? [{ status: 'CO' }] : [],
})
