import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import { loadCatalogues } from '@balcao/catalogue/loadCatalogue'
import type { Connection } from '../db/connect.ts'
import { catalogueProblems } from '../snapshots/catalogueProblems.ts'
import { currentVersions, putCataloguesInForce, readCatalogue } from '../repositories/catalogueRecords.ts'
import { changesBetween } from './catalogueChanges.ts'

export interface CatalogueChange {
  readonly catalogue: BrandCatalogue
  /** In words, one line each. */
  readonly changes: readonly string[]
}

/** What the catalogue's files would change in the database; nothing for a brand whose version is in force. Throws CatalogueError. */
export async function planSeed({ orm }: Pick<Connection, 'orm'>): Promise<CatalogueChange[]> {
  const current = await currentVersions(orm)
  const planned: CatalogueChange[] = []
  for (const [brand, catalogue] of loadCatalogues()) {
    const version = current.get(brand)
    if (version === catalogue.version) continue
    const problems = catalogueProblems(catalogue)
    if (problems.length > 0) throw new Error(`${brand}: ${problems.join('; ')}`)
    const before = version === undefined ? null : await readCatalogue(orm, brand, version)
    planned.push({ catalogue, changes: before === null ? ['new'] : changesBetween(before, catalogue) })
  }
  return planned
}

/** Puts the planned catalogues in force, all at once. */
export const seed = ({ orm }: Pick<Connection, 'orm'>, planned: readonly CatalogueChange[]): Promise<void> =>
  planned.length === 0
    ? Promise.resolve()
    : putCataloguesInForce(
        orm,
        planned.map(({ catalogue }) => catalogue),
      )
