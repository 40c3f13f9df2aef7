import { applyVariants } from '@balcao/catalogue/applyVariants'
import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import type { BrandId } from '@balcao/rules/brand'
import { flaggedPriceBook } from '@balcao/rules/flaggedPriceBook'
import { evaluateFlag } from '@balcao/rules/flags'
import type { FlagValues } from '@balcao/rules/flags'
import type { PriceBook, ProductId } from '@balcao/rules/priceBook'
import type { Logger } from 'pino'
import type { Connection } from '../db/connect.ts'
import { ApiError } from '../http/apiError.ts'
import { catalogueChannel, currentVersions, readCatalogue } from '../repositories/catalogueRecords.ts'
import { catalogueProblems } from './catalogueProblems.ts'

/** A brand's catalogue as it stands now: immutable, replaced as a whole. */
export interface Snapshot {
  /** With its products worded as the flags have them. */
  readonly catalogue: BrandCatalogue
  /** With the flags applied: what prices are made from. */
  readonly book: PriceBook
  /** Names of products by id, in the brand's language. */
  readonly names: ReadonlyMap<ProductId, string>
  /** JSON of answers that depend on the catalogue alone, filled as they are asked for. */
  readonly answers: Map<string, string>
}

export interface CatalogueSnapshots {
  /** Throws `service-unavailable` while the brand has no catalogue. */
  readonly of: (brand: BrandId) => Snapshot
  /** Those that have a catalogue. */
  readonly brands: () => readonly BrandId[]
  /** Looks whether other catalogues are in force, and takes them up. */
  readonly refresh: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface SnapshotOptions {
  readonly connection: Connection
  readonly flags: FlagValues
  readonly log: Logger
  readonly pollMs: number
}

/** Holds every brand's catalogue in memory and follows the database: told by NOTIFY, and by a poll in case that was lost. */
export async function keepCatalogues(options: SnapshotOptions): Promise<CatalogueSnapshots> {
  const { connection, flags, log } = options
  const snapshots = new Map<BrandId, Snapshot>()
  /** Versions that were refused, so that a broken book is reported once and not at every poll. */
  const refused = new Set<string>()

  const load = async (brand: BrandId, version: string): Promise<void> => {
    const stored = await readCatalogue(connection.orm, brand, version)
    const problems = stored === null ? ['it is not stored'] : catalogueProblems(stored)
    if (stored === null || problems.length > 0) {
      refused.add(`${brand} ${version}`)
      const what = snapshots.has(brand)
        ? 'the old one stays'
        : 'the brand is closed until there is a sound one'
      log.error({ brand, version, problems: problems.slice(0, 10) }, `catalogue refused, ${what}`)
      return
    }
    const catalogue = { ...stored, products: wordedProducts(stored, flags) }
    const book = flaggedPriceBook(stored.priceBook, flags)
    const names = new Map(catalogue.products.map(({ id, name }) => [id, name]))
    snapshots.set(brand, { catalogue, book, names, answers: new Map() })
    log.info({ brand, version }, 'catalogue in force')
  }

  let refreshing: Promise<void> | null = null
  const refresh = (): Promise<void> => {
    refreshing ??= (async () => {
      for (const [brand, version] of await currentVersions(connection.orm)) {
        const known = snapshots.get(brand)?.catalogue.version === version
        if (!known && !refused.has(`${brand} ${version}`)) await load(brand, version)
      }
    })().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  const refreshQuietly = () => {
    refresh().catch((error: unknown) => log.error({ err: error }, 'catalogue could not be read'))
  }

  await refresh()
  const stopListening = await connection.listen(catalogueChannel, refreshQuietly)
  const poll = setInterval(refreshQuietly, options.pollMs).unref()

  return {
    of: (brand) => {
      const snapshot = snapshots.get(brand)
      if (snapshot === undefined) throw new ApiError('service-unavailable')
      return snapshot
    },
    brands: () => [...snapshots.keys()],
    refresh,
    stop: async () => {
      clearInterval(poll)
      await stopListening()
      await refreshing
    },
  }
}

/** Each product in the words of the flags that are on for it. Source: spec 2 section 1. */
const wordedProducts = ({ brand, products }: BrandCatalogue, flags: FlagValues): BrandCatalogue['products'] =>
  products.map((entry) =>
    applyVariants(entry, (flag) => evaluateFlag(flag, flags, { brand: brand.id, pids: [entry.id] })),
  )
