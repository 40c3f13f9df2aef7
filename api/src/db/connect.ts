import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type * as schema from './schema.ts'

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

/** One database, whichever it is: PostgreSQL in a server or embedded. */
export interface Connection {
  readonly orm: Orm
  /** The same database for the job queue. */
  readonly queue: Db
  readonly backend: 'postgres' | 'pglite'
  /** Calls back with the payload of each NOTIFY; survives a lost connection. Returns a function that stops listening. */
  readonly listen: (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>
  /** Brings the tables up to date; safe when several processes start at once. */
  readonly migrate: () => Promise<void>
  readonly close: () => Promise<void>
}
