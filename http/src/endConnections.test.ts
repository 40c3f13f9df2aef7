import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { endConnections } from './endConnections.ts'

async function listening(cutAfterMs: number) {
  const server = fastify()
  endConnections(server, cutAfterMs)
  server.post('/', ({ body }) => ({ heard: body }))
  server.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.write('HTTP/1.1 200 OK\r\n\r\nand so on')
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return server
}

type Server = Awaited<ReturnType<typeof listening>>

const dial = (server: Server): Socket => {
  const { port }: Pick<AddressInfo, 'port'> = Object.assign({ port: 0 }, server.server.address())
  return connect(port, '127.0.0.1').on('error', () => undefined)
}

describe('a server that stops', () => {
  const endless = 600_000

  it('ends a connection on which nothing was said, at once', async () => {
    const server = await listening(endless)
    const taken = once(server.server, 'connection')
    const gone = once(dial(server), 'close')
    await taken
    await server.close()
    await gone
  })

  it('answers what has begun, and then ends its connection, which might have lived on', async () => {
    const server = await listening(endless)
    const socket = dial(server)
    const begun = once(server.server, 'request')
    const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nconnection: keep-alive\r\n'
    socket.write(`${head}content-length: 7\r\n\r\n"be`)
    await begun
    const closed = server.close()
    socket.write('gun"')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*\{"heard":"begun"\}$/)
    await closed
  })

  it.each([
    ['a stream without an end', 'GET /stream HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a head without an end', 'GET /stream HTTP/1.1\r\n'],
    ['a body without an end', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{'],
  ])('cuts %s off when its time is up', async (_what, sent) => {
    const server = await listening(50)
    const taken = once(server.server, 'connection')
    const socket = dial(server)
    const [peer] = await taken
    socket.write(sent)
    while (peer.bytesRead === 0) await new Promise(setImmediate)
    await server.close()
  })
})
