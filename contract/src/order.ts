import { orderStates } from '@balcao/rules/orderState'
import { paymentStates } from '@balcao/rules/paymentState'
import * as v from 'valibot'
import { AmountSchema, CycleSchema, InstantSchema, PaymentMethodSchema } from './scalars.ts'

/** What the buyer does to pay, once the provider has answered. */
export const PaymentInstructionsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('pix'),
    /** The BR Code: copy and paste. */
    code: v.string(),
    /** The same as a QR picture: an SVG data address. */
    picture: v.string(),
  }),
  v.object({
    kind: v.literal('bank_transfer'),
    bank: v.string(),
    accountType: v.string(),
    accountNumber: v.string(),
    holder: v.string(),
    document: v.string(),
    email: v.string(),
    /** To be written into the transfer, so that it finds its order. */
    reference: v.string(),
  }),
])

export type PaymentInstructions = v.InferOutput<typeof PaymentInstructionsSchema>

/** As the rules have them. `initiating`: the provider has not answered yet; the order stands all the same. */
export const PaymentStatusSchema = v.picklist(paymentStates)

export const OrderSchema = v.object({
  /** Unguessable; whoever holds it may see the order. */
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/)),
  /** For people: on the invoice and in a mail. */
  number: v.string(),
  status: v.picklist(orderStates),
  placedAt: InstantSchema,
  total: AmountSchema,
  price: AmountSchema,
  discount: AmountSchema,
  /** Masked: `m***@exemplo.com.br`. */
  email: v.string(),
  lines: v.array(
    v.object({
      name: v.string(),
      cycle: CycleSchema,
      quantity: v.number(),
      total: AmountSchema,
      renewal: AmountSchema,
      /** Where the server stands; null for what stands nowhere. */
      dataCenter: v.nullable(v.string()),
    }),
  ),
  payment: v.object({
    /** Null where there was nothing to pay. */
    method: v.nullable(PaymentMethodSchema),
    status: PaymentStatusSchema,
    amount: AmountSchema,
    expiresAt: v.nullable(InstantSchema),
    instructions: v.nullable(PaymentInstructionsSchema),
  }),
})

export type WireOrder = v.InferOutput<typeof OrderSchema>
