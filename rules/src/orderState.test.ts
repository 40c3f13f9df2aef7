import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveOrder, orderCan, orderMoveFor, orderMoves, orderStates } from './orderState.ts'
import type { OrderMove, OrderState } from './orderState.ts'
import { applyPaymentEvent, paymentEvents } from './paymentState.ts'
import type { PaymentEvent, PaymentState } from './paymentState.ts'

const isMove = (name: string): name is OrderMove => Object.hasOwn(orderMoves, name)
const moves: readonly OrderMove[] = Object.keys(orderMoves).filter(isMove)
const isEvent = (name: string): name is PaymentEvent => Object.hasOwn(paymentEvents, name)

describe('the moves of an order', () => {
  it.each([
    [
      'placed',
      [
        'payment-received',
        'payment-expired',
        'payment-cancelled',
        'cancelled-by-buyer',
        'cancelled-by-operator',
        'payment-refunded',
        'payment-charged-back',
      ],
    ],
    ['paid', ['payment-refunded', 'payment-charged-back']],
    ['cancelled', ['payment-received-late', 'payment-refunded', 'payment-charged-back']],
    ['refunded', []],
  ] as const)('from %s are %j', (state, open) =>
    expect(moves.filter((move) => orderCan(move, state))).toEqual(open),
  )

  it.each([
    ['payment-received', 'paid'],
    ['payment-received-late', 'paid'],
    ['payment-expired', 'cancelled'],
    ['payment-cancelled', 'cancelled'],
    ['cancelled-by-buyer', 'cancelled'],
    ['cancelled-by-operator', 'cancelled'],
    ['payment-refunded', 'refunded'],
    ['payment-charged-back', 'refunded'],
  ] as const)('%s leads to %s', (move, to) => {
    for (const state of orderStates.filter((from) => orderCan(move, from))) {
      expect(moveOrder(state, move)).toEqual({ ok: true, state: to })
    }
  })

  it('are refused with the states that they start from', () =>
    expect(moveOrder('paid', 'cancelled-by-buyer')).toEqual({
      ok: false,
      code: 'move-not-allowed',
      from: ['placed'],
    }))
})

function follow(order: OrderState, payment: PaymentState): OrderState {
  const move = orderMoveFor(order, payment)
  const change = move === null ? null : moveOrder(order, move)
  return change?.ok ? change.state : order
}

describe('what a payment does to its order', () => {
  it.each([
    ['placed', 'initiating', null],
    ['placed', 'requires-action', null],
    ['placed', 'pending', null],
    // The buyer may try again.
    ['placed', 'failed', null],
    ['placed', 'cancelled', 'payment-cancelled'],
    ['placed', 'expired', 'payment-expired'],
    ['placed', 'paid', 'payment-received'],
    ['placed', 'refunded', 'payment-refunded'],
    ['placed', 'charged-back', 'payment-charged-back'],
    ['cancelled', 'paid', 'payment-received-late'],
    ['cancelled', 'expired', null],
    ['cancelled', 'refunded', 'payment-refunded'],
    ['paid', 'paid', null],
    ['paid', 'refunded', 'payment-refunded'],
    ['paid', 'charged-back', 'payment-charged-back'],
    ['refunded', 'charged-back', null],
    ['refunded', 'paid', null],
  ] as const)('%s, with a payment %s: %s', (order, payment, move) =>
    expect(orderMoveFor(order, payment)).toBe(move),
  )

  it('is the same in the end, however often and in whatever order the news comes', () => {
    const run = (told: readonly PaymentEvent[]): [OrderState, PaymentState] => {
      let order: OrderState = 'placed'
      let payment: PaymentState = 'initiating'
      for (const event of told) {
        payment = applyPaymentEvent(payment, event).state
        order = follow(order, payment)
      }
      return [order, payment]
    }
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom(...Object.keys(paymentEvents).filter(isEvent)), { maxLength: 8 })
          .chain((told) =>
            fc.tuple(
              fc.constant(told),
              fc.shuffledSubarray([...told, ...told], {
                minLength: told.length * 2,
                maxLength: told.length * 2,
              }),
            ),
          ),
        ([told, shuffled]) => {
          expect(run(shuffled)).toEqual(run(told))
        },
      ),
    )
  })
})
