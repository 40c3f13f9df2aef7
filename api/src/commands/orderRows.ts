import { randomBytes, randomUUID } from 'node:crypto'
import type { Customer } from '@balcao/contract/customer'
import type { BrandId } from '@balcao/rules/brand'
import type { CalculateRequest } from '@balcao/rules/calculation'
import type { LineProvisioning } from '@balcao/rules/provisioning'
import type { SessionParameters } from '@balcao/rules/sessionParameters'
import { domainProductId } from '@balcao/rules/specialProducts'
import type { Deps } from '../deps.ts'
import { digestOf } from '../quotes/canonicalRequest.ts'
import type { Quote } from '../quotes/sealedQuote.ts'
import type { NewOrder } from '../repositories/orderRecords.ts'
import type { Priced } from './priceCart.ts'

export interface OrderParts {
  readonly brand: BrandId
  readonly idempotencyKey: string
  readonly fingerprint: string
  readonly quote: Quote
  readonly request: CalculateRequest
  readonly customer: Customer
  readonly provisioning: readonly LineProvisioning[]
  readonly origin: SessionParameters
  readonly priced: Priced
}

/** Whose coupon uses are counted: a digest, so that the count says nothing of a person. */
export const holderOf = (brand: BrandId, document: string): string =>
  document === '' ? '' : digestOf(`${brand}:${document}`)

/** The rows of a new order. Nothing to pay is paid at once: no provider is asked for nothing. */
export function orderRows(
  { clock, payments }: Pick<Deps, 'clock' | 'payments'>,
  parts: OrderParts,
): NewOrder {
  const { brand, quote, request, customer, priced } = parts
  const id = randomUUID()
  const now = new Date(clock())
  const { cart, snapshot } = priced
  const isFree = cart.total === 0
  return {
    order: {
      id,
      token: randomBytes(24).toString('base64url'),
      brand,
      idempotencyKey: parts.idempotencyKey,
      fingerprint: parts.fingerprint,
      quoteId: quote.id,
      status: isFree ? 'paid' : 'placed',
      currency: snapshot.book.currency,
      price: cart.price,
      discount: cart.discount,
      total: cart.total,
      coupon: cart.coupon?.isApplicable === true ? cart.coupon.code : null,
      priceBookVersion: snapshot.book.version,
      customer,
      cart: request,
      origin: parts.origin,
      placedAt: now,
      changedAt: now,
    },
    lines: linesOf(id, parts),
    payment: {
      id: randomUUID(),
      orderId: id,
      method: isFree ? null : request.paymentMethod,
      status: isFree ? 'paid' : 'initiating',
      currency: snapshot.book.currency,
      amount: cart.total,
      provider: payments.name,
      changedAt: now,
    },
  }
}

function linesOf(orderId: string, { priced, request, provisioning }: OrderParts): NewOrder['lines'] {
  const { cart, snapshot } = priced
  const kindOf = new Map(request.products.map(({ relId, type }) => [relId, type]))
  const amounts = ({
    price,
    discount,
    total,
    renewal,
  }: (typeof cart.products | typeof cart.domains)[number]) => ({
    price,
    discount,
    total,
    renewal,
  })
  const setUp = (relId: string) => {
    const line = provisioning.find((given) => given.relId === relId)
    return { dataCenter: line?.dataCenter ?? null, transferCode: line?.transferCode ?? null }
  }
  const products = cart.products.map((line) => ({
    kind: kindOf.get(line.relId) ?? ('product' as const),
    productId: line.id,
    name: snapshot.names.get(line.id) ?? line.id,
    cycle: line.cycle,
    quantity: line.quantity,
    ...amounts(line),
    ...setUp(line.relId),
  }))
  const domains = cart.domains.map((line) => ({
    kind: line.type,
    productId: domainProductId,
    name: `${line.sld}.${line.tld}`,
    cycle: line.domainCycle,
    quantity: 1,
    ...amounts(line),
    ...setUp(line.relId),
  }))
  return [...products, ...domains].map((line, position) => ({ orderId, position, ...line }))
}
