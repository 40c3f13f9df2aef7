import type { Customer } from '@balcao/contract/customer'
import type { BrandId } from '@balcao/rules/brand'
import type { IdentificationField } from '@balcao/rules/identification'
import { paymentMethods } from '@balcao/rules/paymentMethod'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import * as v from 'valibot'
import { emptyCustomer, isIdentificationField, withFieldValue } from './customerField.ts'

/** The last postal code that the directory was asked about and how that ended; `edited`: the visitor writes the address anew. */
export interface AddressLookup {
  /** Digits alone. */
  readonly postalCode: string
  readonly outcome: 'street' | 'city' | 'unknown' | 'failed' | 'edited'
}

/** A field that the service did not take; it stands until the field is changed. */
export interface Refusal {
  readonly field: IdentificationField
  readonly code: string
}

/** One order that is being placed: its key goes with every try, so that a lost answer never becomes a second order. */
export interface OrderAttempt {
  readonly key: string
  /** What is ordered, by whom, how paid. */
  readonly fingerprint: string
}

/** What the visitor gave of themselves on the way to an order. */
export interface CheckoutDraft {
  /** As typed. */
  readonly customer: Customer
  readonly lookup: AddressLookup | null
  readonly refusals: readonly Refusal[]
  readonly paymentMethod: PaymentMethod | null
  readonly attempt: OrderAttempt | null
}

export const emptyDraft: CheckoutDraft = {
  customer: emptyCustomer,
  lookup: null,
  refusals: [],
  paymentMethod: null,
  attempt: null,
}

export interface CheckoutDraftStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => CheckoutDraft
  readonly change: (change: (draft: CheckoutDraft) => CheckoutDraft) => void
}

/**
 * Keeps the draft in the tab's own storage at every change, so that a reload, a step back or a crash loses nothing. It holds personal
 * data: never a cookie, never a log. Without a storage (on the server, or where the browser closes it) it lives in memory.
 */
export function createCheckoutDraft(
  brand: BrandId,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
): CheckoutDraftStore {
  const key = `balcao.checkout.${brand}`
  const listeners = new Set<() => void>()
  let draft: CheckoutDraft | null = null

  const read = () => (draft ??= parseDraft(attempt(() => storage?.getItem(key) ?? null)))
  return {
    read,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change) => {
      const next = change(read())
      if (next === draft) return
      draft = next
      // A full or closed storage costs the survival of a reload, not the purchase.
      attempt(() => storage?.setItem(key, JSON.stringify(next)))
      for (const listener of listeners) listener()
    },
  }
}

/** A field as typed; what the service said of its former value no longer holds. */
export const withField = (
  draft: CheckoutDraft,
  field: IdentificationField,
  value: string,
): CheckoutDraft => ({
  ...draft,
  customer: withFieldValue(draft.customer, field, value),
  refusals: draft.refusals.filter((refusal) => refusal.field !== field),
})

/** The service names fields as in its body (`customer.document`); others than the buyer's are not for this screen. */
export const withRefusals = (
  draft: CheckoutDraft,
  problems: readonly { readonly code: string; readonly field: string }[],
): CheckoutDraft => ({ ...draft, refusals: refusalsOf(problems) })

export const refusalsOf = (
  problems: readonly { readonly code: string; readonly field: string }[],
): readonly Refusal[] =>
  problems.flatMap(({ code, field: path }) => {
    const field = path.replace(/^customer\./, '')
    return isIdentificationField(field) ? [{ field, code }] : []
  })

/** The attempt for what is ordered: the one under way if it is still the same order, else a new one. */
export const withAttempt = (
  draft: CheckoutDraft,
  fingerprint: string,
  newKey: () => string,
): CheckoutDraft =>
  draft.attempt?.fingerprint === fingerprint ? draft : { ...draft, attempt: { key: newKey(), fingerprint } }

const DraftSchema = v.object({
  customer: v.object({
    name: v.string(),
    email: v.string(),
    document: v.string(),
    phone: v.string(),
    address: v.object({
      postalCode: v.string(),
      street: v.string(),
      number: v.string(),
      complement: v.string(),
      district: v.string(),
      city: v.string(),
      state: v.string(),
    }),
  }),
  lookup: v.nullable(
    v.object({
      postalCode: v.string(),
      outcome: v.picklist(['street', 'city', 'unknown', 'failed', 'edited']),
    }),
  ),
  refusals: v.array(v.object({ field: v.custom<IdentificationField>(isField), code: v.string() })),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  attempt: v.nullable(v.object({ key: v.string(), fingerprint: v.string() })),
})

function isField(value: unknown): boolean {
  return typeof value === 'string' && isIdentificationField(value)
}

function parseDraft(text: string | null): CheckoutDraft {
  const json: unknown = text === null ? null : attempt(() => JSON.parse(text))
  const parsed = v.safeParse(DraftSchema, json)
  return parsed.success ? parsed.output : emptyDraft
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run()
  } catch {
    return null
  }
}
