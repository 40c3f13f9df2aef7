import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '../env.ts'
import type { Env } from '../env.ts'
import type { Connection } from './connect.ts'

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_CONNECTIONS' | 'DATABASE_MS'>

/**
 * Opens the database that the environment names and brings its tables up to date. Throws StartupError, one line with the cure, when the
 * server cannot be reached or the folder cannot be used.
 */
export async function openDatabase(env: DatabaseEnv): Promise<Connection> {
  const connection =
    env.DATABASE_URL === undefined ? await openFolder(env.DATA_DIR) : await openServer(env.DATABASE_URL, env)
  try {
    await connection.migrate()
  } catch (error) {
    await connection.close()
    throw error
  }
  return connection
}

async function openServer(url: string, env: DatabaseEnv): Promise<Connection> {
  const { connectServer } = await import('./server.ts')
  try {
    return await connectServer(url, {
      connections: env.DATABASE_CONNECTIONS,
      longestMs: env.DATABASE_MS,
    })
  } catch (error) {
    const { host, pathname } = new URL(url)
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new StartupError(
      `DATABASE_URL cannot be reached at ${host}${pathname} (${reason}). Start that PostgreSQL, mend the address, or unset DATABASE_URL to use the embedded database.`,
    )
  }
}

/** PGlite has one owner: a second process on the same folder would ruin it, so a file with our process id stands in the door. */
async function openFolder(dataDir: string): Promise<Connection> {
  const folder = resolve(dataDir)
  makeWritable(folder, dataDir)
  const lock = join(folder, 'owner.pid')
  takeLock(lock, dataDir)
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)

  const { connectEmbedded } = await import('./embedded.ts')
  const connection = await connectEmbedded(join(folder, 'postgres'))
  return {
    ...connection,
    close: async () => {
      await connection.close()
      release()
      process.off('exit', release)
    },
  }
}

function makeWritable(folder: string, dataDir: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
    const probe = join(folder, `write-test-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch {
    throw new StartupError(
      `DATA_DIR is ${JSON.stringify(dataDir)}, where this user may not write. Set it to a folder that this user may write to, or give this user the right.`,
    )
  }
}

/** One folder after the other: Node's own `recursive` never comes back where the system makes no folders, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

function takeLock(lock: string, dataDir: string): void {
  if (existsSync(lock)) {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner !== process.pid && isRunning(owner)) {
      throw new StartupError(
        `DATA_DIR is ${JSON.stringify(dataDir)}, whose database process ${owner} is using. Stop that process, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server that several processes can share.`,
      )
    }
  }
  writeFileSync(lock, String(process.pid))
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
