import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../db/connect.ts'
import { connectEmbedded } from '../db/embedded.ts'
import { connectServer } from '../db/server.ts'
import type { ServerOptions } from '../db/server.ts'

/** A kind of database to run stories on; each `open` is a new, empty one with its tables. */
export interface TestDatabase {
  readonly name: string
  readonly open: (limits?: ServerOptions) => Promise<Connection>
}

const embedded: TestDatabase = {
  name: 'PGlite',
  open: async () => {
    const connection = await connectEmbedded('memory://')
    await connection.migrate()
    return connection
  },
}

/** A database of its own on the server, dropped when the connection is closed. */
const onServer = (url: string): TestDatabase => ({
  name: 'PostgreSQL',
  open: async (limits = { connections: 10, longestMs: 10_000 }) => {
    const name = `balcao_${randomBytes(6).toString('hex')}`
    await run(url, `create database ${name}`)
    const own = new URL(url)
    own.pathname = `/${name}`
    const connection = await connectServer(own.href, limits)
    await connection.migrate()
    return {
      ...connection,
      close: async () => {
        await connection.close()
        await run(url, `drop database ${name} with (force)`)
      },
    }
  },
})

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const serverUrl = process.env['TEST_DATABASE_URL']

/** PGlite always, PostgreSQL where `TEST_DATABASE_URL` names a server. */
export const databases: readonly TestDatabase[] = [embedded, ...(serverUrl ? [onServer(serverUrl)] : [])]
