import { calculate as calculateCall } from '@balcao/contract/calculate'
import { pricedCartOf } from '@balcao/contract/calculateWire'
import { buildCalculateRequest } from '@balcao/rules/calculationRequest'
import type { Cart } from '@balcao/rules/cart'
import { mergeCalculation, removeNationalDomainsOnFailure } from '@balcao/rules/mergeCalculation'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { BillingApi, CallFailure } from '../api/billingApi.ts'
import type { Log } from './log.ts'
import type { Calculated, SessionState } from './sessionState.ts'

/** How the calculation that an action waited for ended. `nothing-selected` is the specification's abort. */
export type CalculationOutcome = 'settled' | 'nothing-selected' | 'failed'

/** The cart in the browser: edits at once, money from the service alone. No React in here. */
export interface CartSession {
  readonly store: StoreApi<SessionState>
  /** Applies an edit of `rules` and prices the result; edits of one tick are priced together. */
  readonly edit: (change: (cart: Cart) => Cart) => Promise<CalculationOutcome>
  readonly applyCoupon: (code: string) => Promise<CalculationOutcome>
  readonly removeCoupon: () => Promise<CalculationOutcome>
  /** The method about to be used; it may change the total. */
  readonly choosePaymentMethod: (method: PaymentMethod) => Promise<CalculationOutcome>
  /** Prices again: after a failure, or because a quote has expired. */
  readonly recalculate: () => Promise<CalculationOutcome>
  /** The cart has become an order: nothing of it is left, and nothing is asked. */
  readonly empty: () => void
}

export interface CartSessionParts {
  readonly api: BillingApi
  readonly log: Log
  readonly initialState: SessionState
  /** Runs a task after the edits of this tick: `queueMicrotask` or a timer. */
  readonly schedule: (task: () => void) => void
}

export function createCartSession({ api, log, initialState, schedule }: CartSessionParts): CartSession {
  const store = createStore<SessionState>(() => initialState)
  let waiting: ((outcome: CalculationOutcome) => void)[] = []
  let inFlight: AbortController | null = null
  let scheduled = false

  function recalculate(): Promise<CalculationOutcome> {
    store.setState(({ calculation }) => ({ calculation: { status: 'pending', last: calculation.last } }))
    inFlight?.abort()
    if (!scheduled) {
      scheduled = true
      schedule(() => {
        scheduled = false
        void run()
      })
    }
    return new Promise((resolve) => waiting.push(resolve))
  }

  async function run(): Promise<void> {
    const controller = new AbortController()
    inFlight = controller
    const state = store.getState()
    const result = await calculate(api, state, controller.signal)
    // A newer edit took over: its own answer settles everybody who waits.
    if (inFlight !== controller || controller.signal.aborted) return
    inFlight = null
    if (result.kind === 'failed') log.error({ failure: result.failure }, 'calculation failed')
    store.setState((current) => afterCalculation(current, result))
    settle(result.kind === 'settled' ? 'settled' : result.kind)
  }

  function settle(outcome: CalculationOutcome): void {
    const settled = waiting
    waiting = []
    for (const resolve of settled) resolve(outcome)
  }

  function change(update: (state: SessionState) => Partial<SessionState>): Promise<CalculationOutcome> {
    store.setState(update)
    return recalculate()
  }

  return {
    store,
    recalculate,
    empty: () => {
      inFlight?.abort()
      store.setState(({ cart }) => ({
        cart: { ...cart, items: [] },
        coupon: null,
        calculation: { status: 'none', last: null },
      }))
      settle('nothing-selected')
    },
    edit: (edit) => change(({ cart }) => ({ cart: edit(cart) })),
    applyCoupon: (code) => change(() => ({ coupon: { code, status: 'NOT_VALIDATED', reason: null } })),
    removeCoupon: () => change(() => ({ coupon: null })),
    choosePaymentMethod: (method) => change(() => ({ paymentMethod: method })),
  }
}

type CalculateResult =
  | { readonly kind: 'settled'; readonly calculated: Calculated }
  | { readonly kind: 'nothing-selected' }
  | { readonly kind: 'failed'; readonly failure: CallFailure['kind'] }

/** Asks the service for the price of what is selected. Also the last step of the start-up. */
export async function calculate(
  api: BillingApi,
  { brand, cart, coupon, paymentMethod, ccMode }: SessionState,
  signal?: AbortSignal,
): Promise<CalculateResult> {
  const built = buildCalculateRequest(cart, { coupon: coupon?.code ?? null, paymentMethod, ccMode })
  if (!built.ok) return { kind: 'nothing-selected' }
  const answer = await api(calculateCall, {
    query: { academy_config_option: 'true' },
    body: built.request,
    ...(signal === undefined ? {} : { signal }),
  })
  if (!answer.ok) return { kind: 'failed', failure: answer.failure.kind }
  try {
    return {
      kind: 'settled',
      calculated: {
        priced: pricedCartOf(answer.value, brand.currency),
        quote: { token: answer.value.quote.token, expiresAt: Date.parse(answer.value.quote.expiresAt) },
      },
    }
  } catch {
    return { kind: 'failed', failure: 'malformed' }
  }
}

/** What a calculation does to the state. Source: spec 1 section 4 (success, failure, abort; coupon status). */
export function afterCalculation(state: SessionState, result: CalculateResult): Partial<SessionState> {
  switch (result.kind) {
    case 'nothing-selected':
      return { calculation: { status: 'none', last: null } }
    case 'failed':
      return {
        calculation: { status: 'failed', last: state.calculation.last },
        cart: removeNationalDomainsOnFailure(state.cart, state.brand.id),
      }
    case 'settled':
      return {
        calculation: { status: 'settled', last: result.calculated },
        cart: mergeCalculation(state.cart, result.calculated.priced),
        coupon: validated(state, result.calculated),
      }
  }
}

function validated({ coupon }: SessionState, { priced }: Calculated): SessionState['coupon'] {
  if (coupon === null) return null
  const isApplicable = priced.coupon?.isApplicable ?? false
  return {
    code: coupon.code,
    status: isApplicable ? 'VALID' : 'INVALID',
    reason: priced.coupon?.reason ?? 'unknown',
  }
}
