import type { FlagVariable, Flags } from './flags.ts'
import type { Minor } from './money.ts'

/** Ways to pay that a brand can offer; the flags of spec 1 section 9 switch them. */
export const paymentMethods = [
  'credit_card',
  'pix',
  'boleto',
  'paypal',
  'bank_transfer',
  'online_bank_transfer',
  'bancolombia',
  'manual_cash',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const flagOf = {
  credit_card: 'payment-credit-card',
  pix: 'payment-pix',
  boleto: 'payment-boleto',
  paypal: 'payment-paypal',
  bank_transfer: 'payment-bank-transfer',
  online_bank_transfer: 'payment-online-bank-transfer',
  bancolombia: 'payment-bancolombia',
  manual_cash: 'payment-manual-cash',
} as const satisfies Record<PaymentMethod, FlagVariable>

/**
 * What a buyer can choose among: the methods that the brand accepts, in its order, whose flags are on. Nothing to pay
 * needs no method.
 */
export const offeredPaymentMethods = (
  accepted: readonly PaymentMethod[],
  flags: Flags,
  total: Minor,
): PaymentMethod[] => (total <= 0 ? [] : acceptedWithFlags(accepted, flags))

/** The same before there is a total. */
export const acceptedWithFlags = (accepted: readonly PaymentMethod[], flags: Flags): PaymentMethod[] =>
  accepted.filter((method) => flags.has(flagOf[method]))
