import { deepMerge } from '@balcao/rules/deepMerge'
import * as v from 'valibot'
import { MergedEntrySchema } from './catalogueEntry.ts'
import type { MergedEntry } from './catalogueEntry.ts'
import { problemIn } from './catalogueProblem.ts'
import type { CatalogueProblem } from './catalogueProblem.ts'
import { layerFileOf } from './layerFileOf.ts'
import type { LayerFile } from './layerFileOf.ts'
import type { ParsedCatalogue } from './parseCatalogue.ts'
import { wrongForm } from './parseFile.ts'

/** Says in a layer what every product has unless it says otherwise itself. */
export const everyProduct = '*'

/** The products of a stack of layers. */
export interface MergedProducts {
  /** Those on sale, by symbol. */
  readonly sold: ReadonlyMap<string, MergedEntry>
  /** Every symbol that the layers know, on sale or not. */
  readonly known: ReadonlySet<string>
  /** The file that says a field of a product, `icon.src`: where to mend it. */
  readonly fileOf: (symbol: string, field: string) => string
  readonly problems: readonly CatalogueProblem[]
}

/** Lays the named layers one upon the other: base, language, country. Source: spec 2 section 1. */
export function mergeProducts(layers: ParsedCatalogue['layers'], names: readonly string[]): MergedProducts {
  const files = names.flatMap((name) => [...(layers.get(name) ?? [])])
  const fileOf = (symbol: string, field: string) => layerFileOf(files, symbol, field)
  const known = new Set(
    files.flatMap(([, layer]) => Object.keys(layer)).filter((symbol) => symbol !== everyProduct),
  )
  const sold = new Map<string, MergedEntry>()
  const problems: CatalogueProblem[] = []
  for (const symbol of known) {
    const merged = mergeEntry(files, symbol)
    if (isOffSale(merged)) continue
    const result = v.safeParse(MergedEntrySchema, merged)
    if (result.success) sold.set(symbol, result.output)
    else problems.push(...result.issues.map((issue) => entryProblem(fileOf, symbol, names, issue)))
  }
  return { sold, known, fileOf, problems }
}

/** First what every product has, then what this one says, each from the first layer to the last. */
const mergeEntry = (files: readonly LayerFile[], symbol: string): unknown =>
  [everyProduct, symbol].reduce<unknown>(
    (below, key) =>
      files.reduce<unknown>(
        (merged, [, layer]) => (Object.hasOwn(layer, key) ? deepMerge(merged, layer[key]) : merged),
        below,
      ),
    {},
  )

/** What a country does not sell need not be complete there. */
const isOffSale = (merged: unknown): boolean =>
  typeof merged === 'object' && merged !== null && 'sold' in merged && merged.sold === false

function entryProblem(
  fileOf: MergedProducts['fileOf'],
  symbol: string,
  layers: readonly string[],
  issue: v.BaseIssue<unknown>,
): CatalogueProblem {
  const field = v.getDotPath(issue) ?? ''
  if (issue.received !== 'undefined') return wrongForm(fileOf(symbol, field), issue, symbol)
  // Where no file says it, the last one that speaks of the product is the nearest to where it belongs.
  return problemIn(fileOf(symbol, ''))(
    'missing-field',
    `${symbol}.${field}`,
    `nothing is said here by the layers ${layers.join(', ')}`,
    'Write it in one of them; what no country does differently belongs in base, words in the language',
  )
}
