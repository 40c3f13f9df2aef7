import { BrandSchema } from '@balcao/catalogue/brand'
import type { Brand } from '@balcao/catalogue/brand'
import { readCatalogueFiles } from '@balcao/catalogue/readCatalogueFiles'
import { brandIds } from '@balcao/rules/brand'
import * as v from 'valibot'
import type { Brands } from './brands.ts'

/**
 * Reads every shop's configuration from the catalogue, once at the start. Throws, naming the file, when one is missing or
 * malformed: `npm run catalogue:check` says what is wrong with it.
 */
export function readBrands(): Brands {
  const files = readCatalogueFiles()
  const entries = brandIds.map((id): readonly [string, Brand] => {
    const parsed = v.safeParse(BrandSchema, JSON.parse(files[`brands/${id}.json`] ?? 'null'))
    if (!parsed.success)
      throw new Error(`catalogue/brands/${id}.json is malformed: run npm run catalogue:check.`)
    return [id, parsed.output]
  })
  const brands: unknown = Object.fromEntries(entries)
  if (!isComplete(brands)) throw new Error('catalogue/brands lacks a brand.')
  return brands
}

const isComplete = (brands: unknown): brands is Brands =>
  typeof brands === 'object' && brands !== null && brandIds.every((id) => id in brands)
