import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculate } from '@balcao/contract/calculate'
import { checkIp } from '@balcao/contract/checkIp'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { validateDocument } from '@balcao/contract/validateDocument'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../db/connect.ts'
import { StartupError, readEnv } from '../env.ts'
import { openRedis } from '../redis/openRedis.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { cart } from './builders.ts'
import { databases } from './databases.ts'
import { keepLog } from './keepLog.ts'
import { solveBotCheck } from './solveBotCheck.ts'
import { openTestStore, redisUrls } from './stores.ts'
import type { TestStore } from './stores.ts'

const limits = {
  RATE_LIMIT: 'on',
  RATE_LIMITS: 'read=3, sensitive=100',
  COUPON_MISSES: '3',
  BOT_CHECK_COST: '10',
}

const from = (remoteAddress: string) => ({ remoteAddress })
const checkAt = async (shop: TestApp, address: string) =>
  (await shop.request('GET', checkIp.path, from(address))).status
const guessAt = (shop: TestApp, remoteAddress: string) =>
  shop.request('POST', calculate.path, { remoteAddress, body: cart({ coupon: 'NADA', domains: [] }) })

/** The same limits, whether one process counts by itself or several together. */
describe.each([{ name: 'memory', url: null }, ...redisUrls.map((url) => ({ name: 'Redis', url }))])(
  'limits counted in $name',
  ({ url }) => {
    let store: TestStore | null = null
    let shop: TestApp
    beforeAll(async () => {
      store = url === null ? null : await openTestStore(url)
      const redis = await store?.open()
      shop = await buildTestApp({ env: limits, ...(redis === undefined ? {} : { redis }) })
    })
    afterAll(async () => {
      await shop.close()
      await store?.close()
    })

    it('hold for an address and a call, and say when to come back', async () => {
      for (let asked = 0; asked < 3; asked += 1) expect(await checkAt(shop, '198.51.100.1')).toBe(200)
      const refused = await shop.refusal('GET', checkIp.path, from('198.51.100.1'))
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } })
      const seconds = Number(refused.headers['retry-after'])
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(await checkAt(shop, '198.51.100.2')).toBe(200)
      expect((await shop.request('GET', '/api/v3/tld', from('198.51.100.1'))).status).toBe(200)
    })

    it('count a household of IPv6 addresses as one, and an IPv4 address inside IPv6 as itself', async () => {
      for (const host of ['1', 'ffff:0:0:1', 'a:b:c:d']) {
        const address = host.includes(':') ? `2001:db8:5:1:${host}` : `2001:db8:5:1::${host}`
        expect(await checkAt(shop, address)).toBe(200)
      }
      expect(await checkAt(shop, '2001:db8:5:1::99')).toBe(429)
      expect(await checkAt(shop, '2001:db8:5:2::1')).toBe(200)
      for (let asked = 0; asked < 3; asked += 1) await checkAt(shop, '::ffff:198.51.100.9')
      expect(await checkAt(shop, '198.51.100.9')).toBe(429)
    })

    it('cannot be dodged by claiming to be somebody else', async () => {
      const claiming = async (address: string, claimed: string) => {
        const input = { ...from(address), headers: { 'x-forwarded-for': claimed } }
        return (await shop.request('GET', checkIp.path, input)).status
      }
      for (let asked = 0; asked < 3; asked += 1) await claiming('198.51.100.20', `203.0.113.${asked}`)
      expect(await claiming('198.51.100.20', '203.0.113.9')).toBe(429)
      // A proxy that is trusted speaks for its visitors, each by themselves.
      for (let asked = 0; asked < 3; asked += 1)
        await claiming('127.0.0.1', `203.0.113.${asked}, 198.51.100.21`)
      expect(await claiming('127.0.0.1', '203.0.113.9, 198.51.100.21')).toBe(429)
      expect(await claiming('127.0.0.1', '198.51.100.22')).toBe(200)
      // Some proxies write the port as well, another one with each connection.
      for (let asked = 0; asked < 3; asked += 1) await claiming('127.0.0.1', `198.51.100.23:${4711 + asked}`)
      expect(await claiming('127.0.0.1', '198.51.100.23:80')).toBe(429)
      for (let asked = 0; asked < 3; asked += 1) await claiming('127.0.0.1', `[2001:db8:6::${asked}]:4711`)
      expect(await claiming('127.0.0.1', '[2001:db8:6::9]:80')).toBe(429)
    })

    it('end coupon guessing, and let who does not guess go on', async () => {
      for (let guess = 0; guess < 3; guess += 1) {
        expect((await guessAt(shop, '198.51.100.3')).status).toBe(200)
      }
      const refused = await guessAt(shop, '198.51.100.3')
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
      const body = cart({ coupon: 'BEMVINDO10', domains: [] })
      const honest = await shop.request('POST', calculate.path, { body, ...from('198.51.100.3') })
      expect(honest.status).toBe(200)
    })
  },
)

