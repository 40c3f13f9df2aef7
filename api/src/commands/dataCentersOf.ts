import type { BrandId } from '@balcao/rules/brand'
import type { DataCenter } from '@balcao/rules/cart'
import { offeredDataCenters } from '@balcao/rules/dataCenters'
import { evaluateFlags } from '@balcao/rules/flags'
import type { Deps } from '../deps.ts'

/** Where a shop's servers can stand, by the catalogue and the flags. */
export const dataCentersOf = (
  { catalogues, flags }: Pick<Deps, 'catalogues' | 'flags'>,
  brand: BrandId,
): readonly DataCenter[] =>
  offeredDataCenters(catalogues.of(brand).catalogue.dataCenters, evaluateFlags(flags, { brand, pids: [] }))
