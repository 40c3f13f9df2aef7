import type { Cart } from './cart.ts'
import { cartProblems } from './cartProblems.ts'
import type { CartDemands, CartProblemCode } from './cartProblems.ts'
import { stepIds } from './stepIds.ts'
import type { StepId } from './stepIds.ts'

export type StepReason =
  | CartProblemCode
  | 'not-calculated'
  | 'customer-missing'
  | 'customer-invalid'
  | 'quote-expired'
  | 'order-placed'
  | 'order-missing'
  | 'not-shown'

export interface CheckoutStep {
  readonly id: StepId
  readonly number: number
  /** `open`: here something is left to do; `done`: nothing is; `blocked`: not to be entered. */
  readonly status: 'open' | 'done' | 'blocked'
  /** Why it is not done; null when it is. */
  readonly reason: StepReason | null
}

/** What the steps are derived from; nothing about them is stored. */
export interface CheckoutState {
  readonly cart: Cart
  readonly demands: CartDemands
  readonly isExpandedFlow: boolean
  readonly customer: 'missing' | 'invalid' | 'valid'
  readonly quote: 'none' | 'valid' | 'expired'
  readonly order: 'none' | 'placed'
}

/** The six steps of a checkout and how each stands. */
export function checkoutSteps(state: CheckoutState): readonly CheckoutStep[] {
  const cart = cartReason(state)
  const ordered = state.order === 'placed' && state.cart.items.length === 0
  const reasons = {
    'selecionar-ciclo': state.isExpandedFlow ? emptyReason(state) : blocked('not-shown'),
    'registrar-dominio': state.isExpandedFlow ? domainReason(state) : blocked('not-shown'),
    carrinho: cart === null ? done : open(cart),
    identificacao: ordered ? blocked('order-placed') : identification(state, cart),
    pagamento: ordered ? blocked('order-placed') : payment(state, cart),
    confirmacao: state.order === 'placed' ? done : blocked('order-missing'),
  } satisfies Record<StepId, Standing>
  return stepIds.map((id, number) => ({ id, number, ...reasons[id] }))
}

type Standing = Pick<CheckoutStep, 'status' | 'reason'>

const done: Standing = { status: 'done', reason: null }
const open = (reason: StepReason | null): Standing => ({ status: 'open', reason })
const blocked = (reason: StepReason): Standing => ({ status: 'blocked', reason })

function emptyReason({ cart }: CheckoutState): Standing {
  return cart.items.length === 0 ? blocked('cart-empty') : done
}

function domainReason(state: CheckoutState): Standing {
  if (state.cart.items.length === 0) return blocked('cart-empty')
  const problem = cartProblems(state.cart, state.demands).find(({ code }) => domainProblemCodes.has(code))
  return problem === undefined ? done : open(problem.code)
}

/** What choosing a name puts right. */
export const domainProblemCodes: ReadonlySet<CartProblemCode> = new Set([
  'domain-missing',
  'domain-unavailable',
  'domain-not-confirmed',
  'transfer-code-missing',
])

function cartReason({ cart, demands, quote }: CheckoutState): StepReason | null {
  return cartProblems(cart, demands)[0]?.code ?? (quote === 'none' ? 'not-calculated' : null)
}

function identification({ customer }: CheckoutState, cart: StepReason | null): Standing {
  if (cart !== null) return blocked(cart)
  return customer === 'valid' ? done : open(customerReasons[customer])
}

const customerReasons = { missing: 'customer-missing', invalid: 'customer-invalid' } as const

function payment({ customer, quote }: CheckoutState, cart: StepReason | null): Standing {
  if (cart !== null) return blocked(cart)
  if (customer !== 'valid') return blocked(customerReasons[customer])
  return open(quote === 'expired' ? 'quote-expired' : null)
}

export interface ShownStep {
  readonly id: StepId
  /** Why it is another than was asked for; null when it is the same or there is nothing to explain. */
  readonly reason: StepReason | null
}

/**
 * The step to show: the one asked for unless it is blocked, else the first that has something left to do, with what that is.
 * After an order its confirmation stands in for the steps that led to it; a step that this flow does not show is the cart.
 */
export function stepToShow(requested: StepId, steps: readonly CheckoutStep[]): ShownStep {
  const asked = steps.find(({ id }) => id === requested)
  if (asked === undefined || asked.status !== 'blocked') return { id: requested, reason: null }
  if (asked.reason === 'order-placed') return { id: 'confirmacao', reason: asked.reason }
  const first = steps.find(({ status }) => status === 'open')
  if (first === undefined || asked.reason === 'not-shown') return { id: 'carrinho', reason: null }
  return { id: first.id, reason: first.reason ?? asked.reason }
}
