/**
 * The states of one attempt to pay, in the order of how much they settle. A payment moves forward in this list and never
 * back, so that what a provider tells twice, late or in the wrong order always ends in the same state. A second try after a
 * failure is a payment of its own.
 */
export const paymentStates = [
  /** The provider has not answered yet; the order stands all the same. */
  'initiating',
  /** The buyer has to confirm something at the bank (3-D Secure). */
  'requires-action',
  /** The buyer has what is needed to pay: a Pix code, a bank slip, an account number. */
  'pending',
  'failed',
  'cancelled',
  'expired',
  /** Behind the three above on purpose: money that came late has still come. */
  'paid',
  'refunded',
  /** Taken back by the buyer's bank. */
  'charged-back',
] as const

export type PaymentState = (typeof paymentStates)[number]

/** What a provider tells, in our words, and the state that it speaks of. */
export const paymentEvents = {
  'action-required': 'requires-action',
  awaiting: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  succeeded: 'paid',
  refunded: 'refunded',
  'charged-back': 'charged-back',
} as const satisfies Record<string, PaymentState>

export type PaymentEvent = keyof typeof paymentEvents

export interface PaymentChange {
  readonly state: PaymentState
  /** `repeated`: it was there already. `outdated`: something more final is known. Neither changes anything. */
  readonly outcome: 'applied' | 'repeated' | 'outdated'
}

const finality = (state: PaymentState): number => paymentStates.indexOf(state)

/** Where an event leads. Events may come twice and in any order: the same events end in the same state. */
export function applyPaymentEvent(current: PaymentState, event: PaymentEvent): PaymentChange {
  const next = paymentEvents[event]
  if (next === current) return { state: current, outcome: 'repeated' }
  return finality(next) > finality(current)
    ? { state: next, outcome: 'applied' }
    : { state: current, outcome: 'outdated' }
}

/** Whether the buyer may still pay with this attempt. */
export const isPayable = (state: PaymentState): boolean =>
  state === 'initiating' || state === 'requires-action' || state === 'pending'
