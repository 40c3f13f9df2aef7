import type { BrandId } from '@balcao/rules/brand'
import { buildCatalogue } from './buildCatalogue.ts'
import type { BrandCatalogue } from './buildCatalogue.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { describeProblem } from './catalogueProblem.ts'
import type { CatalogueProblem } from './catalogueProblem.ts'
import { withVersion } from './catalogueVersion.ts'
import { inspectCatalogue } from './checkCatalogue.ts'
import { readCatalogueFiles } from './readCatalogueFiles.ts'

export type { BrandCatalogue } from './buildCatalogue.ts'

/** The files are no sound catalogue; every problem is in `problems`, and each is a line of the message. */
export class CatalogueError extends Error {
  readonly problems: readonly CatalogueProblem[]

  constructor(problems: readonly CatalogueProblem[]) {
    super(problems.map(describeProblem).join('\n'))
    this.name = 'CatalogueError'
    this.problems = problems
  }
}

/** Every brand's catalogue. Throws CatalogueError if any of the files is broken: it is all or nothing. */
export function loadCatalogues(
  files: CatalogueFiles = readCatalogueFiles(),
): ReadonlyMap<BrandId, BrandCatalogue> {
  const { parts, problems } = inspectCatalogue(files)
  if (problems.length > 0) throw new CatalogueError(problems)
  return new Map(parts.map((part) => [part.brand.id, withVersion(buildCatalogue(part))]))
}

/** One brand's catalogue. Throws CatalogueError as `loadCatalogues` does, or if the brand has no files. */
export function loadCatalogue(id: BrandId, files: CatalogueFiles = readCatalogueFiles()): BrandCatalogue {
  const catalogue = loadCatalogues(files).get(id)
  if (catalogue === undefined) throw new RangeError(`catalogue/brands/${id}.json is missing`)
  return catalogue
}
