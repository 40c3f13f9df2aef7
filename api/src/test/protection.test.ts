import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { calculate } from '@balcao/contract/calculate'
import { calls } from '@balcao/contract/calls'
import { checkIp } from '@balcao/contract/checkIp'
import { ErrorBodySchema } from '@balcao/contract/errorBody'
import { featureEnabled } from '@balcao/contract/featureEnabled'
import { getOrder, watchOrder } from '@balcao/contract/getOrder'
import { listTlds } from '@balcao/contract/listTlds'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { buyer, cart, domain } from './builders.ts'
import { keepLog } from './keepLog.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('a service at the edge of a network', () => {
  let shop: TestApp
  const { log, lines } = keepLog()
  beforeAll(async () => {
    shop = await buildTestApp({
      log,
      env: {
        TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1, 2001:db8:1::/48, 127.0.0.1',
        BLOCKED_ADDRESSES: '203.0.113.66, 2001:db8:bad::/48',
        CORS_ORIGINS: 'https://loja.example',
        BODY_LIMIT: '4000',
        FLAGS: 'multiple-domain-availability=on',
        REQUEST_MS: '250',
      },
    })
    await shop.listen()
  })
  afterAll(() => shop.close())

  describe('knows a visitor by', () => {
    const blocked = async (remoteAddress: string, forwarded: string | null) => {
      const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
      return (await shop.ask(checkIp, checkIp.path, { remoteAddress, headers })).body.blocked
    }
    const bad = '203.0.113.66'
    const good = '198.51.100.4'

    it.each([
      ['the last address of a trusted network', '10.255.255.255', bad, true],
      ['the first address after it', '11.0.0.0', bad, false],
      ['the last address before it', '9.255.255.255', bad, false],
      ['a trusted address', '192.0.2.1', bad, true],
      ['its neighbour', '192.0.2.2', bad, false],
      ['a trusted IPv4 address inside IPv6', '::ffff:10.0.0.1', bad, true],
      ['another IPv4 address inside IPv6', '::ffff:11.0.0.1', bad, false],
      ['the last address of a trusted IPv6 network', '2001:db8:1:ffff:ffff:ffff:ffff:ffff', bad, true],
      ['the first address after it', '2001:db8:2::', bad, false],
      ['two trusted hops', '10.0.0.1', `${bad}, 10.1.1.1`, true],
      ['two trusted hops of both kinds', '2001:db8:1::5', `${bad}, 10.1.1.1, ::ffff:192.0.2.1`, true],
      ['the hop that no proxy of ours saw', '10.0.0.1', `${bad}, ${good}`, false],
      ['the same behind a second proxy', '10.0.0.1', `${bad}, ${good}, 10.1.1.1`, false],
      ['the nearest address, whatever it says before', '10.0.0.1', `${good}, ${bad}`, true],
      ['the nearest address, whatever trusted ones it claims', '10.0.0.1', `10.2.2.2, ${bad}`, true],
      ['an IPv6 address', '10.0.0.1', '2001:db8:bad:1::1', true],
      ['an IPv4 address inside IPv6', '10.0.0.1', `::ffff:${bad}`, true],
      ['an address with a port', '10.0.0.1', `${bad}:4711`, true],
      ['an IPv6 address in brackets', '10.0.0.1', '[2001:db8:bad:1::1]', true],
      ['an IPv6 address in brackets with a port', '10.0.0.1', '[2001:db8:bad:1::1]:4711', true],
      ['an IPv6 address that ends like a port', '10.0.0.1', '2001:db8:bad::4711', true],
      ['a trusted hop with a port', '10.0.0.1', `${bad}, 10.1.1.1:443, [2001:db8:1::5]:443`, true],
      ['the hop that no proxy of ours saw, with a port', '10.0.0.1', `${bad}:1, ${good}:2`, false],
      ['its own address, whatever port it claims', good, `${bad}:4711`, false],
      ['nobody, where what stands there only looks like it', '10.0.0.1', `${bad}:port`, false],
      ['nobody, where the proxy wrote no address', '10.0.0.1', `${bad}, unknown`, false],
      ['its own address, where the header has nothing', '10.0.0.1', '', false],
      ['its own address, whatever it claims', bad, good, true],
      ['its own IPv6 address, whatever it claims', '2001:db8:bad::1', good, true],
      ['its own address, where it claims to be us', good, '127.0.0.1', false],
    ])('%s', async (_, remoteAddress, forwarded, expected) => {
      expect(await blocked(remoteAddress, forwarded)).toBe(expected)
    })

    it('no other header', async () => {
      const headers = {
        forwarded: `for=${bad}`,
        'x-real-ip': bad,
        'cf-connecting-ip': bad,
        'x-client-ip': bad,
      }
      expect(
        (await shop.ask(checkIp, checkIp.path, { remoteAddress: '10.0.0.1', headers })).body.blocked,
      ).toBe(false)
    })
  })

  it('says which of its features are on', async () => {
    const isOn = async (query: string) =>
      (await shop.ask(featureEnabled, featureEnabled.path + query)).body.data.enabled
    expect(await isOn('')).toBe(true)
    expect(await isOn('?feature=multiple-domain-availability')).toBe(true)
    expect(await isOn('?feature=discount-card')).toBe(false)
    expect(await isOn('?feature=constructor')).toBe(false)
  })

  describe('names a request', () => {
    const named = async (id: string, remoteAddress = '10.0.0.1') => {
      const { headers } = await shop.request('GET', checkIp.path, {
        remoteAddress,
        headers: { 'x-request-id': id },
      })
      return String(headers['x-request-id'])
    }
    const given = '0b7c1f0e-1a52-4a3e-9d0e-5d6f0a1b2c3d'

    it('as a trusted proxy did, in the answer and in the log', async () => {
      expect(await named(given)).toBe(given)
      expect(lines().filter((line) => line.includes(`"requestId":"${given}"`))).toHaveLength(1)
    })

    it('anew for anybody else', async () => {
      expect(await named(given, '198.51.100.4')).toMatch(uuid)
      expect(await named(given, '198.51.100.4')).not.toBe(given)
    })

    it.each([
      ['short', 'abc'],
      ['endless', 'a'.repeat(65)],
      ['with words', 'id with spaces'],
      ['with markup', '<script>alert(1)</script>'],
      ['with a second line', 'abcdefgh%0d%0aset-cookie:x'],
      ['with JSON', '12345678","level":60'],
      ['empty', ''],
    ])('anew where the name is %s', async (_, id) => {
      expect(await named(id)).toMatch(uuid)
    })

    it('also when the address cannot be read', async () => {
      const { headers, body } = await shop.refusal('GET', '/api/%zz')
      expect(headers['x-request-id']).toBe(body.requestId)
    })
  })

  describe('lets pages of another origin', () => {
    const preflight = (origin: string) =>
      shop.server.inject({
        method: 'OPTIONS',
        url: calculate.path,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'brand,content-type',
        },
      })

    it('call it when they are named', async () => {
      const asked = await preflight('https://loja.example')
      expect(asked.statusCode).toBe(204)
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': 'https://loja.example',
        'access-control-allow-headers': 'brand, content-type, idempotency-key',
      })
      const headers = { origin: 'https://loja.example' }
      const answer = await shop.request('GET', listTlds.path, { headers })
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': 'https://loja.example',
        'access-control-expose-headers': 'retry-after, x-request-id',
        vary: 'Origin',
      })
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    })

    it.each(['https://loja.example.evil', 'http://loja.example', 'https://sub.loja.example', 'null'])(
      'not call it when they are %s',
      async (origin) => {
        expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
        const answer = await shop.request('GET', listTlds.path, { headers: { origin } })
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      },
    )
  })

  describe('refuses', () => {
    it('a body too large, whether it says so or not', async () => {
      const body = JSON.stringify({ ...cart(), coupon: 'X'.repeat(4_000) })
      expect(await shop.refusal('POST', calculate.path, { body: JSON.parse(body) })).toMatchObject({
        status: 413,
        body: { code: 'body-too-large', problems: [] },
      })
      const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
      const answer = await speak(shop, [...head(calculate.path), 'transfer-encoding: chunked', '', chunk])
      expect(answer).toMatchObject({ status: 413, code: 'body-too-large' })
    })

    it.each([
      [
        'body that never comes to its end',
        [...head(calculate.path), 'content-length: 500', '', '{"coupon":'],
      ],
      ['head that never comes to its end', head(calculate.path)],
    ])('a %s', async (_, sent) => {
      expect(await speak(shop, sent)).toMatchObject({ status: 408, code: 'request-timeout' })
      expect(lines().filter((line) => line.includes('request failed'))).toEqual([])
    })

    it('a head too large', async () => {
      const answer = await speak(shop, [...head(calculate.path), `x-junk: ${'x'.repeat(20_000)}`, '', ''])
      expect(answer).toMatchObject({ status: 413, code: 'body-too-large' })
    })

    it.each([
      ['two lengths', ['content-length: 5', 'content-length: 6', '', 'hello']],
      ['a length and chunks', ['content-length: 5', 'transfer-encoding: chunked', '', '0\r\n\r\n']],
    ])('a body of %s', async (_, rest) => {
      expect(await speak(shop, [...head(calculate.path), ...rest])).toMatchObject({ status: 400 })
    })
  })
})

