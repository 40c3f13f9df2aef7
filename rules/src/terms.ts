import { cycles } from './cycle.ts'
import type { Cycle } from './cycle.ts'
import { percentOf, savingPercentage } from './money.ts'
import type { Minor } from './money.ts'
import type { Term } from './priceBook.ts'

type Terms = Readonly<Partial<Record<Cycle, Term>>>

/** A price is valid only if it is greater than zero, the first one and the renewal alike. Source: spec 1 section 5. */
export const isValidTerm = (term: Term): boolean => term.register > 0 && term.renew > 0

/** The term of a cycle, unless the cycle is not sold or has no valid price. */
export function validTerm(terms: Terms, cycle: Cycle): Term | undefined {
  const term = terms[cycle]
  return term !== undefined && isValidTerm(term) ? term : undefined
}

/** The terms with a valid price; the others are dropped, not sold for nothing. Source: spec 2 section 5. */
export function validTerms(terms: Terms): Partial<Record<Cycle, Term>> {
  const valid: Partial<Record<Cycle, Term>> = {}
  for (const cycle of cycles) {
    const term = validTerm(terms, cycle)
    if (term !== undefined) valid[cycle] = term
  }
  return valid
}

/** What the first term costs after its promotion, without options. */
export const firstTermPrice = (term: Term): Minor =>
  term.register - percentOf(term.register, term.discountPercentage)

/** What a cycle saves, as the product answer tells it: the promotion, and the first term against paying monthly. */
export interface CycleDiscount {
  readonly discountPercentage: number
  readonly discountPercentageCycle: number
  readonly total: Minor
}

/** Of every valid term; without a monthly term there is nothing to compare with and the saving is 0. Source: spec 1 section 3. */
export function cyclesDiscount(terms: Terms): Partial<Record<Cycle, CycleDiscount>> {
  const monthly = validTerm(terms, 'monthly')?.register ?? 0
  const discounts: Partial<Record<Cycle, CycleDiscount>> = {}
  for (const cycle of cycles) {
    const term = validTerm(terms, cycle)
    if (term === undefined) continue
    const total = firstTermPrice(term)
    discounts[cycle] = {
      discountPercentage: term.discountPercentage,
      discountPercentageCycle: savingPercentage(total, cycle, monthly),
      total,
    }
  }
  return discounts
}
