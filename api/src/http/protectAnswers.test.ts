import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { protectAnswers, protectPages } from './protectAnswers.ts'

/** Of Helmet's headers, those that only a page in a window can heed. An answer that is data and may not be framed is none. */
const forPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** What Fastify says of any answer. */
const ofTheAnswer = ['content-type', 'content-length', 'date', 'connection']

describe('headers of an answer', () => {
  it("are Helmet's for what is data, written once", async () => {
    const ours = fastify()
    protectAnswers(ours)
    ours.get('/', () => ({}))

    const theirs = fastify()
    await theirs.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      frameguard: { action: 'deny' },
    })
    theirs.get('/', () => ({}))

    const [own, helmets] = await Promise.all([ours.inject('/'), theirs.inject('/')])
    const withoutSpaces = (headers: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => !ofTheAnswer.includes(name) && !forPages.includes(name))
          .map(([name, value]) => [name, String(value).replaceAll('; ', ';')]),
      )
    expect(withoutSpaces(own.headers)).toEqual(withoutSpaces(helmets.headers))
    expect(Object.keys(own.headers)).toContain('content-security-policy')
    expect(forPages.filter((name) => helmets.headers[name] === undefined)).toEqual([])
  })

  it("are all of Helmet's for a page", async () => {
    const ours = fastify()
    protectAnswers(ours)
    await ours.register(async (pages) => {
      await protectPages(pages)
      pages.get('/docs', () => '')
    })
    const theirs = fastify()
    await theirs.register(helmet)
    theirs.get('/docs', () => '')
    const [own, helmets] = await Promise.all([ours.inject('/docs'), theirs.inject('/docs')])
    expect({ ...own.headers, date: null }).toEqual({ ...helmets.headers, date: null })
  })
})
