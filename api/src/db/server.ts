import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Connection } from './connect.ts'
import { listenOn } from './listenOn.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import * as schema from './schema.ts'

/** Any number; the same in every process, so that one at a time migrates. */
const migrationLock = 725_310_442

export interface ServerOptions {
  /** The most connections of this process, beside two that listen. */
  readonly connections: number
  /** The longest that a statement may take, or a transaction be left alone. */
  readonly longestMs: number
}

const connectMs = 5_000
/** The server ends what takes too long and says so; one that has fallen silent is given this much more. */
const graceMs = 1_000

/** A PostgreSQL server (15 or later) or whatever speaks its protocol. Throws when it cannot be reached. */
export async function connectServer(
  url: string,
  { connections, longestMs }: ServerOptions,
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: longestMs + graceMs,
    keepAlive: true,
    application_name: 'balcao',
    onConnect: limitStatements(longestMs),
  })
  // A connection that dies, idle or within a transaction, is replaced by the pool, and what was asked on it rejects; without listeners it
  // would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const probe = await pool.connect()
  probe.release()

  const orm = drizzle(pool, { schema })
  orm.transaction = (run, config) =>
    withClient(pool, (client) => drizzle(client, { schema }).transaction(run, config))
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
      // A connection of its own: a large table or another process that migrates may take longer than any visitor waits.
      const holder = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
      holder.on('error', () => undefined)
      await holder.connect()
      try {
        await holder.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle(holder, { schema }), { migrationsFolder })
      } finally {
        // The lock goes with its session.
        await holder.end()
      }
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()))
      await pool.end()
    },
  }
}

/**
 * What the pool waits for before it lends a new connection, though its types do not say so. Not start-up parameters: a pooler between us
 * and the server refuses those that it does not know.
 */
const limitStatements =
  (longestMs: number) =>
  (client: pg.ClientBase): unknown =>
    client.query(
      `set statement_timeout = ${longestMs}; set idle_in_transaction_session_timeout = ${longestMs}`,
    )

/**
 * Lends a connection for a transaction. One that failed is given up, since nobody knows in which state it is; the library would lose it to
 * the pool for good when not even its `begin` comes through.
 */
async function withClient<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isSound = false
  try {
    const result = await use(client)
    isSound = true
    return result
  } finally {
    client.release(!isSound)
  }
}
