import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Connection } from './connect.ts'
import { listenOn } from './listenOn.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import * as schema from './schema.ts'

/** Any number; the same in every process, so that one at a time migrates. */
const migrationLock = 725_310_442

/** A PostgreSQL server (15 or later) or whatever speaks its protocol. Throws when it cannot be reached. */
export async function connectServer(url: string): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'balcao',
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const probe = await pool.connect()
  probe.release()

  const orm = drizzle(pool, { schema })
  const listeners = new Set<() => Promise<void>>()

  return {
    orm,
    queue: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    backend: 'postgres',
    listen: async (channel, onPayload) => {
      const stop = await listenOn(url, channel, onPayload)
      listeners.add(stop)
      return async () => {
        listeners.delete(stop)
        await stop()
      }
    },
    migrate: async () => {
      const holder = await pool.connect()
      try {
        await holder.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle(holder, { schema }), { migrationsFolder })
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [migrationLock])
        holder.release()
      }
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()))
      await pool.end()
    },
  }
}
