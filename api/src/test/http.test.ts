import { connect } from 'node:net'
import { calculate } from '@balcao/contract/calculate'
import { calls } from '@balcao/contract/calls'
import { checkIp } from '@balcao/contract/checkIp'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainSuggestions } from '@balcao/contract/domainSuggestions'
import { domainTransferability } from '@balcao/contract/domainTransferability'
import { ErrorBodySchema } from '@balcao/contract/errorBody'
import { featureEnabled } from '@balcao/contract/featureEnabled'
import { featureFlags } from '@balcao/contract/featureFlags'
import { findPostalCode } from '@balcao/contract/findPostalCode'
import { getProduct } from '@balcao/contract/getProduct'
import { identify } from '@balcao/contract/identify'
import { listDataCenters } from '@balcao/contract/listDataCenters'
import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import { listTlds } from '@balcao/contract/listTlds'
import { brandIds } from '@balcao/rules/brand'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { buyer, cart, domain, hosting } from './builders.ts'

const availability = (tld: string, sld: string, query = '') =>
  `/api/v2/shop/br/domains/availability/${tld}/${sld}${query}`
const transferability = (tld: string, sld: string) => `/api/v2/shop/br/domains/transferability/${tld}/${sld}`
const postalCode = (code: string) => `/api/v3/checkout/postal-codes/${code}`

