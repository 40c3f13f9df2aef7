import * as v from 'valibot'
import type { Call } from './call.ts'
import { NoneSchema, PaymentMethodSchema } from './scalars.ts'

/**
 * The ways to pay that the brand accepts (brand configuration, then flags), in the order to show, those that can be used first. `available` says whether the provider
 * that stands behind the service can open such a payment; no order is placed with one that it cannot.
 */
export const listPaymentMethods = {
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/api/v3/checkout/payment-methods',
  summary: 'Accepted payment methods, and which of them can be used now',
  source: 'ours',
  params: NoneSchema,
  query: NoneSchema,
  body: null,
  response: v.object({ methods: v.array(v.object({ method: PaymentMethodSchema, available: v.boolean() })) }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
