import type { Customer } from '@balcao/contract/customer'
import type { WireOrder } from '@balcao/contract/order'
import { buildCalculateRequest } from '@balcao/rules/calculationRequest'
import { validateIdentification } from '@balcao/rules/identification'
import type { Minor } from '@balcao/rules/money'
import { provisioningOf } from '@balcao/rules/provisioning'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Shop } from '../session/ShopContext.tsx'
import type { SessionState } from '../session/sessionState.ts'
import { refusalsOf, withAttempt } from './checkoutDraft.ts'
import type { CheckoutDraftStore } from './checkoutDraft.ts'
import { placeOrder } from './placeOrder.ts'
import type { OrderToPlace, PlaceOrderOutcome, PriceDiffers } from './placeOrder.ts'
import { needsOf } from './useIdentificationNeeds.ts'

export type PaymentFailure =
  | Extract<PlaceOrderOutcome, { kind: 'domain-not-confirmed' | 'refused' | 'unreachable' }>
  /** The amount could not be had, so nothing was sent. */
  | { readonly kind: 'not-priced' }
  | { readonly kind: 'customer-refused' | 'method-missing' }

export type PaymentStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'placing' }
  /** The amount is not the one that was agreed to. */
  | { readonly kind: 'asking'; readonly price: PriceDiffers }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure }
  | { readonly kind: 'placed'; readonly order: WireOrder }

export interface Payment {
  readonly store: StoreApi<PaymentStatus>
  /**
   * Places the order if its total is the one that the visitor saw on the button. Settles with the order that this press placed, else
   * with null: the status says why. A press while a price is on its way waits for it; one while a press is under way does nothing.
   */
  readonly pay: (agreed: Minor) => Promise<WireOrder | null>
  /** Goes on with the amount that was asked about. */
  readonly accept: () => Promise<WireOrder | null>
  readonly decline: () => void
}

export interface PaymentParts {
  readonly shop: Pick<Shop, 'api' | 'session' | 'brand' | 'log' | 'now'>
  readonly draft: CheckoutDraftStore
  readonly newKey: () => string
}

/** From the pressed button to the placed order, without React. Nothing is charged that was not agreed to. */
export function createPayment({ shop, draft, newKey }: PaymentParts): Payment {
  const { api, session, brand, log, now } = shop
  const store = createStore<PaymentStatus>(() => ({ kind: 'ready' }))
  const isUnderWay = () => store.getState().kind === 'placing' || store.getState().kind === 'placed'

  async function pay(agreed: Minor): Promise<WireOrder | null> {
    if (isUnderWay()) return null
    store.setState({ kind: 'placing' }, true)
    return end(await outcomeOf(agreed))
  }

  function end(status: PaymentStatus): WireOrder | null {
    store.setState(status, true)
    return status.kind === 'placed' ? status.order : null
  }

  async function outcomeOf(agreed: Minor): Promise<PaymentStatus> {
    if (lacksMethod(session.store.getState())) return failed({ kind: 'method-missing' })
    if (isStale(session.store.getState(), now()) && (await session.recalculate()) !== 'settled') {
      return failed({ kind: 'not-priced' })
    }
    const state = session.store.getState()
    const total = state.calculation.last?.priced.total
    if (total === undefined) return failed({ kind: 'not-priced' })
    if (total !== agreed) return asking({ kind: 'price-changed', shown: agreed, current: total })
    if (lacksMethod(state)) return failed({ kind: 'method-missing' })
    return place(state)
  }

  async function place(state: SessionState): Promise<PaymentStatus> {
    const order = orderToPlace(state)
    if (order === null) return failed({ kind: 'customer-refused' })
    const outcome = await placeOrder(api, order, brand.currency)
    if (outcome.kind !== 'placed') log.warn({ outcome: outcome.kind }, 'order not placed')
    return settle(outcome)
  }

  function orderToPlace({
    cart,
    coupon,
    paymentMethod,
    ccMode,
    calculation,
    sessionParameters,
  }: SessionState): OrderToPlace | null {
    const built = buildCalculateRequest(cart, { coupon: coupon?.code ?? null, paymentMethod, ccMode })
    const identified = validateIdentification(needsOf(cart), draft.read().customer)
    if (!built.ok || !identified.ok || calculation.last === null) return null
    const { request } = built
    const customer = copyOf(identified.customer)
    const provisioning = provisioningOf(cart, request)
    const fingerprint = JSON.stringify([request, customer, paymentMethod, provisioning])
    draft.change((current) => withAttempt(current, fingerprint, newKey))
    const key = draft.read().attempt?.key
    if (key === undefined) return null
    const quote = calculation.last.quote.token
    return { quote, request, customer, paymentMethod, provisioning, origin: sessionParameters, key }
  }

  function settle(outcome: PlaceOrderOutcome): PaymentStatus {
    switch (outcome.kind) {
      case 'placed':
        draft.change((current) => ({ ...current, attempt: null }))
        return outcome
      case 'price-changed':
      case 'quote-expired':
      case 'coupon-exhausted':
        return asking(outcome)
      case 'refused':
        return refused(outcome)
      case 'domain-not-confirmed':
      case 'unreachable':
        return failed(outcome)
    }
  }

  function refused(outcome: Extract<PlaceOrderOutcome, { kind: 'refused' }>): PaymentStatus {
    const refusals = refusalsOf(outcome.problems)
    // A key that stands for something else can never place this order; a new one can.
    if (outcome.code === 'idempotency-key-reused') draft.change((current) => ({ ...current, attempt: null }))
    // The seal was made for another cart or has been replaced: the next press brings a new one.
    if (outcome.code === 'quote-invalid') void session.recalculate()
    if (refusals.length === 0) return failed(outcome)
    draft.change((current) => ({ ...current, refusals }))
    return failed({ kind: 'customer-refused' })
  }

  async function accept(): Promise<WireOrder | null> {
    const status = store.getState()
    if (status.kind !== 'asking') return null
    store.setState({ kind: 'placing' }, true)
    const { kind, current } = status.price
    // A coupon that this buyer has used up still looks good to a calculation, which does not know the buyer.
    const renewed = await (kind === 'coupon-exhausted' ? session.removeCoupon() : session.recalculate())
    return end(renewed === 'settled' ? await outcomeOf(current) : failed({ kind: 'not-priced' }))
  }

  return { store, pay, accept, decline: () => store.setState({ kind: 'ready' }, true) }
}

/** Nothing to pay needs no way to pay it. Source: docs/rules.md P34. */
const lacksMethod = ({ paymentMethod, calculation }: SessionState): boolean =>
  paymentMethod === null && calculation.last?.priced.total !== 0

/** No settled amount, or one whose quote has run out. */
const isStale = ({ calculation: { status, last } }: SessionState, now: number): boolean =>
  status !== 'settled' || last === null || last.quote.expiresAt <= now

const failed = (failure: PaymentFailure): PaymentStatus => ({ kind: 'failed', failure })
const asking = (price: PriceDiffers): PaymentStatus => ({ kind: 'asking', price })

const copyOf = (customer: Readonly<Customer>): Customer => ({ ...customer, address: { ...customer.address } })
