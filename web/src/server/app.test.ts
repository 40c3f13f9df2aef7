// @vitest-environment node
import { once } from 'node:events'
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { featureEnabled } from '@balcao/contract/featureEnabled'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RenderPage } from '../page.ts'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { buildStorefront } from './app.ts'
import { readEnv } from './env.ts'
import { readBrands } from './readBrands.ts'

let folder: string
let heard: IncomingHttpHeaders[]
let tidy: (() => unknown)[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-'))
  mkdirSync(join(folder, 'assets'))
  heard = []
  tidy = [() => rmSync(folder, { recursive: true })]
})
afterEach(async () => {
  for (const task of tidy.toReversed()) await task()
})

/** A billing service that has every flag off and tells its events without an end. */
async function billingService(): Promise<string> {
  const service = createServer((request, answer) => {
    heard.push(request.headers)
    if (request.url?.startsWith('/sub') === true) return void answer.writeHead(200).write('event: features\n')
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"enabled":false}}')
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  tidy.push(() => {
    service.closeAllConnections()
    service.close()
  })
  return `http://127.0.0.1:${portOf(service.address())}`
}

/** A storefront whose page asks for one flag and has nothing on it. */
async function storefront(settings: Record<string, string> = {}) {
  const read = readEnv({ BILLING_URL: await billingService(), LOG_LEVEL: 'silent', ...settings })
  if (!read.ok) throw new Error(read.problems.join(' '))
  const renderPage: RenderPage = async ({ apiFor }) => {
    await apiFor(sampleBrands.br)(featureEnabled)
    return { kind: 'redirect', to: '/br/carrinho', cookies: [] }
  }
  const app = await buildStorefront({
    env: read.env,
    clientFolder: folder,
    iconFolder: folder,
    assets: {
      boot: '',
      bootHash: 'sha256-',
      entry: '',
      react: '',
      styleHashes: [],
      forPage: () => ({ style: '', sheets: [], preloads: [] }),
    },
    brands: readBrands(),
    renderPage,
    now: () => 0,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a server that listens has a port')
  return address.port
}

describe('a page', () => {
  it('asks for flags with the attributes of its visitor, and hands on no other cookie', async () => {
    const { app, url } = await storefront()
    const headers = { cookie: 'fp-cart=secret; fp=f1d2d2f9', 'user-agent': 'Phone' }
    await fetch(`${url}/br`, { headers, redirect: 'manual' })
    expect(heard[0]).toMatchObject({ brand: 'br', cookie: 'fp=f1d2d2f9', 'user-agent': 'Phone' })

    await fetch(`${url}/br`, { headers: { cookie: 'fp=a%0d%0ab' }, redirect: 'manual' })
    expect(heard[1]?.cookie).toBeUndefined()
    await app.close()
  })
})

describe('a storefront told to stop', () => {
  it('does not wait for a connection on which nothing was said', async () => {
    const { app } = await storefront()
    const taken = once(app.server, 'connection')
    const socket = connect(portOf(app.server.address()), '127.0.0.1').on('error', () => undefined)
    await taken
    await app.close()
    socket.destroy()
  })

  it('cuts off a stream that goes on and on', async () => {
    const { app, url } = await storefront({ STOP_MS: '50' })
    const stream = await fetch(`${url}/sub/sdk-balcao`)
    expect(stream.status).toBe(200)
    await app.close()
    await expect(stream.text()).rejects.toThrow()
  })
})
