import { execFile } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Connection } from './connect.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import * as schema from './schema.ts'

/** A shop's tables fit in a few megabytes; the 128 MB that PostgreSQL sets aside by itself would be this process's own memory. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** PostgreSQL in this process (PGlite); `dataDir` is a folder, made when it is not there, or `memory://` for tests. */
export async function connectEmbedded(dataDir: string): Promise<Connection> {
  if (!dataDir.startsWith('memory://') && !existsSync(dataDir)) await createApart(dataDir)
  const client = await PGlite.create({ dataDir, startParams })
  const orm = drizzle(client, { schema })
  return {
    orm,
    queue: fromPglite(client),
    backend: 'pglite',
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    migrate: () => migrate(orm, { migrationsFolder }),
    close: () => client.close(),
  }
}

/**
 * Making a database takes half a gigabyte that a process does not give back, so another one does it. The folder gets its name when it is
 * whole: a start that was cut off leaves nothing that looks like a database.
 */
async function createApart(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [createEmbedded, unfinished])
  renameSync(unfinished, dataDir)
}

const createEmbedded = fileURLToPath(new URL('./createEmbedded.ts', import.meta.url))
