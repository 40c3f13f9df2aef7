import type { PaymentState } from './paymentState.ts'

export const orderStates = ['placed', 'paid', 'cancelled', 'refunded'] as const

export type OrderState = (typeof orderStates)[number]

/** What can happen to an order: from which states, and to which state it leads. */
export const orderMoves = {
  'payment-received': { from: ['placed'], to: 'paid' },
  /** Money that arrives after its order was given up revives it; the buyer has kept their part. */
  'payment-received-late': { from: ['cancelled'], to: 'paid' },
  'payment-expired': { from: ['placed'], to: 'cancelled' },
  'payment-cancelled': { from: ['placed'], to: 'cancelled' },
  'cancelled-by-buyer': { from: ['placed'], to: 'cancelled' },
  'cancelled-by-operator': { from: ['placed'], to: 'cancelled' },
  /** From `placed` and `cancelled` too: the news of the refund can overtake the news of the payment. */
  'payment-refunded': { from: ['placed', 'cancelled', 'paid'], to: 'refunded' },
  'payment-charged-back': { from: ['placed', 'cancelled', 'paid'], to: 'refunded' },
} as const satisfies Record<string, { readonly from: readonly OrderState[]; readonly to: OrderState }>

export type OrderMove = keyof typeof orderMoves

/** Whether a move is open to an order in a state. */
export function orderCan(move: OrderMove, state: OrderState): boolean {
  const from: readonly OrderState[] = orderMoves[move].from
  return from.includes(state)
}

export type OrderChange =
  | { readonly ok: true; readonly state: OrderState }
  | { readonly ok: false; readonly code: 'move-not-allowed'; readonly from: readonly OrderState[] }

/** Makes a move, or says from which states it could have been made. */
export const moveOrder = (state: OrderState, move: OrderMove): OrderChange =>
  orderCan(move, state)
    ? { ok: true, state: orderMoves[move].to }
    : { ok: false, code: 'move-not-allowed', from: orderMoves[move].from }

/** What each payment state does to its order, the first move that is open; a failed payment leaves it open for another try. */
const movesOf = {
  initiating: [],
  'requires-action': [],
  pending: [],
  failed: [],
  cancelled: ['payment-cancelled'],
  expired: ['payment-expired'],
  paid: ['payment-received', 'payment-received-late'],
  refunded: ['payment-refunded'],
  'charged-back': ['payment-charged-back'],
} as const satisfies Record<PaymentState, readonly OrderMove[]>

/** The move that a payment's state asks of its order; null when the order stays as it is. */
export function orderMoveFor(order: OrderState, payment: PaymentState): OrderMove | null {
  const moves: readonly OrderMove[] = movesOf[payment]
  return moves.find((move) => orderCan(move, order)) ?? null
}
