import type { Cart, DataCenter, ProductItem } from './cart.ts'
import { changeItem } from './cartLines.ts'
import type { Flags, FlagVariable } from './flags.ts'

/** Where a server stands when the restriction leaves nothing to choose from. Source: spec 1 section 4. */
const restrictedDefault = 'br'

/** As the catalogue has it: `flag` puts it on offer; null for one that always is. */
export type FlaggedDataCenter = DataCenter & { readonly flag: FlagVariable | null }

/** Those on offer under the flags: Oracle's stand behind theirs. Source: spec 1 section 9. */
export const offeredDataCenters = (all: readonly FlaggedDataCenter[], flags: Flags): DataCenter[] =>
  all.filter(({ flag }) => flag === null || flags.has(flag)).map(({ flag: _, ...center }) => center)

/**
 * The data centres to choose from and the one chosen: active ones alone; under the restriction flag only Brazil's. A choice that is
 * still among them stands, else the first is taken. Source: spec 1 section 4, spec 2 section 9.
 */
export function selectableDataCenters(
  all: readonly DataCenter[],
  current: string | null,
  restricted: boolean,
): Pick<ProductItem, 'dataCenters' | 'dataCenter'> {
  const dataCenters = all.filter(
    ({ status, country }) => status === 'active' && (!restricted || country === 'br'),
  )
  const stands = dataCenters.some(({ name }) => name === current)
  const first = dataCenters[0]?.name ?? (restricted ? restrictedDefault : null)
  return { dataCenters, dataCenter: stands ? current : first }
}

/** Gives a server line its data centres. */
export const setDataCenters = (
  cart: Cart,
  given: { readonly lineId: string; readonly all: readonly DataCenter[]; readonly restricted: boolean },
): Cart =>
  changeItem(cart, given.lineId, (item) =>
    item.type === 'product'
      ? { ...item, ...selectableDataCenters(given.all, item.dataCenter, given.restricted) }
      : item,
  )

/** The visitor's choice; unchanged if the line does not have that data centre. */
export const chooseDataCenter = (
  cart: Cart,
  { lineId, name }: { readonly lineId: string; readonly name: string },
): Cart =>
  changeItem(cart, lineId, (item) =>
    item.type === 'product' &&
    item.dataCenter !== name &&
    item.dataCenters.some((center) => center.name === name)
      ? { ...item, dataCenter: name }
      : item,
  )
