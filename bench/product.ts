import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '..')

/** A server in a process of its own, as each is in production. */
export interface Server {
  readonly url: string
  /** Milliseconds from the start of the process to its first answer with 200. */
  readonly readyMs: number
  /** Resident memory in megabytes (10^6 bytes); null where the system does not tell. */
  readonly residentMb: () => number | null
  /** Processor time of all its threads so far, in milliseconds (to 10 ms); null where the system does not tell. */
  readonly cpuMs: () => number | null
  readonly stop: () => Promise<void>
}

export interface Product {
  readonly service: Server
  readonly storefront: Server
  readonly stop: () => Promise<void>
}

const patienceMs = 120_000

/** As `npm start` runs them. */
const nodeFlags = {
  service: ['--max-semi-space-size=32'],
  storefront: ['--max-semi-space-size=16'],
}
const memoryEnv = { MALLOC_TRIM_THRESHOLD_: '131072' }

/** Starts one server and waits until `readyPath` answers. Throws with what it printed when it does not. */
export async function serve(
  file: string,
  url: string,
  readyPath: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Server> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...flags, join(root, file)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)))

  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || performance.now() - begun > patienceMs) {
      child.kill('SIGKILL')
      throw new Error(`${file} did not start: ${printed}`)
    }
    await wait(10)
  }
  const readyMs = performance.now() - begun
  return {
    url,
    readyMs,
    residentMb: () => residentMb(child),
    cpuMs: () => cpuMs(child),
    stop: () => stop(child),
  }
}

/** Service and storefront as `npm start` runs them, but without rate limit: all requests come from one address here. */
export async function startProduct(
  dataFolder: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const [port = 0] = await freePorts(1)
  const service = await startService(dataFolder, extra)
  const env = {
    ...memoryEnv,
    PORT: String(port),
    BILLING_URL: service.url,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  }
  const url = `http://127.0.0.1:${port}`
  const storefront = await serve('web/src/server/server.ts', url, '/readyz', env, nodeFlags.storefront)
  return {
    service,
    storefront,
    stop: async () => {
      await storefront.stop()
      await service.stop()
    },
  }
}

/** The service alone. */
export async function startService(
  dataFolder: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const [port = 0, sandboxPort = 0] = await freePorts(2)
  const env = {
    ...memoryEnv,
    API_PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    REDIS_URL: '',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...extra,
  }
  return serve('api/src/server.ts', `http://127.0.0.1:${port}`, '/readyz', env, nodeFlags.service)
}

/** Builds what is stale. Throws with the builder's words when that fails. */
export function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/build.mjs')], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'balcao-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Ports that nothing listens on, all different: held together until the last is found. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

function residentMb({ pid }: ChildProcess): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / 1e6
  } catch {
    return null
  }
}

/** Linux alone tells; a tick is 10 ms. */
function cpuMs({ pid }: ChildProcess): number | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(afterName[11]) + Number(afterName[12])) * 10
  } catch {
    return null
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (child.exitCode === null) child.kill('SIGTERM')
  else return
  await ended
}
