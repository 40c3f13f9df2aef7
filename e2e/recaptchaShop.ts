import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePorts } from './freePorts.ts'

export interface RecaptchaShop {
  readonly address: string
  /** The paths that the browser and the service have asked Google for. */
  readonly asked: readonly string[]
  /** Whether the script comes from now on. */
  readonly serve: (comes: boolean) => void
  readonly stop: () => Promise<void>
}

/** As Google's: nothing before it is ready, and a token for a key and an action. */
const script = `
let made = 0
window.grecaptcha = {
  ready: (run) => setTimeout(run),
  execute: async (siteKey, { action }) => [siteKey, action, made++].join(' '),
}`

/**
 * The product once more, with reCAPTCHA for its bot check and a Google on loopback: its script, and the place where the service has a token
 * verified.
 */
export async function startRecaptchaShop(): Promise<RecaptchaShop> {
  const asked: string[] = []
  let comes = true
  const google = createServer((request, answer) => {
    const path = new URL(request.url ?? '', 'http://google').pathname
    asked.push(path)
    if (path === '/siteverify') return void text(request).then((form) => answer.end(verdict(form)))
    if (!comes) return void answer.writeHead(503).end()
    answer.writeHead(200, {
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'cross-origin',
    })
    answer.end(script)
  })
  await new Promise<void>((done) => google.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${portOf(google.address())}`
  const [port, apiPort, sandboxPort] = await freePorts(3)
  const folder = mkdtempSync(join(tmpdir(), 'balcao-recaptcha-'))
  const shop = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_URL: `${origin}/siteverify`,
      RECAPTCHA_SCRIPT_URL: `${origin}/recaptcha/api.js`,
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => shop.once('exit', () => done()))
  await new Promise<void>((ready, fail) => {
    void ended.then(() => fail(new Error('the shop with reCAPTCHA did not start')))
    shop.stdout.on('data', (line: Buffer) => line.includes('is ready') && ready())
  })
  return {
    address: `http://localhost:${port}`,
    asked,
    serve: (now) => {
      comes = now
    },
    stop: async () => {
      shop.kill('SIGTERM')
      await ended
      google.closeAllConnections()
      await new Promise((done) => google.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of a token that the script made for this shop. */
function verdict(form: string): string {
  const [siteKey, action] = new URLSearchParams(form).get('response')?.split(' ') ?? []
  return JSON.stringify({ success: siteKey === 'site-key', action, score: 0.9 })
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a server that listens has a port')
  return address.port
}
