import type { Cycle } from '@balcao/rules/cycle'
import { fromDecimal } from '@balcao/rules/money'
import type { BrandParts } from '../brandParts.ts'
import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem } from '../catalogueProblem.ts'

/** An amount that the currency cannot hold, or that is nothing where something must be paid. */
export function amountProblem(
  { brand }: BrandParts,
  path: string,
  amount: number,
  least: 'positive' | 'zero allowed',
  file = `prices/${brand.id}.json`,
): CatalogueProblem[] {
  if (fromDecimal(amount, brand.currency) === undefined) {
    return [
      problemIn(file)(
        'wrong-amount',
        path,
        `${amount} has more decimals than ${brand.currency}`,
        'Round it to what can be paid',
      ),
    ]
  }
  if (amount > 0 || least === 'zero allowed') return []
  return [problemIn(file)('wrong-amount', path, 'a price must be more than zero', 'Write the price')]
}

export interface ComparedTerm {
  readonly cycle: Cycle
  readonly months: number
  readonly register: number
  readonly renew: number
  readonly discount: number
}

/**
 * A longer term must not cost more a month than the next shorter one, neither the first time nor at renewal: nobody would
 * mean it, and the saving shown beside it would be a lie. A thousandth is left for rounding.
 */
export function dearerTerms(
  { brand }: BrandParts,
  path: string,
  terms: readonly ComparedTerm[],
): CatalogueProblem[] {
  const a = (amount: number, { months }: ComparedTerm) => amount / months
  const first = (term: ComparedTerm) => a(term.register * (1 - term.discount / 100), term)
  const renewal = (term: ComparedTerm) => a(term.renew, term)
  return terms.flatMap((term, index) => {
    const shorter = terms[index - 1]
    if (shorter === undefined) return []
    const isDearer = [first, renewal].some((monthly) => monthly(term) > monthly(shorter) * 1.001)
    if (!isDearer) return []
    return problemIn(`prices/${brand.id}.json`)(
      'longer-is-dearer',
      `${path}.${term.cycle}`,
      `a month costs more than in ${shorter.cycle}, at first or at renewal`,
      'Lower "register" or "renew", or raise "discount"',
    )
  })
}
