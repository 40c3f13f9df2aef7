import * as v from 'valibot'
import type { Call } from './call.ts'

/** The address of a postal code (Brazil's CEP), so that nobody types a street that a directory knows. Empty parts are unknown. */
export const findPostalCode = {
  name: 'findPostalCode',
  method: 'GET',
  path: '/api/v3/checkout/postal-codes/{postalCode}',
  summary: 'Street, district, city and state of a postal code',
  source: 'ours',
  params: v.object({ postalCode: v.pipe(v.string(), v.regex(/^\d{8}$/)) }),
  query: v.object({}),
  body: null,
  response: v.object({ street: v.string(), district: v.string(), city: v.string(), state: v.string() }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'invalid-request', 'not-found', 'rate-limited', 'gateway-failed'],
  idempotent: true,
} as const satisfies Call
