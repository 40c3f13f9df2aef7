import { adjustmentCodes } from './calculation.ts'
import type { AdjustmentCode, PricedCart } from './calculation.ts'
import type { Minor } from './money.ts'

export interface DiscountReason {
  readonly code: AdjustmentCode
  readonly amount: Minor
}

/** A cart's discount by reason, in the order in which prices change; the parts sum to `discount`. Source: ARCHITECTURE section 5. */
export function discountReasons({ products, domains }: PricedCart): readonly DiscountReason[] {
  const amounts = new Map<AdjustmentCode, Minor>()
  for (const { adjustments } of [...products, ...domains]) {
    for (const { code, before, after } of adjustments) {
      amounts.set(code, (amounts.get(code) ?? 0) + before - after)
    }
  }
  return adjustmentCodes.flatMap((code) => {
    const amount = amounts.get(code) ?? 0
    return amount > 0 ? { code, amount } : []
  })
}
