import type { Customer } from '@balcao/contract/customer'
import type { ErrorCode, Problem } from '@balcao/contract/errorBody'
import type { WireOrder } from '@balcao/contract/order'
import { idempotencyHeader, placeOrder as placeOrderCall } from '@balcao/contract/placeOrder'
import type { CalculateRequest } from '@balcao/rules/calculation'
import { fromDecimal } from '@balcao/rules/money'
import type { Currency, Minor } from '@balcao/rules/money'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { LineProvisioning } from '@balcao/rules/provisioning'
import type { SessionParameters } from '@balcao/rules/sessionParameters'
import type { BillingApi, CallFailure } from '../api/billingApi.ts'

export interface OrderToPlace {
  readonly quote: string
  /** What the quote was made from. */
  readonly request: CalculateRequest
  /** Null where there is nothing to pay. */
  readonly paymentMethod: PaymentMethod | null
  /** As the rules normalised it. */
  readonly customer: Customer
  readonly provisioning: readonly LineProvisioning[]
  readonly origin: SessionParameters
  /** Of this attempt: the same on every try. */
  readonly key: string
}

export type PlaceOrderOutcome =
  | { readonly kind: 'placed'; readonly order: WireOrder }
  | PriceDiffers
  /** Empty when the service does not say which. */
  | { readonly kind: 'domain-not-confirmed'; readonly domains: readonly DomainInDoubt[] }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly problems: readonly Problem[] }
  /** No answer: whether the order stands is not known. Another try with the same key is safe. */
  | { readonly kind: 'unreachable' }

/** What the visitor saw, and what it would be now: theirs to decide. */
export interface PriceDiffers {
  readonly kind: 'price-changed' | 'quote-expired' | 'coupon-exhausted'
  readonly shown: Minor
  readonly current: Minor
}

export interface DomainInDoubt {
  readonly name: string
  /** Gone in the meantime; otherwise its registry did not answer, or does not let it move. */
  readonly isTaken: boolean
}

/** Places an order once, however often it is tried: a lost answer is asked for again with the same key. */
export async function placeOrder(
  api: BillingApi,
  order: OrderToPlace,
  currency: Currency,
): Promise<PlaceOrderOutcome> {
  const first = await send(api, order)
  // The client has sent again already what never arrived; an answer that came too late it has not asked for again.
  const answer = !first.ok && first.failure.kind === 'timeout' ? await send(api, order) : first
  if (answer.ok) return { kind: 'placed', order: answer.value.order }
  return answer.failure.kind === 'refused'
    ? refusal(answer.failure.error, order.request, currency)
    : { kind: 'unreachable' }
}

const send = (api: BillingApi, { key, request, provisioning, origin, ...order }: OrderToPlace) =>
  api(placeOrderCall, {
    headers: { [idempotencyHeader]: key },
    body: {
      ...order,
      cart: request,
      provisioning: [...provisioning],
      origin: { ...origin, offerContexts: [...origin.offerContexts] },
    },
  })

type ServiceError = Extract<CallFailure, { kind: 'refused' }>['error']

function refusal(
  { code, problems, price }: ServiceError,
  request: CalculateRequest,
  currency: Currency,
): PlaceOrderOutcome {
  switch (code) {
    case 'price-changed':
    case 'quote-expired':
    case 'coupon-exhausted': {
      const shown = price === null ? undefined : fromDecimal(price.shown, currency)
      const current = price === null ? undefined : fromDecimal(price.current, currency)
      if (shown === undefined || current === undefined) return { kind: 'refused', code, problems }
      return { kind: code, shown, current }
    }
    case 'domain-not-confirmed':
      return { kind: code, domains: problems.flatMap((problem) => domainInDoubt(problem, request)) }
    case 'internal-error':
    case 'gateway-failed':
    case 'service-unavailable':
    case 'request-timeout':
      return { kind: 'unreachable' }
    default:
      return { kind: 'refused', code, problems }
  }
}

/** `cart.domains.0` is the first domain of the request. */
function domainInDoubt({ field, code }: Problem, { domains }: CalculateRequest): readonly DomainInDoubt[] {
  const place = /domains\.(\d+)/.exec(field)?.[1]
  const domain = place === undefined ? undefined : domains[Number(place)]
  return domain === undefined
    ? []
    : [{ name: `${domain.sld}.${domain.tld}`, isTaken: code === 'unavailable' }]
}