describe('the service', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp()
    await shop.listen()
  })
  afterAll(() => shop.close())

  describe('answers', () => {
    it('whether an address is blocked, and believes a proxy that it trusts', async () => {
      const from = async (remoteAddress: string, forwarded?: string) =>
        (
          await shop.ask(checkIp, checkIp.path, {
            remoteAddress,
            headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
          })
        ).body.blocked
      expect(await from('203.0.113.66')).toBe(true)
      expect(await from('203.0.113.67')).toBe(false)
      expect(await from('2001:db8:bad::1')).toBe(true)
      expect(await from('::ffff:203.0.113.66')).toBe(true)
      expect(await from('127.0.0.1', '203.0.113.66')).toBe(true)
      expect(await from('127.0.0.1', '203.0.113.66, 198.51.100.4')).toBe(false)
      expect(await from('198.51.100.4', '203.0.113.66')).toBe(false)
    })

    it.each(brandIds)('the start-up calls of %s', async (brand) => {
      const tlds = await shop.ask(listTlds, listTlds.path, { brand })
      expect(tlds.body.tlds.length).toBeGreaterThan(0)
      const centers = await shop.ask(listDataCenters, listDataCenters.path, { brand })
      expect(centers.body.success).toBe(true)
      await shop.ask(listPaymentMethods, listPaymentMethods.path, { brand })
      const feature = await shop.ask(featureEnabled, featureEnabled.path, { brand })
      expect(feature.body.data.enabled).toBe(false)
      const { products } = shop.deps.catalogues.of(brand).catalogue
      const sold = products.find(({ role }) => role === 'hosting')
      const answer = await shop.ask(getProduct, `/api/v3/checkout/product/${sold?.id}`, { brand })
      expect(answer.body).toMatchObject({ product: { id: sold?.id, role: 'hosting' } })
    })

    it('the ways to pay that a brand accepts, those first that the provider can open', async () => {
      const { body } = await shop.ask(listPaymentMethods, listPaymentMethods.path, { brand: 'cl' })
      expect(body.methods).toEqual([
        { method: 'bank_transfer', available: true },
        { method: 'credit_card', available: false },
        { method: 'online_bank_transfer', available: false },
        { method: 'manual_cash', available: false },
      ])
    })

    it('a price with its reasons, the same each time', async () => {
      const body = cart({ coupon: 'bemvindo10', products: [hosting({ cycle: 'triennially' })] })
      const [one, two] = await Promise.all([shop.price(body), shop.price(body)])
      expect(one.couponReason).toBe('applied')
      expect(one.products[0]?.adjustments.map(({ code }) => code)).toContain('coupon')
      expect({ ...one, quote: null }).toEqual({ ...two, quote: null })
      expect(one.quote.token).not.toBe(two.quote.token)
    })

    it('a free name with its prices, names beside it, and the ones that come with it', async () => {
      const url = availability('com.br', 'minhaloja', '?pid=335&requiredTlds=online')
      const { body } = await shop.ask(domainAvailability, url)
      expect(body).toMatchObject({ available: true, status: 'available' })
      expect(body.domains[0]).toMatchObject({ sld: 'minhaloja', tld: 'com.br', status: 'available' })
      expect(body.domains.map(({ tld }) => tld)).toContain('online')
      expect(body.domainsFree.map(({ tld }) => tld)).toEqual(['online', 'store'])
    })

    it('the names that come with one, taken ones too: they say which extensions it brings', async () => {
      const url = availability('com', 'loja-taken', '?radix=0')
      const { body } = await shop.ask(domainAvailability, url)
      expect(body.domainsFree.map(({ tld, status }) => [tld, status])).toEqual([
        ['online', 'unavailable'],
        ['store', 'unavailable'],
      ])
    })

    it('required extensions always, whatever the registry says of them', async () => {
      const url = availability('com', 'loja-taken', '?radix=0&requiredTlds=com.br,.online,zzz,com')
      const { body } = await shop.ask(domainAvailability, url)
      expect(body.domains.map(({ tld, status }) => [tld, status])).toEqual([
        ['com', 'unavailable'],
        ['com.br', 'unavailable'],
        ['online', 'unavailable'],
      ])
    })

    it('names beside the one asked for in the order that is asked for, and none unless asked', async () => {
      const beside = async (query: string) => {
        const { body } = await shop.ask(domainAvailability, availability('com.br', 'minhaloja', query))
        return body.domains.slice(1)
      }
      const prices = (await beside('?orderBy=price')).map(({ priceRegister }) => priceRegister)
      expect(prices.length).toBeGreaterThan(3)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      const tlds = (await beside('?orderBy=tld')).map(({ tld }) => tld)
      expect(tlds).toEqual(tlds.toSorted())
      expect(await beside('?orderBy=relevance')).toEqual(await beside(''))
      expect(await beside('?radix=0')).toEqual([])
    })

    it('names like one in lines, the same and in the same order as beside it', async () => {
      const beside = await shop.ask(domainAvailability, availability('com.br', 'minhaloja'))
      const lines = await shop.ask(domainSuggestions, availability('com.br', 'minhaloja', '/suggestions'))
      expect(lines.headers['content-type']).toBe('application/x-ndjson')
      expect(lines.body).toEqual(beside.body.domains.slice(1))
      const none = await shop.ask(domainSuggestions, availability('com.br', 'loja-taken', '/suggestions'))
      expect(none.body.map(({ sld }) => sld)).not.toContain('loja-taken')
    })

    it('no line for a name that cannot be asked about', async () => {
      const url = availability('zzz', 'minhaloja', '/suggestions')
      const { status, body } = await shop.refusal('GET', url, { brand: 'br' })
      expect([status, body.problems]).toEqual([422, [{ code: 'unknown-tld', field: 'tld' }]])
    })

    it.each([
      ['loja-taken', 'unavailable'],
      ['loja-premium', 'unavailable'],
      ['loja-failing', 'unknown'],
      ['loja-limited', 'unknown'],
    ])('%s as %s, never as available', async (label, status) => {
      const { body } = await shop.ask(domainAvailability, availability('com.br', label, '?radix=0'))
      expect(body).toMatchObject({ available: false, status, domains: [{ status }] })
    })

    it.each([
      ['taken', true, null],
      ['free', false, 'not-registered'],
      ['locked', false, 'locked'],
      ['young', false, 'registered-too-recently'],
      ['moved', false, 'transferred-too-recently'],
      ['expiring', false, 'expires-soon'],
      ['pending', false, 'transfer-in-progress'],
      ['redemption', false, 'redemption'],
    ])('whether loja-%s can be brought over', async (word, available, reason) => {
      const { body } = await shop.ask(domainTransferability, transferability('com', `loja-${word}`))
      const waits = word === 'young' || word === 'moved'
      expect(body).toMatchObject({ available, reason, until: waits ? expect.stringMatching(/Z$/) : null })
    })

    it('the address of a postal code, and says when the directory fails', async () => {
      const { body } = await shop.ask(findPostalCode, postalCode('01310100'))
      expect(body).toEqual({
        street: 'Avenida Paulista',
        district: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      })
      expect(await shop.refusal('GET', postalCode('12345678'))).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
      expect(await shop.refusal('GET', postalCode('99999998'))).toMatchObject({
        status: 502,
        body: { code: 'gateway-failed' },
      })
    })

    it('the buyer, normalised', async () => {
      const customer = buyer({ name: '  maria   da silva ' })
      const { body } = await shop.ask(identify, identify.path, { body: { customer } })
      expect(body.customer).toMatchObject({ document: '52998224725', phone: '+5511987654321' })
    })
  })

  describe('refuses', () => {
    const body = cart()

    it.each([
      ['no shop', { brand: null, body }, 400, 'unknown-brand'],
      ['a shop that is none', { brand: 'xx', body }, 400, 'unknown-brand'],
      [
        'half a body',
        { headers: { 'content-type': 'application/json' }, body: '{"coupon":' },
        400,
        'malformed-body',
      ],
      ['an empty body', { headers: { 'content-type': 'application/json' }, body: '' }, 400, 'malformed-body'],
      [
        'a poisoned body',
        { headers: { 'content-type': 'application/json' }, body: '{"__proto__":{"x":1}}' },
        400,
        'malformed-body',
      ],
      ['no body', {}, 422, 'invalid-request'],
      ['a body that is no cart', { body: [1, 2] }, 422, 'invalid-request'],
      [
        'plain text',
        { headers: { 'content-type': 'text/plain' }, body: 'hello' },
        415,
        'unsupported-media-type',
      ],
      [
        'XML',
        { headers: { 'content-type': 'application/xml' }, body: '<cart/>' },
        415,
        'unsupported-media-type',
      ],
      ['a body too large', { body: { ...body, coupon: 'X'.repeat(70_000) } }, 413, 'body-too-large'],
      ['an unknown product', { body: cart({ products: [hosting({ id: 'nope' })] }) }, 422, 'not-calculable'],
      ['an unknown extension', { body: cart({ domains: [domain({ tld: 'zzz' })] }) }, 422, 'not-calculable'],
    ] as const)('%s', async (_, input, status, code) => {
      expect(await shop.refusal('POST', calculate.path, input)).toMatchObject({ status, body: { code } })
    })

    it('every wrong field at once, by its path', async () => {
      const wrong = { ...cart(), coupon: 7, products: [{ ...hosting(), cycle: 'weekly' }] }
      const { body } = await shop.refusal('POST', calculate.path, { body: wrong })
      expect(body.problems.map(({ field }) => field)).toEqual(['coupon', 'products.0.cycle'])
    })

    it('other methods, paths that are none, and a shop in the path that contradicts the header', async () => {
      const method = await shop.refusal('DELETE', calculate.path)
      expect(method).toMatchObject({
        status: 405,
        headers: { allow: 'POST' },
        body: { code: 'method-not-allowed' },
      })
      expect(await shop.refusal('GET', '/api/v9/nothing')).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
      expect(await shop.refusal('GET', '/api/%zz')).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
      expect(await shop.refusal('GET', availability('com', 'minhaloja'), { brand: 'cl' })).toMatchObject({
        status: 400,
        body: { code: 'unknown-brand' },
      })
    })

    it.each([
      [availability('com.br', 'www'), 'invalid'],
      [availability('com.br', 'a'), 'minlength'],
      [availability('zzz', 'minhaloja'), 'unknown-tld'],
    ])('to ask about %s', async (url, code) => {
      expect(await shop.refusal('GET', url)).toMatchObject({
        status: 422,
        body: { code: 'invalid-request', problems: [{ code }] },
      })
    })

    it('two letters outside .br while the shop does not sell short names', async () => {
      expect(await shop.refusal('GET', availability('com', 'ab'))).toMatchObject({
        body: { problems: [{ code: 'minlength' }] },
      })
    })

    it('an unknown product by its own code', async () => {
      expect(await shop.refusal('GET', '/api/v3/checkout/product/nope')).toMatchObject({
        status: 404,
        body: { code: 'unknown-product' },
      })
    })

    it('a notification that the provider did not sign', async () => {
      const body = 'operation=payment_status_change&notification_type=update&hash_codes=abc'
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-signature-content': 'AAAA' }
      expect(
        await shop.refusal('POST', '/api/v3/webhooks/ebanx', { brand: null, headers, body }),
      ).toMatchObject({
        status: 401,
        body: { code: 'signature-invalid' },
      })
      expect(
        await shop.refusal('POST', '/api/v3/webhooks/other', { brand: null, headers, body }),
      ).toMatchObject({
        status: 404,
      })
    })

    it('a request that is no HTTP with the same error body', async () => {
      const answer = await speak(shop.url(), 'GET / NONSENSE\r\n\r\n')
      const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
      expect(v.parse(ErrorBodySchema, body).error.code).toBe('malformed-body')
    })
  })

  it('shows its contract to people and tools', async () => {
    const page = await fetch(`${shop.url()}/docs`)
    expect(page.headers.get('content-type')).toMatch('text/html')
    const text = await page.text()
    for (const { path } of calls) expect(text).toContain(path)
    expect(page.headers.get('content-security-policy'), 'lets the page use its own styles').toMatch(
      /style-src [^;]*'unsafe-inline'/,
    )
    expect(await shop.request('GET', '/docs/openapi.json')).toMatchObject({
      body: { openapi: expect.any(String) },
    })
  })

  it('gives flags as GrowthBook does, under its own key alone', async () => {
    const { body } = await shop.ask(featureFlags, '/api/features/sdk-balcao', { brand: null })
    expect(body.features).toMatchObject({
      'discount-card': {
        defaultValue: false,
        rules: [{ condition: { brand: { $nin: ['br'] } }, force: false }],
      },
    })
    expect((await shop.refusal('GET', '/api/features/other')).status).toBe(404)
    const stop = new AbortController()
    const stream = await fetch(`${shop.url()}/sub/sdk-balcao`, { signal: stop.signal })
    const first = await stream.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^event: features\ndata: \{"status":200/)
    stop.abort()
  })

  it('names each request in the answer', async () => {
    const { headers, body } = await shop.refusal('GET', '/nowhere')
    expect(body.requestId).toBe(headers['x-request-id'])
  })

  it('is ready until it drains', async () => {
    expect(await shop.request('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { ready: true, withoutCatalogue: [] },
    })
    shop.drain()
    expect(await shop.request('GET', '/readyz')).toMatchObject({ status: 503, body: { ready: false } })
    expect(await shop.request('GET', '/healthz')).toMatchObject({ status: 200 })
  })
})