describe('every call of the contract', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp()
  })
  afterAll(() => shop.close())

  const urls = [...new Set(calls.map(({ path }) => path))]
  const methodsOf = (path: string) => {
    const own = calls.filter((call) => call.path === path).map(({ method }) => method)
    return own.some((method) => method === 'GET') ? [...own, 'HEAD'] : own
  }

  it.each(urls)('%s refuses the other methods and says which it has', async (path) => {
    const allowed = methodsOf(path).toSorted()
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      if (allowed.includes(method)) continue
      const answer = await shop.server.inject({ method, url: path.replace(/\{\w+\}/g, 'br') })
      expect(answer.statusCode).toBe(405)
      expect(String(answer.headers.allow).split(', ').toSorted()).toEqual(allowed)
      expect(v.parse(ErrorBodySchema, answer.json()).error.code).toBe('method-not-allowed')
    }
  })

  it('answers pages of other origins with nothing that lets them read', async () => {
    const headers = { origin: 'https://loja.example' }
    const answer = await shop.request('GET', listTlds.path, { headers })
    const names = Object.keys(answer.headers)
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

describe('a service over a database that is there', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp()
  })
  afterAll(() => shop.close())

  it.each([
    ['RATE_LIMIT', 'RATE_LIMIT is off'],
    ['BOT_CHECK', 'BOT_CHECK is off'],
  ])('says so loudly when %s is off, and not otherwise', async (name, words) => {
    const saidWith = async (value: string) => {
      const { log, lines } = keepLog()
      const env = readEnv({ PRESSURE_MS: '0', [name]: value })
      await (await buildApp({ ...shop.deps, log, env })).server.close()
      return lines().filter((line) => line.includes(words) && line.includes('"level":40')).length
    }
    expect(await saidWith('off')).toBe(1)
    expect(await saidWith('')).toBe(0)
  })

  it('says loudly in production what the sandbox plays, and nothing of it elsewhere', async () => {
    const saidWith = async (change: NodeJS.ProcessEnv) => {
      const { log, lines } = keepLog()
      const secrets = { QUOTE_SECRETS: 'q'.repeat(32), BOT_CHECK_SECRET: 'b'.repeat(32) }
      const env = readEnv({ PRESSURE_MS: '0', ...secrets, ...change })
      await (await buildApp({ ...shop.deps, log, env })).server.close()
      return lines().filter((line) => line.includes('sandbox') && line.includes('"level":40'))
    }
    expect(await saidWith({})).toEqual([])
    const told = await saidWith({ NODE_ENV: 'production', REGISTRY: 'live', POSTAL_CODES: 'viacep' })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('"sandbox":["PAYMENT_PROVIDER","DOCUMENTS","MAIL"]')
  })

  it('forgets who wanted to watch an order and left before it was found', async () => {
    const body = cart({ domains: [] })
    const { quote } = await shop.price(body)
    const { token } = await shop.placeOrder({ cart: body, quote: quote.token, customer: buyer() })
    let began = 0
    let watching = 0
    const orderWatch: Deps['orderWatch'] = {
      ...shop.deps.orderWatch,
      watch: () => {
        began += 1
        watching += 1
        return () => (watching -= 1)
      },
    }
    const { server } = await buildApp({ ...shop.deps, orderWatch })
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    const { orm } = shop.deps.connection
    // The database has something else to do until the visitor has gone.
    await orm.transaction(async (tx) => {
      const asked = once(server.server, 'request')
      const socket = open(url)
      socket.write(`GET ${watchOrder.path.replace('{token}', token)} HTTP/1.1\r\nhost: loja.example\r\n\r\n`)
      const [, response] = await asked
      const left = once(response, 'close')
      socket.destroy()
      await left
      await tx.execute(sql`select 1`)
    })
    // What was asked before is answered before.
    await orm.execute(sql`select 1`)
    await orm.execute(sql`select 1`)
    await new Promise(setImmediate)
    expect(watching).toBe(0)
    expect(began).toBe(1)
    await server.close()
  })

  it('lets an address hold so many streams open and no more, and another one when one has ended', async () => {
    const env = { ...shop.deps.env, STREAMS: 2 }
    const { server } = await buildApp({ ...shop.deps, env })
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    const watch = (address: string) =>
      fetch(`${url}/sub/sdk-balcao`, { signal: stop.signal, headers: { 'x-forwarded-for': address } })
    const [first] = await Promise.all([watch('198.51.100.1'), watch('198.51.100.1')])
    const refused = await watch('198.51.100.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('15')
    expect(v.parse(ErrorBodySchema, await refused.json()).error.code).toBe('rate-limited')
    expect((await watch('198.51.100.2')).status).toBe(200)
    await first.body?.cancel()
    while ((await watch('198.51.100.1')).status !== 200);
    stop.abort()
    await server.close()
  })

  it('is not ready when it stops, and answers what it has begun to read', async () => {
    const { server, drain } = await buildApp(shop.deps)
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    const body = JSON.stringify(cart({ domains: [] }))
    const socket = open(url)
    const begun = once(server.server, 'request')
    socket.write(
      [...head(calculate.path), `content-length: ${body.length}`, '', body.slice(0, 20)].join('\r\n'),
    )
    await begun

    drain()
    expect((await server.inject('/readyz')).statusCode).toBe(503)
    const closed = server.close()
    socket.write(body.slice(20))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('"quote":')
    await closed
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it.each([
    ['connection on which nothing was said', 600_000, []],
    ['head that never comes to its end', 100, head(calculate.path)],
    ['body that never comes to its end', 100, [...head(calculate.path), 'content-length: 500', '', '{']],
  ])('stops in spite of a %s', async (_, STOP_MS, sent) => {
    const { server } = await buildApp({ ...shop.deps, env: { ...shop.deps.env, STOP_MS } })
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    const taken = once(server.server, 'connection')
    const socket = open(url)
    socket.on('error', () => undefined)
    const [peer] = await taken
    if (sent.length > 0) {
      socket.write(sent.join('\r\n'))
      while (peer.bytesRead === 0) await new Promise(setImmediate)
    }
    await server.close()
  })
})

describe('what was typed', () => {
  const secret = {
    label: 'casamento-da-ana',
    email: 'ana.pessoal@exemplo.com.br',
    name: 'Ana Particular',
    street: 'Rua Secreta',
    document: '52998224725',
    coupon: 'SEGREDO99',
    brand: 'a-brand-of-mine',
    path: 'nothing-to-see-here',
    search: 'pergunta-privada',
  }

  it(
    'is in no line of the log and in no answer of a service that breaks inside',
    { timeout: 120_000 },
    async () => {
      const { log, lines } = keepLog()
      const shop = await buildTestApp({ log, env: { BOT_CHECK: 'off' } })
      const body = cart({ coupon: secret.coupon, domains: [domain({ sld: secret.label })] })
      const customer = buyer({
        name: secret.name,
        email: secret.email,
        document: secret.document,
        address: { ...buyer().address, street: secret.street },
      })
      const availability = `/api/v2/shop/br/domains/availability/com.br/${secret.label}?pid=${secret.search}`
      await shop.request('GET', availability)
      await shop.request('GET', `/api/v2/shop/br/domains/availability/com.br/${secret.label}`)
      await shop.request('GET', `/api/v2/shop/br/domains/transferability/com.br/${secret.label}`)
      await shop.request('GET', `/api/v3/registrars/registrobr/check-provider/${secret.document}`)
      await shop.request('POST', '/api/v3/checkout/search_accounts', {
        body: { document: secret.document, documentType: 'cpf' },
      })
      await shop.request('GET', `/${secret.path}?q=${secret.search}`, { brand: secret.brand })
      await shop.request('POST', calculate.path, { body: { coupon: secret.coupon, products: secret.name } })
      const { quote } = await shop.price(body)
      const order = await shop.placeOrder({ cart: body, quote: quote.token, customer })

      await shop.deps.connection.orm.execute(sql`alter table orders rename to broken`)
      const broken = await shop.request('GET', getOrder.path.replace('{token}', order.token))
      expect(broken).toMatchObject({ status: 500, headers: { 'content-type': /json/ } })
      expect(broken.body).toEqual({
        error: {
          code: 'internal-error',
          problems: [],
          requestId: broken.headers['x-request-id'],
          price: null,
        },
      })
      const failed = await shop.postOrder({ cart: body, quote: quote.token, customer })
      expect(failed.status).toBe(500)
      expect(JSON.stringify(failed.body)).not.toMatch(/select|insert|relation|orders|\.ts|node_modules/)

      const said = lines().join('')
      expect(said).toContain(`"requestId":"${String(broken.headers['x-request-id'])}"`)
      expect(said).toContain('"route":"/api/v2/shop/:brand/domains/availability/:tld/:sld"')
      for (const typed of [...Object.values(secret), quote.token, order.token])
        expect(said).not.toContain(typed)
      await shop.deps.connection.orm.execute(sql`alter table broken rename to orders`)
      await shop.close()
    },
  )
})

const head = (path: string): string[] => [
  `POST ${path} HTTP/1.1`,
  'host: loja.example',
  'brand: br',
  'content-type: application/json',
]

function open(url: string): Socket {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname)
}

/** Sends lines as they are and reads until the service hangs up; the body must be the one error body. */
async function speak(shop: TestApp, sent: readonly string[]) {
  const socket = open(shop.url())
  socket.write(sent.join('\r\n'))
  const answer = await text(socket)
  const [start = '', body = ''] = answer.split('\r\n\r\n')
  const { error } = v.parse(ErrorBodySchema, JSON.parse(body))
  expect(start).toContain(`x-request-id: ${error.requestId}`)
  return { status: Number(start.split(' ')[1]), code: error.code }
}
