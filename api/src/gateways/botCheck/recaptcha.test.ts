import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recaptcha } from './recaptcha.ts'

const secret = 'the-shops-secret'

/** Google's siteverify, as its documentation has it: a token counts once, and says where it came from and how sure Google is. */
const tokens = new Map<string, object>([
  ['person', { success: true, action: 'validation', score: 0.9 }],
  ['just-so', { success: true, action: 'validation', score: 0.5 }],
  ['program', { success: true, action: 'validation', score: 0.49 }],
  ['login', { success: true, action: 'login', score: 0.9 }],
  ['no-score', { success: true, action: 'validation' }],
  ['v2', { success: true }],
  ['words', { success: 'true', action: 'validation', score: '1' }],
])
const used = new Set<string>()

async function verify(request: IncomingMessage): Promise<object | null> {
  const form = new URLSearchParams(await text(request))
  const token = form.get('response') ?? ''
  if (token === 'never') return null
  if (form.get('secret') !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] }
  const known = tokens.get(token)
  if (known === undefined) return { success: false, 'error-codes': ['invalid-input-response'] }
  if (used.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
  used.add(token)
  return known
}

describe('reCAPTCHA v3', () => {
  let google: Server
  let url: string
  let asked: number
  beforeAll(async () => {
    asked = 0
    google = createServer((request, response) => {
      asked += 1
      if (request.url === '/broken') return void response.writeHead(500).end('<html>')
      if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/siteverify' }).end()
      void verify(request).then((answer) => {
        if (answer !== null) response.end(JSON.stringify(answer))
      })
    })
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    const address = google.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => {
    google.closeAllConnections()
    google.close()
  })

  const check = (options: { path?: string; secret?: string; deadlineMs?: number } = {}) =>
    recaptcha({
      url: url + (options.path ?? '/siteverify'),
      script: 'https://www.google.com/recaptcha/api.js',
      siteKey: 'site-key',
      secret: options.secret ?? secret,
      minimumScore: 0.5,
      deadlineMs: options.deadlineMs ?? 5_000,
    })

  it('gives the browser its script, key and the action of the specification', async () => {
    expect(await check().prepare()).toEqual({
      kind: 'recaptcha',
      script: 'https://www.google.com/recaptcha/api.js',
      siteKey: 'site-key',
      action: 'validation',
    })
  })

  it('lets a person through, once', async () => {
    expect(await check().verify('person')).toBe(true)
    expect(await check().verify('person')).toBe(false)
  })

  it('lets the least score through', async () => {
    expect(await check().verify('just-so')).toBe(true)
  })

  it.each(['program', 'login', 'no-score', 'v2', 'words', 'made-up'])('refuses %s', async (token) => {
    expect(await check().verify(token)).toBe(false)
  })

  it('asks nobody about no token', async () => {
    const before = asked
    expect(await check().verify('')).toBe(false)
    expect(asked).toBe(before)
  })

  it.each([
    ['the secret is wrong', { secret: 'another' }, 'person'],
    ['Google does not answer in time', { deadlineMs: 20 }, 'never'],
    ['Google is broken', { path: '/broken' }, 'person'],
    ['Google sends us elsewhere', { path: '/elsewhere' }, 'person'],
  ])('holds nothing proved when %s', async (_, options, token) => {
    used.clear()
    expect(await check(options).verify(token)).toBe(false)
    expect(used).toEqual(new Set())
  })

  it('holds nothing proved when Google cannot be reached', async () => {
    const nobody = {
      url: 'http://127.0.0.1:1/',
      script: '',
      siteKey: '',
      secret,
      minimumScore: 0,
      deadlineMs: 5_000,
    }
    expect(await recaptcha(nobody).verify('person')).toBe(false)
  })
})
