import { setTimeout as wait } from 'node:timers/promises'
import type { PlaceOrderBody } from '@balcao/contract/placeOrder'
import { calculateRequestOf } from '@balcao/contract/calculateWire'
import type { BrandId } from '@balcao/rules/brand'
import type { FlagVisitor } from '@balcao/rules/flagExperiments'
import { identificationNeeds } from '@balcao/rules/identificationNeeds'
import type { Deps } from '../deps.ts'
import { GatewayError } from '../gateways/gatewayError.ts'
import { ApiError } from '../http/apiError.ts'
import { canonicalRequest, digestOf } from '../quotes/canonicalRequest.ts'
import { findOrderById, findOrderByKey, findOrderByQuote } from '../repositories/orderRecords.ts'
import type { OrderRecord } from '../repositories/orderRecords.ts'
import { checkCustomer } from './checkCustomer.ts'
import { checkProvisioning } from './checkProvisioning.ts'
import { allowOwner, confirmDomains } from './confirmDomains.ts'
import { holdQuote, readQuote } from './holdQuote.ts'
import { initiatePayment } from './initiatePayment.ts'
import { offeredMethods } from './offeredMethods.ts'
import { holderOf, orderRows } from './orderRows.ts'
import { writeOrder } from './writeOrder.ts'

export interface Placing {
  readonly brand: BrandId
  readonly visitor: FlagVisitor
  readonly idempotencyKey: string
  readonly body: PlaceOrderBody
}

export interface Placed {
  readonly record: OrderRecord
  /** The order was there already: this request changed nothing. */
  readonly replayed: boolean
}

/**
 * Places an order exactly once for its key and for its quote. Everything is checked before anything is written; then one transaction writes
 * order, lines, payment, coupon use and the job that opens the payment. The provider is asked after the commit.
 */
export async function placeOrder(deps: Deps, placing: Placing): Promise<Placed> {
  const { brand, idempotencyKey, body } = placing
  const cart = calculateRequestOf(body.cart)
  const { customer } = checkCustomer(identificationNeeds(brand, cart.domains), body.customer)
  const fingerprint = digestOf(
    JSON.stringify([
      canonicalRequest(cart),
      customerFields(customer),
      body.paymentMethod,
      body.provisioning.map(provisioningFields),
    ]),
  )

  const known = await findOrderByKey(deps.connection.orm, brand, idempotencyKey)
  if (known !== null) return replay(deps, known, fingerprint)

  const quote = readQuote(deps, brand, body.quote, cart)
  const placed = await findOrderByQuote(deps.connection.orm, quote.id)
  if (placed !== null) return { record: await opened(deps, placed), replayed: true }

  const { paymentMethod } = body
  if (paymentMethod !== null && !offeredMethods(deps, brand).includes(paymentMethod)) {
    throw new ApiError('payment-method-not-offered', [{ code: 'not-offered', field: 'paymentMethod' }])
  }
  checkProvisioning(deps, placing, cart, body.provisioning)
  await allowOwner(deps, brand, cart, customer.document)
  const request = { ...cart, paymentMethod }
  const priced = await holdQuote(deps, brand, quote, request, holderOf(brand, customer.document))
  if (paymentMethod === null && priced.cart.total > 0) {
    throw new ApiError('payment-method-not-offered', [{ code: 'missing', field: 'paymentMethod' }])
  }
  await confirmDomains(deps, priced.snapshot, cart)

  const { provisioning, origin } = body
  const parts = { brand, idempotencyKey, fingerprint, quote, request, customer, provisioning, origin, priced }
  const rows = orderRows(deps, parts)
  const written = await writeOrder(deps, rows, priced)
  if (written) return { record: await opened(deps, await reload(deps, rows.order.id)), replayed: false }

  // Somebody else was first: the same click in another connection, or the same quote under another key.
  const winner = await findOrderByKey(deps.connection.orm, brand, idempotencyKey)
  if (winner !== null) return replay(deps, winner, fingerprint)
  const sameQuote = await findOrderByQuote(deps.connection.orm, quote.id)
  if (sameQuote === null) throw new ApiError('service-unavailable')
  return { record: await opened(deps, sameQuote), replayed: true }
}

async function replay(deps: Deps, record: OrderRecord, fingerprint: string): Promise<Placed> {
  if (record.order.fingerprint !== fingerprint) {
    throw new ApiError('idempotency-key-reused', [{ code: 'other-request', field: 'idempotency-key' }])
  }
  return { record: await opened(deps, record), replayed: true }
}

/** The order once its payment was opened, or as it is when the provider takes too long: the job goes on trying. */
async function opened(deps: Deps, record: OrderRecord): Promise<OrderRecord> {
  if (record.payment.status !== 'initiating') return record
  const deadlineMs = deps.env.PAYMENT_DEADLINE_MS
  // The job may be at it just now, with more patience than a visitor has.
  const late = wait(deadlineMs, undefined, { ref: false }).then(() => {
    throw new GatewayError(deps.payments.name, 'takes longer than a visitor waits')
  })
  await Promise.race([initiatePayment(deps, record.payment.id, deadlineMs), late]).catch((error: unknown) => {
    deps.log.warn({ err: error, payment: record.payment.id }, 'payment not opened yet')
  })
  return reload(deps, record.order.id)
}

async function reload({ connection }: Deps, id: string): Promise<OrderRecord> {
  const record = await findOrderById(connection.orm, id)
  if (record === null) throw new Error('an order that was just written is gone')
  return record
}

const customerFields = ({ name, email, document, phone, address }: PlaceOrderBody['customer']) => [
  name,
  email,
  document,
  phone,
  address.postalCode,
  address.street,
  address.number,
  address.complement,
  address.district,
  address.city,
  address.state,
]

const provisioningFields = ({ relId, dataCenter, transferCode }: PlaceOrderBody['provisioning'][number]) => [
  relId,
  dataCenter,
  transferCode,
]
