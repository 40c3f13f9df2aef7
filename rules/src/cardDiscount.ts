import type { CalculateRequest, PricedCart } from './calculation.ts'
import { byRelId, takeOff } from './lineDraft.ts'
import type { AnyDraft } from './lineDraft.ts'
import { percentOf, splitProportionally } from './money.ts'
import type { PriceBook } from './priceBook.ts'

/** Whether paying by card is rewarded here: the brand says so, the flag is on and credit-card mode is off. */
export const hasCardDiscount = (
  book: Pick<PriceBook, 'cardDiscount' | 'paymentMethods'>,
  ccMode: boolean,
): boolean =>
  book.cardDiscount.enabled &&
  book.cardDiscount.percentage > 0 &&
  !ccMode &&
  book.paymentMethods.includes('credit_card')

/** Takes the card discount off the lines if the card is what pays, and says what it offers in any case. */
export function applyCardDiscount(
  book: PriceBook,
  request: CalculateRequest,
  lines: readonly AnyDraft[],
): PricedCart['cardOffer'] {
  if (!hasCardDiscount(book, request.ccMode)) return null
  let total = 0
  for (const line of lines) total += line.total
  // One discount on the whole, then split: rounding it by line would make the total depend on how it is cut up.
  const off = percentOf(total, book.cardDiscount.percentage)
  if (off === 0) return null
  if (request.paymentMethod === 'credit_card') {
    const sorted = lines.toSorted(byRelId)
    const parts = splitProportionally(
      off,
      sorted.map((line) => line.total),
    )
    for (const [index, line] of sorted.entries()) takeOff(line, 'card-discount', parts[index] ?? 0)
  }
  return { percentage: book.cardDiscount.percentage, total: total - off }
}
