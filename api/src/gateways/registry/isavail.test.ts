import { createSocket } from 'node:dgram'
import type { Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isavail } from './isavail.ts'

const soon = () => AbortSignal.timeout(5_000)
const name = (sld: string) => ({ sld, tld: 'com.br' })

describe('ISAVAIL', () => {
  let server: Socket
  let heard: readonly string[] = []
  /** What the server says to a question, by its cookie, its id and the name; null for nothing. */
  let reply: (cookie: string, id: string, name: string) => string | null = () => null
  const from = new Set<number>()

  beforeEach(async () => {
    server = createSocket('udp4')
    heard = []
    from.clear()
    server.on('message', (message, { port, address }) => {
      const question = message.toString('latin1').trim()
      heard = [...heard, question]
      from.add(port)
      const [, cookie = '', , id = '', asked = ''] = question.split(' ')
      const answer = reply(cookie, id, asked)
      if (answer !== null) server.send(answer, port, address)
    })
    server.bind(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    vi.useRealTimers()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  const gateway = () => isavail({ host: '127.0.0.1', port: server.address().port })

  it('puts every question again at once with the cookie that it is given, over one socket', async () => {
    reply = (cookie, id) => (cookie === 'c'.repeat(20) ? `ST 0 ${id}\n` : `CK ${'c'.repeat(20)} ${id}\n`)
    // Nothing is put again because a datagram may be lost.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const { look } = gateway()
    const labels = Array.from({ length: 8 }, (_, index) => `loja${index}`)
    const reports = await Promise.all(labels.map((label) => look(name(label), soon())))
    expect(reports.map(({ status }) => status)).toEqual(labels.map(() => 'available'))
    expect(heard).toHaveLength(16)
    expect(from.size).toBe(1)
  })

  it('believes an answer to its own question alone', async () => {
    reply = (_cookie, id, asked) => `ST ${asked.startsWith('uma') ? '2' : '0'} ${id}\n`
    const { look } = gateway()
    const [one, other] = await Promise.all([look(name('uma'), soon()), look(name('outra'), soon())])
    expect([one.status, other.status]).toEqual(['unavailable', 'available'])
    reply = (_cookie, id) => `ST 0 ${Number(id) + 1}\n`
    await expect(look(name('uma'), AbortSignal.timeout(50))).rejects.toThrow('did not answer')
  })

  it('asks again when a datagram is lost', async () => {
    reply = (_cookie, id) => (heard.length < 2 ? null : `ST 2 ${id}\n`)
    expect(await gateway().look(name('loja'), soon())).toMatchObject({ status: 'unavailable' })
  })

  it('asks nothing when its time is over before it begins', async () => {
    await expect(gateway().look(name('loja'), AbortSignal.abort())).rejects.toThrow('not asked in time')
    expect(heard).toEqual([])
  })

  it.each([
    ['an address that cannot be reached', '::1', 43],
    ['a port where nobody listens', '127.0.0.1', 1],
  ])('fails over %s, and can be asked again', async (_, host, port) => {
    const { look } = isavail({ host, port })
    await expect(look(name('uma'), soon())).rejects.toThrow('could not be asked')
    await expect(look(name('outra'), soon())).rejects.toThrow('could not be asked')
  })
})
