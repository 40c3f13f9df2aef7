import type { CalculateContext, CouponReason, CouponResult } from './calculation.ts'
import type { Cycle } from './cycle.ts'
import { byRelId, takeOff } from './lineDraft.ts'
import type { AnyDraft, DomainDraft, ProductDraft } from './lineDraft.ts'
import { percentOf, splitProportionally } from './money.ts'
import type { Minor } from './money.ts'
import { findCoupon } from './priceBook.ts'
import type { Coupon, PriceBook, ProductId } from './priceBook.ts'

/** What a coupon can take from: a product line, a domain without its ID Protect (`d`), or the ID Protect (`p`). */
interface Part {
  readonly line: AnyDraft
  readonly id: ProductId
  readonly cycle: Cycle
  readonly amount: Minor
}

/** A part that the coupon covers, with the percentage that counts for it. */
interface EligiblePart extends Part {
  readonly percentage: number
}

/** Takes the coupon off the lines and says what came of it; null when none was asked for. */
export function applyCoupon(
  book: PriceBook,
  code: string | null,
  context: CalculateContext,
  products: readonly ProductDraft[],
  domains: readonly DomainDraft[],
): CouponResult | null {
  if (code === null || code.trim() === '') return null
  const coupon = findCoupon(book, code)
  if (coupon === undefined) return refused(code.trim(), 'unknown')
  const notInForce = whyNotInForce(coupon, context)
  if (notInForce !== null) return refused(coupon.code, notInForce)
  const eligible = eligibleParts(coupon, partsOf(products, domains))
  if (typeof eligible === 'string') return refused(coupon.code, eligible, coupon)
  const taken = takeCoupon(coupon, eligible)
  if (taken === 0) return refused(coupon.code, 'minimum-not-reached', coupon)
  return {
    code: coupon.code,
    reason: 'applied',
    isValid: true,
    isApplicable: true,
    discountPercentage: coupon.discountPercentage,
    value: taken,
  }
}

/** With the coupon itself when it is in force and merely does not fit this cart. */
const refused = (code: string, reason: CouponReason, coupon?: Coupon): CouponResult => ({
  code,
  reason,
  isValid: coupon !== undefined,
  isApplicable: false,
  discountPercentage: coupon?.discountPercentage ?? 0,
  value: 0,
})

/** Reasons that hold for every cart; null when the coupon is in force. */
export function whyNotInForce(
  coupon: Pick<Coupon, 'startsAt' | 'endsAt' | 'maxUses' | 'maxUsesPerDocument'>,
  context: CalculateContext,
): CouponReason | null {
  if (coupon.startsAt !== null && context.now < coupon.startsAt) return 'not-started'
  if (coupon.endsAt !== null && context.now >= coupon.endsAt) return 'expired'
  if (coupon.maxUses !== null && context.couponUses >= coupon.maxUses) return 'exhausted'
  if (coupon.maxUsesPerDocument !== null && context.couponUsesByDocument >= coupon.maxUsesPerDocument) {
    return 'document-exhausted'
  }
  return null
}

/** What is left to pay of each line; a part that is free by now gives a coupon nothing to take from. */
function partsOf(products: readonly ProductDraft[], domains: readonly DomainDraft[]): Part[] {
  const parts: Part[] = []
  const add = (line: AnyDraft, id: ProductId, cycle: Cycle, amount: Minor) => {
    if (amount > 0) parts.push({ line, id, cycle, amount })
  }
  for (const line of products) add(line, line.requested.id, line.requested.cycle, line.total)
  for (const line of domains) {
    add(line, 'd', line.requested.domainCycle, line.total - line.idProtectionPrice)
    add(line, 'p', line.requested.domainCycle, line.idProtectionPrice)
  }
  return parts
}

/** The parts that the coupon covers, or why there are none, or too little of them. */
function eligibleParts(coupon: Coupon, parts: readonly Part[]): EligiblePart[] | CouponReason {
  const eligible: EligiblePart[] = []
  let isProductEligible = false
  let amount = 0
  for (const part of parts) {
    const cover = coverOf(coupon, part)
    if (cover === 'product-not-eligible') continue
    isProductEligible = true
    if (cover === 'cycle-not-eligible') continue
    eligible.push({ ...part, percentage: cover })
    amount += part.amount
  }
  if (eligible.length === 0) return isProductEligible ? 'cycle-not-eligible' : 'product-not-eligible'
  return amount < coupon.minimum ? 'minimum-not-reached' : eligible
}

/** The percentage for a part: its product's own for the cycle, else its product's own, else the coupon's. */
function coverOf(coupon: Coupon, part: Part): number | 'product-not-eligible' | 'cycle-not-eligible' {
  if (coupon.eligibleProducts.length === 0) return coupon.discountPercentage
  let why: 'product-not-eligible' | 'cycle-not-eligible' = 'product-not-eligible'
  for (const product of coupon.eligibleProducts) {
    if (product.id !== part.id) continue
    why = 'cycle-not-eligible'
    if (product.cycles.length > 0 && !product.cycles.includes(part.cycle)) continue
    const percentage =
      product.cyclesDiscount[part.cycle] ?? product.discountPercentage ?? coupon.discountPercentage
    if (percentage > 0 || coupon.kind === 'value') return percentage
  }
  return why
}

function takeCoupon(coupon: Coupon, eligible: EligiblePart[]): Minor {
  const offs = coupon.kind === 'value' ? valueOffs(coupon.value, eligible) : percentageOffs(eligible)
  const byLine = new Map<AnyDraft, Minor>()
  let taken = 0
  for (const [index, { line }] of eligible.entries()) {
    const off = offs[index] ?? 0
    byLine.set(line, (byLine.get(line) ?? 0) + off)
    taken += off
  }
  for (const [line, off] of byLine) takeOff(line, 'coupon', off)
  return taken
}

const percentageOffs = (eligible: readonly EligiblePart[]): Minor[] =>
  eligible.map(({ amount, percentage }) => percentOf(amount, percentage))

/** The value once, over all covered parts in proportion, and never more than they cost. */
function valueOffs(value: Minor, eligible: EligiblePart[]): Minor[] {
  // Stable: the name of a domain stays before its ID Protect.
  eligible.sort((a, b) => (a.line === b.line ? 0 : byRelId(a.line, b.line)))
  const amounts = eligible.map(({ amount }) => amount)
  let whole = 0
  for (const amount of amounts) whole += amount
  return splitProportionally(Math.max(0, Math.min(value, whole)), amounts)
}