it('an experiment decides a flag by brand, fingerprint and device, for as long as fingerprints are taken', async () => {
  const phone = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/141.0 Mobile',
    cookie: 'a=b; fp=f1d2d2f9',
  }
  const EXPERIMENTS = 'email-trial:phone=100'
  const shop = await buildTestApp({ env: { EXPERIMENTS } })
  const isOn = async (headers: Record<string, string>, brand = 'br', feature = 'email-trial') =>
    (await shop.ask(featureEnabled, `${featureEnabled.path}?feature=${feature}`, { brand, headers })).body
      .data.enabled
  expect(await isOn(phone)).toBe(true)
  const { body } = await shop.ask(featureFlags, '/api/features/sdk-balcao', { brand: null })
  expect(body.features['email-trial']).toMatchObject({
    rules: [{ condition: { brand: 'br', device: { $in: ['phone'] } }, hashVersion: 2, weights: [0, 1] }],
  })
  expect(await isOn(phone, 'cl')).toBe(false)
  expect(await isOn(phone, 'br', 'mobile-fixed-menu')).toBe(false)
  expect(await isOn({ ...phone, cookie: 'a=b' })).toBe(false)
  expect(await isOn({ ...phone, cookie: 'fp=no fingerprint' })).toBe(false)
  expect(await isOn({ ...phone, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0' })).toBe(false)
  await shop.close()

  const without = await buildTestApp({ env: { EXPERIMENTS, FLAGS: 'fingerprint=off' } })
  const asked = `${featureEnabled.path}?feature=email-trial`
  expect((await without.ask(featureEnabled, asked, { headers: phone })).body.data.enabled).toBe(false)
  await without.close()
})

it('a plan that gives a second name answers it while its flag is on, other plans and carts without it never', async () => {
  const shop = await buildTestApp({ env: { FLAGS: 'turbo-domain-bonus=on' } })
  const bonus = async (pid: string) => {
    const url = availability('com.br', 'minhaloja', `?radix=0&pid=${pid}`)
    return (await shop.ask(domainAvailability, url)).body.domainsBonus.map(({ tld }) => tld)
  }
  expect(await bonus('335')).toEqual(['online'])
  expect(await bonus('446')).toEqual([])
  expect(await bonus('')).toEqual([])

  const beside = availability('online', 'minhaloja', '?radix=0&pid=335')
  expect((await shop.ask(domainAvailability, beside)).body.domainsBonus).toMatchObject([
    { sld: 'minhalojabrasil', tld: 'online' },
  ])

  const isOn = async (cart: string) =>
    (await shop.ask(featureEnabled, `${featureEnabled.path}?feature=turbo-domain-bonus${cart}`)).body.data
      .enabled
  expect(await isOn('')).toBe(true)
  expect(await isOn('&pids=446,335')).toBe(true)
  expect(await isOn('&pids=446')).toBe(false)
  expect((await shop.refusal('GET', `${featureEnabled.path}?pids=,`)).status).toBe(422)
  await shop.close()
})

function speak(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('whoever is asked', () => {
  let shop: TestApp
  const deadlines = { REGISTRY_NAME_MS: '400', REGISTRY_SUGGESTION_MS: '40', POSTAL_CODES_MS: '50' }
  beforeAll(async () => {
    shop = await buildTestApp({ env: deadlines })
  })
  afterAll(() => shop.close())

  it('has the time for a name and for required extensions, and less for what is shown beside them', async () => {
    const waited = new Map<string, number>()
    const registry: TestApp['deps']['registry'] = {
      look: (name, options) => {
        waited.set(`${name.sld}.${name.tld}`, options.deadlineMs)
        return shop.deps.registry.look(name, options)
      },
    }
    const { server } = await buildApp({ ...shop.deps, registry })
    const url = availability('com.br', 'minhaloja', '?radix=1&requiredTlds=net.br')
    const { statusCode } = await server.inject({ url, headers: { brand: 'br' } })
    expect(statusCode).toBe(200)
    expect(waited.get('minhaloja.com.br')).toBe(400)
    expect(waited.get('minhaloja.net.br')).toBe(400)
    waited.delete('minhaloja.com.br')
    waited.delete('minhaloja.net.br')
    expect(waited.size).toBeGreaterThan(20)
    expect(new Set(waited.values())).toEqual(new Set([40]))
    await server.close()
  })

  it('and does not answer in time has said nothing', async () => {
    const { body } = await shop.ask(domainAvailability, availability('com.br', 'loja-slow', '?radix=1'))
    expect(body).toMatchObject({ available: false, status: 'unknown' })
    expect(body.domains.filter(({ sld }) => sld === 'loja-slow').map(({ tld }) => tld)).toEqual(['com.br'])
    expect(await shop.refusal('GET', postalCode('99999997'))).toMatchObject({
      status: 502,
      body: { code: 'gateway-failed' },
    })
  })
})
