import { createHash } from 'node:crypto'
import type { BrandCatalogue } from './buildCatalogue.ts'

/** A digest of the catalogue's content: the same content has the same version, on every machine, in any order of keys. */
export function catalogueVersion(catalogue: BrandCatalogue): string {
  const { priceBook, ...rest } = catalogue
  const content = { ...rest, version: '', priceBook: { ...priceBook, version: '' } }
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, 16)
}

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/** The catalogue under its version, which its price book carries too. */
export function withVersion(catalogue: BrandCatalogue): BrandCatalogue {
  const version = catalogueVersion(catalogue)
  return { ...catalogue, version, priceBook: { ...catalogue.priceBook, version } }
}
