import type { ProductLayer } from './parseCatalogue.ts'

export type LayerFile = readonly [file: string, layer: ProductLayer]

/**
 * The file that says a field of a product: of those that speak of the product, the one that has most of the way to the
 * field, and of several the last, for that one wins. Empty if none speaks of the product.
 */
export function layerFileOf(files: readonly LayerFile[], symbol: string, field: string): string {
  const speaking = files.filter(([, layer]) => Object.hasOwn(layer, symbol))
  const depths = speaking.map(([, layer]) => depthOf(layer[symbol], field.split('.')))
  const deepest = Math.max(...depths)
  return speaking.findLast((_, index) => depths[index] === deepest)?.[0] ?? ''
}

/** How many steps of a path a value has. */
function depthOf(value: unknown, path: readonly string[]): number {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return 0
  return 1 + depthOf(Object.entries(value).find(([own]) => own === key)?.[1], rest)
}
