import { maxOfferContexts, salesConsultantForm, vpsTypeForm } from '@balcao/rules/address'
import { offerContextForm } from '@balcao/rules/offerContexts'
import * as v from 'valibot'
import { CalculateBodySchema } from './calculate.ts'
import type { Call } from './call.ts'
import { CustomerSchema } from './customer.ts'
import { OrderSchema } from './order.ts'
import { NoneSchema, PaymentMethodSchema, RelIdSchema } from './scalars.ts'

export const idempotencyHeader = 'idempotency-key'

/** What a line of the cart is set up with; no amount depends on it, so it is no part of the quote. */
const LineProvisioningSchema = v.object({
  relId: RelIdSchema,
  /** Where a server is to stand, by its name in the list of data centres. */
  dataCenter: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  /** The EPP code of a transfer; an order for one needs it. */
  transferCode: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
})

/** Where the visit came from, as its address said. */
const SessionParametersSchema = v.object({
  salesConsultantId: v.nullable(v.pipe(v.string(), v.regex(salesConsultantForm))),
  offerContexts: v.pipe(
    v.array(v.pipe(v.string(), v.regex(offerContextForm))),
    v.maxLength(maxOfferContexts),
  ),
  vpsType: v.nullable(v.pipe(v.string(), v.regex(vpsTypeForm))),
})

/**
 * Places an order, exactly once for an `Idempotency-Key` and for a quote: the same key with the same cart, buyer, method and provisioning
 * gives the same order back. `cart` is the body that the quote was made from. `price-changed` and `quote-expired` (409) carry both totals.
 */
export const placeOrder = {
  name: 'placeOrder',
  method: 'POST',
  path: '/api/v3/checkout/orders',
  summary: 'Place an order against a sealed quote',
  source: 'ours',
  params: NoneSchema,
  query: NoneSchema,
  body: v.object({
    quote: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
    cart: CalculateBodySchema,
    /** Null where there is nothing to pay. */
    paymentMethod: v.nullable(PaymentMethodSchema),
    customer: CustomerSchema,
    provisioning: v.pipe(v.array(LineProvisioningSchema), v.maxLength(100)),
    origin: SessionParametersSchema,
  }),
  response: v.object({ order: OrderSchema }),
  status: 201,
  contentType: 'application/json',
  errors: [
    'unknown-brand',
    'malformed-body',
    'invalid-request',
    'not-calculable',
    'quote-invalid',
    'quote-expired',
    'price-changed',
    'coupon-exhausted',
    'domain-not-confirmed',
    'payment-method-not-offered',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'ip-blocked',
    'body-too-large',
    'rate-limited',
    'service-unavailable',
  ],
  idempotent: true,
} as const satisfies Call

export type PlaceOrderBody = v.InferOutput<typeof placeOrder.body>
