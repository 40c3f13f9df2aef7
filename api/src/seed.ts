import { CatalogueError } from '@balcao/catalogue/loadCatalogue'
import { planSeed, seed } from './commands/seedCatalogues.ts'
import { openDatabase } from './db/openDatabase.ts'
import { StartupError, readEnv } from './env.ts'

/**
 * `npm run seed [-- --dry-run]`: brings the catalogue's files into the database. Running it again changes nothing; running services take
 * the new catalogue up by themselves.
 */
async function main(): Promise<void> {
  const dryRun = process.argv.includes('--dry-run')
  const connection = await openDatabase(readEnv(process.env))
  try {
    const planned = await planSeed(connection)
    for (const { catalogue, changes } of planned) {
      for (const change of changes) say(`${catalogue.brand.id} ${catalogue.version}: ${change}`)
    }
    if (planned.length === 0) say('The catalogue is up to date.')
    else if (dryRun) say('Nothing was changed (--dry-run).')
    if (!dryRun) await seed(connection, planned)
  } finally {
    await connection.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

main().catch((error: unknown) => {
  const known = error instanceof StartupError || error instanceof CatalogueError
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
