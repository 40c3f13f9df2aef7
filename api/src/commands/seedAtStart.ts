import { describeProblem } from '@balcao/catalogue/catalogueProblem'
import { CatalogueError } from '@balcao/catalogue/loadCatalogue'
import type { Logger } from 'pino'
import type { Connection } from '../db/connect.ts'
import { StartupError } from '../env.ts'
import type { Env } from '../env.ts'
import { currentVersions } from '../repositories/catalogueRecords.ts'
import { planSeed, seed } from './seedCatalogues.ts'

/**
 * Brings the catalogue's files in where the environment wants that. Elsewhere the operator does so with `npm run seed`, and is told when it is
 * due. Broken files do not stop a shop that has a catalogue: that one stays in force.
 */
export async function seedAtStart(
  { SEED_ON_START: when }: Pick<Env, 'SEED_ON_START'>,
  connection: Connection,
  log: Logger,
): Promise<void> {
  const isWanted = when === 'on' || (when === 'auto' && connection.backend === 'pglite')
  try {
    const planned = await planSeed(connection)
    if (isWanted) await seed(connection, planned)
    else if (planned.length > 0) await tellOfSeed(connection, planned.length, log)
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    const { problems } = error
    const first = problems[0] === undefined ? '' : describeProblem(problems[0])
    if (isWanted && (await isEmpty(connection))) {
      throw new StartupError(
        `The catalogue has ${problems.length} problems and cannot be brought in. The first: ${first}`,
      )
    }
    log.error({ problems: problems.length, first }, 'catalogue refused, the old one stays')
  }
}

async function tellOfSeed(connection: Connection, brands: number, log: Logger): Promise<void> {
  if (await isEmpty(connection)) {
    log.error('no catalogue is in the database, so nothing can be sold: run `npm run seed`')
    return
  }
  log.warn(
    { brands },
    "the catalogue in force is not that of this version's files: `npm run seed` brings them in, `npm run seed -- --dry-run` shows the changes",
  )
}

const isEmpty = async ({ orm }: Connection): Promise<boolean> => (await currentVersions(orm)).size === 0
