import { createVerify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { toDecimal } from '@balcao/rules/money'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import * as v from 'valibot'
import { GatewayError } from '../gatewayError.ts'
import { requestJson } from '../requestJson.ts'
import { EbanxAnswerSchema, readEbanxPayment } from './ebanxPayment.ts'
import type {
  ParsedNotification,
  PaymentProvider,
  PaymentReference,
  PaymentRequest,
  RawNotification,
} from './paymentProvider.ts'

export interface EbanxOptions {
  /** `https://api.ebanx.com`, or the sandbox. */
  readonly url: string
  readonly integrationKey: string
  /** The provider's public key, which its notifications are signed against. */
  readonly notificationKey: KeyObject
  readonly clock: () => number
}

/**
 * The provider's names. It publishes none for a plain bank transfer: `banktransfer` is what a contract has to enable; the account to
 * pay to is the shop's own.
 */
const typeCodes: Partial<Record<PaymentMethod, string>> = { pix: 'pix', bank_transfer: 'banktransfer' }

/** EBANX over REST. Source: developer pages of EBANX, `ws/direct`, `ws/query`, `ws/cancel`, `ws/refund`, notifications. */
export function ebanx(options: EbanxOptions): PaymentProvider {
  const ask = async (path: string, fields: object, signal: AbortSignal) => {
    const { body } = await requestJson('ebanx', new URL(path, options.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ integration_key: options.integrationKey, ...fields }),
      signal,
    })
    const answer = v.safeParse(EbanxAnswerSchema, body)
    if (!answer.success) throw new GatewayError('ebanx', 'answered something else')
    return answer.output
  }

  const retrieve = async (reference: PaymentReference, signal: AbortSignal) => {
    const answer = await ask('/ws/query', identifierOf(reference), signal)
    return answer.payment === undefined ? null : readEbanxPayment(answer.payment, options.clock())
  }

  const change = async (path: string, reference: PaymentReference, fields: object, signal: AbortSignal) => {
    const answer = await ask(path, { ...identifierOf(reference), ...fields }, signal)
    if (answer.payment === undefined) throw new GatewayError('ebanx', `refused (${answer.status_code})`)
    return readEbanxPayment(answer.payment, options.clock())
  }

  return {
    name: 'ebanx',
    offers: (method) => typeCodes[method] !== undefined,
    initiate: async (request, signal) => {
      const answer = await ask('/ws/direct', { operation: 'request', payment: fieldsOf(request) }, signal)
      if (answer.payment !== undefined) {
        return { ok: true, payment: readEbanxPayment(answer.payment, options.clock()) }
      }
      // A second opening is refused as a duplicate: the first one is what we want.
      const opened = await retrieve({ id: request.id, providerPaymentId: null }, signal)
      return opened === null
        ? { ok: false, refusal: answer.status_code ?? 'refused' }
        : { ok: true, payment: opened }
    },
    retrieve,
    cancel: (reference, signal) => change('/ws/cancel', reference, {}, signal),
    refund: (reference, reason, signal) =>
      change('/ws/refund', reference, { operation: 'request', description: reason }, signal),
    parseNotification: (notification) => parseNotification(notification, options.notificationKey),
  }
}

const identifierOf = ({ id, providerPaymentId }: PaymentReference) =>
  providerPaymentId === null ? { merchant_payment_code: id } : { hash: providerPaymentId }

const fieldsOf = ({ id, brand, orderNumber, method, amount, currency, payer }: PaymentRequest) => ({
  merchant_payment_code: id,
  order_number: orderNumber,
  payment_type_code: typeCodes[method],
  country: brand,
  currency_code: currency,
  amount_total: toDecimal(amount, currency),
  name: payer.name,
  email: payer.email,
  document: payer.document,
  phone_number: payer.phone,
  zipcode: payer.address.postalCode,
  address: payer.address.street,
  street_number: payer.address.number,
  street_complement: payer.address.complement,
  city: payer.address.city,
  state: payer.address.state,
})

/** Form fields, signed as a whole (RSA, SHA-1: the provider's choice) with the signature in a header. */
function parseNotification({ body, headers }: RawNotification, key: KeyObject): ParsedNotification {
  const header = headers['x-signature-content'] ?? headers['x-signaturecontent']
  const signature = Array.isArray(header) ? header[0] : header
  if (signature === undefined) return { ok: false, reason: 'signature' }
  const signed = createVerify('RSA-SHA1').update(body).verify(key, signature, 'base64')
  if (!signed) return { ok: false, reason: 'signature' }

  const fields = new URLSearchParams(body)
  const hashes = (fields.get('hash_codes') ?? '').split(',').flatMap((hash) => hash.trim() || [])
  return fields.get('operation') === 'payment_status_change' && hashes.length > 0
    ? { ok: true, providerPaymentIds: hashes.slice(0, 100) }
    : { ok: false, reason: 'malformed' }
}