describe.each(redisUrls.map((url) => ({ url })))('two services on one Redis', ({ url }) => {
  let store: TestStore
  let first: TestApp
  let second: TestApp
  let folder: string

  beforeAll(async () => {
    store = await openTestStore(url)
    folder = mkdtempSync(join(tmpdir(), 'balcao-'))
    // The second service can ask no registry: what it knows of a name it has from the first.
    const nobody = join(folder, 'registries.json')
    writeFileSync(nobody, JSON.stringify({ '*': { protocol: 'rdap', url: 'http://127.0.0.1:1/' } }))
    const connection = await (databases.at(-1) ?? databases[0])?.open()
    if (connection === undefined) throw new Error('no database')
    first = await buildTestApp({ env: limits, now: Date.now(), connection, redis: await store.open() })
    const shared: Connection = { ...connection, close: () => Promise.resolve() }
    const env = { ...limits, REGISTRIES_FILE: nobody }
    second = await buildTestApp({ env, now: Date.now(), connection: shared, redis: await store.open() })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })

  it('count requests together', async () => {
    expect(await checkAt(first, '198.51.100.1')).toBe(200)
    expect(await checkAt(second, '198.51.100.1')).toBe(200)
    expect(await checkAt(first, '198.51.100.1')).toBe(200)
    expect(await checkAt(second, '198.51.100.1')).toBe(429)
    expect(await checkAt(first, '198.51.100.1')).toBe(429)
  })

  it('count coupon guesses together', async () => {
    const shops = [first, second, first]
    for (const shop of shops) expect((await guessAt(shop, '198.51.100.3')).status).toBe(200)
    expect((await guessAt(second, '198.51.100.3')).status).toBe(429)
  })

  it('remember together what registries said', async () => {
    const about = async (shop: TestApp, sld: string) => {
      const path = `/api/v2/shop/br/domains/availability/com.br/${sld}?radix=0`
      return (await shop.ask(domainAvailability, path)).body.status
    }
    expect(await about(first, 'padaria-da-vila')).toBe('available')
    expect(await about(second, 'padaria-da-vila')).toBe('available')
    expect(await about(second, 'nunca-perguntado')).toBe('unknown')
  })

  it('take a proof of being a visitor once between them, whichever gave the challenge', async () => {
    const ask = async (shop: TestApp, token: string) => {
      const url = validateDocument.path.replace('{document}', '52998224725')
      return (await shop.request('GET', `${url}?recaptcha-value=${encodeURIComponent(token)}`)).status
    }
    const token = await solveBotCheck(first)
    expect(await ask(second, token)).toBe(200)
    expect(await ask(second, token)).toBe(403)
    expect(await ask(first, token)).toBe(403)
  })
})

describe.each(redisUrls.map((url) => ({ url })))('a Redis that goes away', ({ url }) => {
  it('leaves each service counting for itself, said once, until it is back', async () => {
    const store = await openTestStore(url)
    const { log, lines } = keepLog()
    const said = (words: string) => lines().filter((line) => line.includes(words)).length
    const redis = await store.open(log)
    const shop = await buildTestApp({ env: limits, redis })
    expect(await checkAt(shop, '198.51.100.1')).toBe(200)
    expect(await checkAt(shop, '198.51.100.1')).toBe(200)

    await store.cut()
    for (let asked = 0; asked < 3; asked += 1) expect(await checkAt(shop, '198.51.100.1')).toBe(200)
    expect(await checkAt(shop, '198.51.100.1')).toBe(429)
    expect((await guessAt(shop, '198.51.100.3')).status).toBe(200)
    const name = '/api/v2/shop/br/domains/availability/com.br/padaria-nova?radix=0'
    expect((await shop.ask(domainAvailability, name)).body.status).toBe('available')
    expect((await shop.request('GET', '/readyz')).status).toBe(200)

    const back = new Promise<void>((resolve) => redis.once('ready', () => resolve()))
    await store.mend()
    await back
    // Two were counted there before it went.
    expect(await checkAt(shop, '198.51.100.1')).toBe(200)
    expect(await checkAt(shop, '198.51.100.1')).toBe(429)
    expect([said('redis is away'), said('redis is back')]).toEqual([1, 1])

    await shop.close()
    await store.close()
  })
})

describe('a Redis that is not there at start', () => {
  const silent = pino({ level: 'silent' })

  it('is named with the cure, and its password is not', async () => {
    const env = readEnv({ REDIS_URL: 'redis://user:geheim@127.0.0.1:1' })
    const error = await openRedis(env, silent).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartupError)
    expect(String(error)).toMatch(/REDIS_URL cannot be reached at 127\.0\.0\.1:1 \(.+\)\. Start that Redis, /)
    expect(String(error)).not.toContain('geheim')
  })

  it('is not waited for when it takes the connection and says nothing', async () => {
    const mute = createServer(() => undefined)
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const address = mute.address()
    const port = typeof address === 'object' ? address?.port : 0
    await expect(openRedis(readEnv({ REDIS_URL: `redis://127.0.0.1:${port}` }), silent)).rejects.toThrow(
      StartupError,
    )
    mute.close()
  })

  it('is not asked for where none is named', async () => {
    expect(await openRedis(readEnv({}), silent)).toBeNull()
  })
})
