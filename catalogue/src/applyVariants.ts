import { deepMerge } from '@balcao/rules/deepMerge'
import type { FlagVariable } from '@balcao/rules/flags'
import type { CatalogueEntry } from './catalogueEntry.ts'

/** A product as worded while these flags are on: its variants' changes laid over it, in their order. */
export const applyVariants = (entry: CatalogueEntry, isOn: (flag: FlagVariable) => boolean): CatalogueEntry =>
  entry.variants
    .filter(({ flag }) => isOn(flag))
    .reduce<CatalogueEntry>((worded, { changes }) => deepMerge<CatalogueEntry>(worded, changes), entry)
