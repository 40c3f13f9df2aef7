import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { freePorts } from './freePorts.ts'

export interface FailingShop {
  readonly address: string
  /** The calls whose path has this in it fail from now on; null for none. */
  readonly fail: (part: string | null) => void
  readonly stop: () => Promise<void>
}

/**
 * The product's storefront once more, on its billing service with something in between that breaks calls: what the server asks while
 * it renders cannot be broken from within the browser.
 */
export async function startFailingShop(apiPort: number): Promise<FailingShop> {
  let failing: string | null = null
  const between = createServer((asked, answer) => {
    if (failing !== null && asked.url?.includes(failing) === true) return void answer.writeHead(500).end()
    const { method, url: path, headers } = asked
    const passed = request({ host: '127.0.0.1', port: apiPort, method, path, headers }, (real) => {
      answer.writeHead(real.statusCode ?? 502, real.headers)
      real.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done))
  const [port = 0] = await freePorts(1)
  const storefront = spawn(process.execPath, ['web/src/server/server.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      BILLING_URL: `http://127.0.0.1:${portOf(between.address())}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      // What was answered before the calls break is not known any more.
      OFFERS_MAX_AGE_MS: '0',
    },
    stdio: 'inherit',
  })
  const ended = new Promise<void>((done) => storefront.once('exit', () => done()))
  return {
    address: `http://localhost:${port}`,
    fail: (part) => {
      failing = part
    },
    stop: async () => {
      storefront.kill('SIGTERM')
      await ended
      between.closeAllConnections()
      await new Promise((done) => between.close(done))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a server that listens has a port')
  return address.port
}
