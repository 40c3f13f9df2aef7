import { domainSuggestions } from '@balcao/contract/domainSuggestions'
import type { WireDomainOffer } from '@balcao/contract/domainOffer'
import fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serveLines } from './serveLines.ts'

const offer = (tld: string): WireDomainOffer => ({
  sld: 'minhaloja',
  tld,
  status: 'available',
  cycle: 'annually',
  related: [],
  prices: {},
  discount: 0,
  priceRegister: 40,
  priceRenew: 50,
  priceTransfer: 30,
  idProtectionYearly: null,
})

const app = { current: fastify() }
afterEach(() => app.current.close())

/** Serves these lines and asks for them. */
async function asked(lines: () => AsyncIterable<WireDomainOffer>, signal?: AbortSignal) {
  app.current = fastify()
  serveLines(app.current, domainSuggestions, 'lookup', lines)
  const address = await app.current.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(
    `${address}/api/v2/shop/br/domains/availability/com.br/minhaloja/suggestions`,
    {
      headers: { brand: 'br' },
      ...(signal === undefined ? {} : { signal }),
    },
  )
  if (response.body === null) throw new Error('no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  return { status: response.status, next: async () => (await reader.read()).value ?? null }
}

describe('an answer in lines', () => {
  it('has each line as soon as it is known', async () => {
    const second = Promise.withResolvers<WireDomainOffer>()
    const answer = await asked(async function* () {
      yield offer('com')
      yield await second.promise
    })
    expect(answer.status).toBe(200)
    expect(await answer.next()).toBe(`${JSON.stringify(offer('com'))}\n`)
    second.resolve(offer('net'))
    expect(await answer.next()).toBe(`${JSON.stringify(offer('net'))}\n`)
    expect(await answer.next()).toBeNull()
  })

  it('is looked for no further when nobody waits for it', async () => {
    const leaving = new AbortController()
    const ended = vi.fn()
    const answer = await asked(async function* () {
      try {
        for (;;) yield offer('com')
      } finally {
        ended()
      }
    }, leaving.signal)
    await answer.next()
    leaving.abort()
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
  })

  it('that fails on its way is cut off, so that nobody takes it for whole', async () => {
    const answer = await asked(async function* () {
      yield offer('com')
      await Promise.reject(new Error('registry'))
    })
    await expect(answer.next().then(answer.next)).rejects.toThrow()
  })
})
