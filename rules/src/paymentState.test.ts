import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPaymentEvent, isPayable, paymentEvents, paymentStates } from './paymentState.ts'
import type { PaymentEvent, PaymentState } from './paymentState.ts'

const isEvent = (name: string): name is PaymentEvent => Object.hasOwn(paymentEvents, name)
const events: readonly PaymentEvent[] = Object.keys(paymentEvents).filter(isEvent)

const after = (told: readonly PaymentEvent[]): PaymentState => {
  let state: PaymentState = 'initiating'
  for (const event of told) state = applyPaymentEvent(state, event).state
  return state
}

describe('what a provider tells of a payment', () => {
  it.each([
    ['initiating', 'action-required', 'requires-action', 'applied'],
    ['initiating', 'awaiting', 'pending', 'applied'],
    ['initiating', 'succeeded', 'paid', 'applied'],
    ['requires-action', 'succeeded', 'paid', 'applied'],
    ['requires-action', 'failed', 'failed', 'applied'],
    ['pending', 'cancelled', 'cancelled', 'applied'],
    ['pending', 'expired', 'expired', 'applied'],
    ['pending', 'succeeded', 'paid', 'applied'],
    ['paid', 'refunded', 'refunded', 'applied'],
    ['paid', 'charged-back', 'charged-back', 'applied'],
    // Money that comes late has still come.
    ['expired', 'succeeded', 'paid', 'applied'],
    ['cancelled', 'succeeded', 'paid', 'applied'],
    // The news of the refund overtook the news of the payment.
    ['pending', 'refunded', 'refunded', 'applied'],
    ['refunded', 'succeeded', 'refunded', 'outdated'],
    // Twice.
    ['pending', 'awaiting', 'pending', 'repeated'],
    ['paid', 'succeeded', 'paid', 'repeated'],
    // Late.
    ['paid', 'awaiting', 'paid', 'outdated'],
    ['paid', 'expired', 'paid', 'outdated'],
    ['paid', 'failed', 'paid', 'outdated'],
    ['failed', 'action-required', 'failed', 'outdated'],
  ] as const)('%s, then %s: %s (%s)', (current, event, state, outcome) =>
    expect(applyPaymentEvent(current, event)).toEqual({ state, outcome }),
  )

  it('ends in the same state, however often and in whatever order it comes', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...events)).chain((told) =>
          fc.tuple(
            fc.constant(told),
            fc.shuffledSubarray([...told, ...told], {
              minLength: told.length * 2,
              maxLength: told.length * 2,
            }),
          ),
        ),
        ([told, shuffled]) => {
          expect(after(shuffled)).toBe(after(told))
        },
      ),
    ))

  it('covers every state but the first', () =>
    expect(paymentStates.slice(1)).toEqual(
      expect.arrayContaining(events.map((event) => paymentEvents[event])),
    ))
})

it('a payment can still be made until it has come to an end', () =>
  expect(paymentStates.filter(isPayable)).toEqual(['initiating', 'requires-action', 'pending']))
