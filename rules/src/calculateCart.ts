import type {
  CalculateContext,
  CalculateProblem,
  CalculateRequest,
  CalculateResult,
  PricedCart,
} from './calculation.ts'
import { applyCardDiscount } from './cardDiscount.ts'
import { applyCoupon } from './coupon.ts'
import { longestCycle } from './cycle.ts'
import type { Cycle } from './cycle.ts'
import { draftDomain, pricedDomainLine } from './domainLine.ts'
import { applyFreeAddons } from './freeAddons.ts'
import { applyFreeDomains } from './freeDomains.ts'
import { availableInstallments } from './installments.ts'
import type { AnyDraft, DomainDraft, ProductDraft } from './lineDraft.ts'
import type { PriceBook } from './priceBook.ts'
import { draftProduct, pricedProductLine } from './productLine.ts'
import { relationProblems } from './relationProblems.ts'

/**
 * The price of a cart, with the reasons: every line with its adjustments in order (cycle discount, trial, free add-on, free domain,
 * coupon, card discount), the coupon's fate, installments. All amounts are minor units of the book's currency.
 * A request that cannot be priced as a whole is answered with every problem found, never with a part of the price.
 * Pure: neither argument is changed, and the same arguments give the same answer. Source: spec 1 section 7.
 */
export function calculateCart(
  book: PriceBook,
  request: CalculateRequest,
  context: CalculateContext,
): CalculateResult {
  const problems = relationProblems(request)
  const products = draftProducts(book, request, problems)
  const domains = draftDomains(book, request, problems)
  if (problems.length > 0) return { ok: false, problems }
  applyFreeAddons(products)
  applyFreeDomains(book, products, domains)
  const coupon = applyCoupon(book, request.coupon, context, products, domains)
  const lines: AnyDraft[] = [...products, ...domains]
  const cardOffer = applyCardDiscount(book, request, lines)
  const { price, total } = sumUp(lines)
  return {
    ok: true,
    cart: {
      products: products.map(pricedProductLine),
      domains: domains.map(pricedDomainLine),
      coupon,
      price,
      discount: price - total,
      total,
      availableInstallments: availableInstallments(book.installments, total, longestPaidCycle(lines)),
      cardOffer,
    },
  }
}

function draftProducts(book: PriceBook, request: CalculateRequest, problems: CalculateProblem[]) {
  const drafts: ProductDraft[] = []
  for (const [index, requested] of request.products.entries()) {
    const draft = draftProduct(book, requested, `products.${index}`, problems)
    if (draft !== undefined) drafts.push(draft)
  }
  return drafts
}

function draftDomains(book: PriceBook, request: CalculateRequest, problems: CalculateProblem[]) {
  const drafts: DomainDraft[] = []
  for (const [index, requested] of request.domains.entries()) {
    const draft = draftDomain(book, requested, `domains.${index}`, problems)
    if (draft !== undefined) drafts.push(draft)
  }
  return drafts
}

function sumUp(lines: readonly AnyDraft[]): Pick<PricedCart, 'price' | 'total'> {
  let price = 0
  let total = 0
  for (const line of lines) {
    price += line.price
    total += line.total
  }
  return { price, total }
}

/** Of the lines that cost something: a free year must not stretch the installments of a monthly plan. */
function longestPaidCycle(lines: readonly AnyDraft[]): Cycle | undefined {
  const paid: Cycle[] = []
  for (const { total, requested } of lines) {
    if (total > 0) paid.push('cycle' in requested ? requested.cycle : requested.domainCycle)
  }
  return longestCycle(paid)
}
