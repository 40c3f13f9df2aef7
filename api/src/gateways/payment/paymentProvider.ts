import type { BrandId } from '@balcao/rules/brand'
import type { Currency, Minor } from '@balcao/rules/money'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { PaymentEvent } from '@balcao/rules/paymentState'

/** A payment to open. `id` is ours and goes along as the merchant code: opening it twice opens it once. */
export interface PaymentRequest {
  readonly id: string
  readonly brand: BrandId
  readonly orderNumber: string
  readonly method: PaymentMethod
  readonly amount: Minor
  readonly currency: Currency
  readonly payer: {
    readonly name: string
    readonly email: string
    readonly document: string
    readonly phone: string
    readonly address: {
      readonly postalCode: string
      readonly street: string
      readonly number: string
      readonly complement: string
      readonly city: string
      readonly state: string
    }
  }
}

/** What the provider knows of a payment now. */
export interface ProviderPayment {
  readonly providerPaymentId: string
  readonly event: PaymentEvent
  /** The Pix BR Code; null for other methods. */
  readonly pixCode: string | null
  /** Epoch milliseconds; null when it does not expire or is not told. */
  readonly expiresAt: number | null
}

export type Initiation =
  { readonly ok: true; readonly payment: ProviderPayment } | { readonly ok: false; readonly refusal: string }

/** A notification as it came. */
export interface RawNotification {
  readonly body: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export type ParsedNotification =
  | { readonly ok: true; readonly providerPaymentIds: readonly string[] }
  | { readonly ok: false; readonly reason: 'malformed' | 'signature' }

export interface PaymentReference {
  /** Our id. */
  readonly id: string
  readonly providerPaymentId: string | null
}

/**
 * Whoever moves the money. Every call may be made again: each carries our payment id. A provider that cannot be reached or answers
 * nonsense throws GatewayError; a clear no is an answer.
 */
export interface PaymentProvider {
  /** As in `/webhooks/{provider}` and in the database. */
  readonly name: string
  /** Whether it can be asked for a payment of this kind. */
  readonly offers: (method: PaymentMethod) => boolean
  readonly initiate: (request: PaymentRequest, signal: AbortSignal) => Promise<Initiation>
  /** Null when the provider has never heard of it. */
  readonly retrieve: (reference: PaymentReference, signal: AbortSignal) => Promise<ProviderPayment | null>
  readonly cancel: (reference: PaymentReference, signal: AbortSignal) => Promise<ProviderPayment>
  /** Gives back the whole amount. */
  readonly refund: (
    reference: PaymentReference,
    reason: string,
    signal: AbortSignal,
  ) => Promise<ProviderPayment>
  /** Checks who sent it and reads which payments it is about; what it says of them is asked by `retrieve`. */
  readonly parseNotification: (notification: RawNotification) => ParsedNotification
}
