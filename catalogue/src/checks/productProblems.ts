import { cycles } from '@balcao/rules/cycle'
import type { Cycle } from '@balcao/rules/cycle'
import { hiddenCycles } from '@balcao/rules/hiddenCycles'
import { givesBonusDomain } from '@balcao/rules/specialProducts'
import { trialEmailIds } from '@balcao/rules/trialEmail'
import type { BrandParts } from '../brandParts.ts'
import type { MergedEntry } from '../catalogueEntry.ts'
import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem, CatalogueProblemCode } from '../catalogueProblem.ts'

/** What a brand's products say against each other, or against the rules. */
export function productProblems(parts: BrandParts): CatalogueProblem[] {
  const { sold } = parts.products
  return [
    ...duplicateIds(parts),
    ...[...sold].flatMap(([symbol, entry]) => [
      ...relatedProblems(parts, symbol, entry),
      ...iconProblems(parts, symbol, entry),
      ...hiddenCycleProblems(parts, symbol, entry),
      ...giftProblems(parts, symbol, entry),
    ]),
  ]
}

/** In the file that says the field, which is also its place there. */
const problemAt =
  ({ products }: BrandParts, symbol: string, field: string) =>
  (code: CatalogueProblemCode, message: string, cure: string): CatalogueProblem =>
    problemIn(products.fileOf(symbol, field))(code, `${symbol}.${field}`, message, cure)

function duplicateIds(parts: BrandParts): CatalogueProblem[] {
  const first = new Map<string, string>()
  return [...parts.products.sold].flatMap(([symbol, { id }]) => {
    const other = first.get(id)
    first.set(id, other ?? symbol)
    if (other === undefined) return []
    return problemAt(parts, symbol, 'id')(
      'duplicate-id',
      `${other} has the id ${id} as well`,
      'Give it a number of its own; docs/catalogue.md lists those in use',
    )
  })
}

function relatedProblems(parts: BrandParts, symbol: string, { related }: MergedEntry): CatalogueProblem[] {
  const { known, sold } = parts.products
  return related.flatMap((other) => {
    if (!known.has(other) || other === symbol) {
      const message = other === symbol ? 'it is offered beside itself' : `there is no product ${other}`
      const cure = 'Name a product of catalogue/products'
      return problemAt(parts, symbol, 'related')('unknown-related', message, cure)
    }
    if (sold.get(other)?.relatedDescription !== '') return []
    const message = `it is offered beside ${symbol} without a word (layers ${parts.brand.layers.join(', ')})`
    const cure = 'Say there in one sentence what it adds'
    return problemAt(parts, other, 'relatedDescription')('missing-field', message, cure)
  })
}

function iconProblems(parts: BrandParts, symbol: string, { icon }: MergedEntry): CatalogueProblem[] {
  if (parts.shared.icons.has(icon.src)) return []
  const message = `catalogue${icon.src} does not exist`
  return [problemAt(parts, symbol, 'icon.src')('missing-icon', message, 'Draw it, or name another')]
}

/** The rules hide cycles wherever a price came from; a catalogue that offered them would promise what cannot be bought. */
function hiddenCycleProblems(parts: BrandParts, symbol: string, entry: MergedEntry): CatalogueProblem[] {
  const { cyclesToBeRemoved, ccModeCyclesToBeRemoved } = entry
  const inRules = hiddenCycles(parts.brand.id, entry, false)
  const inCcMode = hiddenCycles(parts.brand.id, entry, true)
  const always = new Set<Cycle>(cyclesToBeRemoved)
  const either = new Set<Cycle>([...cyclesToBeRemoved, ...ccModeCyclesToBeRemoved])
  const problems = [
    { field: 'cyclesToBeRemoved', lacking: inRules.filter((cycle) => !always.has(cycle)) },
    { field: 'ccModeCyclesToBeRemoved', lacking: inCcMode.filter((cycle) => !either.has(cycle)) },
  ].flatMap(({ field, lacking }) =>
    lacking.length === 0
      ? []
      : problemAt(parts, symbol, field)(
          'hidden-cycle',
          `rules/src/hiddenCycles.ts hides ${lacking.join(', ')} as well`,
          'Add what is lacking, or change the rule first',
        ),
  )
  if (cycles.some((cycle) => !either.has(cycle))) return problems
  const message = 'every cycle is hidden'
  return [
    ...problems,
    problemAt(parts, symbol, 'cyclesToBeRemoved')(
      'nothing-offered',
      message,
      'Leave one, or set `sold` to false',
    ),
  ]
}

/** Trials and bonus domains are known to the rules by id: the catalogue must mean the same products. */
function giftProblems(parts: BrandParts, symbol: string, entry: MergedEntry): CatalogueProblem[] {
  const problem = (field: string) => problemAt(parts, symbol, field)
  const { id, trialDays, freeDomain } = entry
  const isTrial = trialEmailIds(parts.brand.id).includes(id)
  const hasBonus = freeDomain.bonusTlds.length > 0
  return [
    ...((trialDays !== null) === isTrial
      ? []
      : [
          problem('trialDays')(
            'trial-mismatch',
            `rules/src/trialEmail.ts says that ${id} is ${isTrial ? 'a' : 'no'} trial here`,
            isTrial ? 'Write the days of the trial' : 'Write null, or change the rule first',
          ),
        ]),
    ...(hasBonus === givesBonusDomain(entry)
      ? []
      : [
          problem('freeDomain.bonusTlds')(
            'bonus-mismatch',
            `rules/src/specialProducts.ts says that ${id} gives ${hasBonus ? 'no' : 'a'} bonus domain`,
            hasBonus ? 'Leave the list empty, or change the rule first' : 'Name its extensions',
          ),
        ]),
  ]
}
