import type { Adjustment, AdjustmentCode, RequestedDomain, RequestedProduct } from './calculation.ts'
import type { Minor } from './money.ts'
import type { PricedProduct, PricedTld } from './priceBook.ts'

/** A line while its price is being worked out. It lives inside one calculation and is changed in place. */
interface LineDraft {
  readonly price: Minor
  readonly renewal: Minor
  readonly adjustments: Adjustment[]
  total: Minor
}

export interface ProductDraft extends LineDraft {
  readonly requested: RequestedProduct
  readonly product: PricedProduct
}

export interface DomainDraft extends LineDraft {
  readonly requested: RequestedDomain
  readonly tld: PricedTld
  readonly idProtectionPrice: Minor
}

export type AnyDraft = ProductDraft | DomainDraft

/** Takes `amount` off a line and notes why; nothing off is no adjustment. */
export function takeOff(line: LineDraft, code: AdjustmentCode, amount: Minor): void {
  if (amount <= 0) return
  const before = line.total
  line.total = before - amount
  line.adjustments.push({ code, before, after: line.total })
}

/** By line id, so that a result does not depend on the order in which the lines were sent. */
export const byRelId = (a: AnyDraft, b: AnyDraft): number => (a.requested.relId < b.requested.relId ? -1 : 1)
