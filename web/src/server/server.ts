import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '../page.ts'
import { buildStorefront } from './app.ts'
import { loadAssets } from './assets.ts'
import { readEnv } from './env.ts'
import { readBrands } from './readBrands.ts'

const dist = join(import.meta.dirname, '..', '..', 'dist')

/** The process: environment, build, listen, stop. Every failure to start is one line and exit code 1. */
async function main(): Promise<void> {
  const read = readEnv(process.env)
  if (!read.ok) return fail(read.problems.join(' '))
  const { env } = read
  if (!existsSync(join(dist, 'server', 'entry-server.js')))
    return fail('The storefront is not built: run npm start or npm run build.')

  const app = await buildStorefront({
    env,
    clientFolder: join(dist, 'client'),
    iconFolder: join(import.meta.dirname, '..', '..', '..', 'catalogue', 'icons'),
    assets: loadAssets(join(dist, 'client')),
    brands: readBrands(),
    renderPage: await loadRenderer(),
    now: () => Date.now(),
  })
  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    return fail(listenProblem(error, env.port))
  }
  const stop = () => void app.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function loadRenderer(): Promise<RenderPage> {
  const url = pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  const renderer: { renderPage: RenderPage } = await import(url)
  return renderer.renderPage
}

function listenProblem(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE')
    return `PORT ${port} is taken by another program: stop it, or set PORT to a free one.`
  if (code === 'EACCES') return `PORT ${port} may not be used by this user: set PORT to 1024 or above.`
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine: set HOST to 0.0.0.0 or 127.0.0.1.'
  return `The storefront could not listen on PORT ${port}: ${error instanceof Error ? error.message : 'unknown reason'}.`
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

await main()
