import type { BrandId } from '@balcao/rules/brand'
import type { Brand } from './brand.ts'
import { CatalogueError } from './loadCatalogue.ts'
import { parseCatalogue } from './parseCatalogue.ts'
import { readCatalogueFiles } from './readCatalogueFiles.ts'

/** Every shop's configuration. Throws CatalogueError if a file of the catalogue is not of its form. */
export function loadBrands(): ReadonlyMap<BrandId, Brand> {
  const { parsed, problems } = parseCatalogue(readCatalogueFiles())
  if (problems.length > 0) throw new CatalogueError(problems)
  return parsed.brands
}

/** One shop's configuration. Throws as `loadBrands` does. */
export function loadBrand(id: BrandId): Brand {
  const brand = loadBrands().get(id)
  if (brand === undefined) throw new RangeError(`catalogue/brands/${id}.json is missing`)
  return brand
}
