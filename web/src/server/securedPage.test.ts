// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderPage } from '../page.ts'
import { buildStorefront } from './app.ts'
import type { Assets } from './assets.ts'
import { encodingFor } from './compressPage.ts'
import type { Env } from './env.ts'
import { readBrands } from './readBrands.ts'

const folder = mkdtempSync(join(tmpdir(), 'balcao-storefront-'))
beforeAll(() => {
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

const env: Env = {
  port: 0,
  host: '127.0.0.1',
  billingUrl: 'http://127.0.0.1:9',
  logLevel: 'silent',
  offersMaxAgeMs: 0,
  stopMs: 0,
  trustProxy: [],
  hostBrands: {},
  recaptchaScript: null,
}

const assets: Assets = {
  boot: 'boot()',
  bootHash: 'sha256-boot',
  entry: '/assets/entry.js',
  react: '/assets/react.js',
  styleHashes: ['sha256-style'],
  forPage: () => ({ style: 'p{}', sheets: ['/assets/later.css'], preloads: ['/assets/pt-BR.js'] }),
}

const renderPage: RenderPage = (request) =>
  Promise.resolve({
    kind: 'page',
    status: 200,
    cookies: [],
    page: {
      lang: 'pt-BR',
      textLocale: 'pt-BR',
      title: 'Carrinho',
      screen: 'cart',
      body: '<p>R$ 10,00</p>',
      handedOver: { stuck: '', state: { text: '</script>' } },
      requestId: request.requestId,
    },
  })

describe('a page of the storefront', () => {
  const ask = async (accepted = 'identity', settings: Partial<Env> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const app = await buildStorefront({
      env: { ...env, ...settings },
      assets,
      clientFolder: folder,
      iconFolder: join(folder, 'icons'),
      brands: readBrands(),
      renderPage,
      now: () => 0,
    })
    const answer = await app.inject({ method, url: '/br/carrinho', headers: { 'accept-encoding': accepted } })
    await app.close()
    return answer
  }

  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0, zstd;q=0', 'gzip', gunzipSync],
  ])('comes to a browser that takes %s by %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await ask(accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(unpack(rawPayload).toString()).toContain('R$ 10,00')
  })

  it.each(['identity', 'deflate', 'zstd;q=0'])('comes as it is to who takes %s', async (accepted) => {
    const { headers, payload } = await ask(accepted)
    expect(headers['content-encoding']).toBeUndefined()
    // What is kept of it for one browser is nothing for another.
    expect(headers['vary']).toBe('accept-encoding')
    expect(payload).toContain('R$ 10,00')
  })

  it('comes as it is to who does not say what they take', () => {
    expect(encodingFor(undefined)).toBeNull()
  })

  it('tells what it would be to who asks for its head alone', async () => {
    const { headers, payload } = await ask('identity', {}, 'HEAD')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
    expect(payload).toBe('')
  })

  it('lets run and look only what is ours, and nobody frame it', async () => {
    const { headers } = await ask()
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toContain("script-src 'self' 'sha256-boot'")
    expect(policy).toContain("style-src 'self' 'sha256-style'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['cache-control']).toBe('private, no-cache')
    // Whoever ends TLS in front of it says so.
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('lets Google in where the bot check is its own, and nowhere else', async () => {
    const policyOf = async (recaptchaScript: string | null) =>
      String((await ask('identity', { recaptchaScript })).headers['content-security-policy']).split(';')
    const policy = await policyOf('https://www.google.com/recaptcha/api.js')
    expect(policy).toContain(
      "script-src 'self' 'sha256-boot' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    )
    expect(policy).toContain(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    )
    expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/")
    expect(policy.join()).not.toMatch(/unsafe/)
    expect((await policyOf(null)).join()).not.toMatch(/google|gstatic|frame-src/)
  })

  it('names its scripts where nothing fetches them before it is painted, and no style twice', async () => {
    const { payload: html } = await ask()
    const [before = '', template = ''] = html.split('<template id="scripts">')
    expect(before).not.toMatch(/modulepreload|src=/)
    expect(template).toMatch(/href="\/assets\/entry\.js".*href="\/assets\/pt-BR\.js".*<\/template>/)
    expect(before).toContain('<link rel="stylesheet" href="/assets/later.css" disabled>')
  })

  it('holds a state that cannot end its own element', async () => {
    const { payload: html } = await ask()
    expect(html).toContain('{"text":"\\u003c/script>"}')
  })
})
