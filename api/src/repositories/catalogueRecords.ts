import type { BrandId } from '@balcao/rules/brand'
import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../db/connect.ts'
import { catalogues, currentCatalogues } from '../db/schema.ts'

export const catalogueChannel = 'catalogue_changed'

export async function currentVersions(orm: Orm): Promise<Map<BrandId, string>> {
  const rows = await orm
    .select({ brand: currentCatalogues.brand, version: currentCatalogues.version })
    .from(currentCatalogues)
  return new Map(rows.map(({ brand, version }) => [brand, version]))
}

export async function readCatalogue(
  orm: Orm,
  brand: BrandId,
  version: string,
): Promise<BrandCatalogue | null> {
  const [row] = await orm
    .select({ body: catalogues.body })
    .from(catalogues)
    .where(and(eq(catalogues.brand, brand), eq(catalogues.version, version)))
  return row?.body ?? null
}

/** Stores catalogues and makes them the ones in force, all in one transaction: no process ever sees half of a change. */
export async function putCataloguesInForce(orm: Orm, changed: readonly BrandCatalogue[]): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const body of changed) {
      const { version } = body
      const brand = body.brand.id
      await tx.insert(catalogues).values({ brand, version, body }).onConflictDoNothing()
      await tx
        .insert(currentCatalogues)
        .values({ brand, version })
        .onConflictDoUpdate({
          target: currentCatalogues.brand,
          set: { version, changedAt: sql`now()` },
        })
    }
    await tx.execute(sql`select pg_notify(${catalogueChannel}, '')`)
  })
}
