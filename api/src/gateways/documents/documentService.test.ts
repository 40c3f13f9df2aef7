import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentService } from './documentService.ts'

const apiKey = 'the-shops-key'
const now = Date.UTC(2026, 0, 2)
const checked = '2026-01-01T10:00:00.000Z'

interface Reply {
  readonly status: number
  readonly body: string
}

const json = (body: object, status = 200): Reply => ({ status, body: JSON.stringify(body) })

describe('a document service and a registrar over HTTP', () => {
  let server: Server
  let url: string
  const asked: { path: string; key: string | undefined }[] = []
  /** Null: no answer at all. */
  const replies: { documents: Reply | null; registrar: Reply | null } = { documents: null, registrar: null }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const key = request.headers['api-key']
    asked.push({ path, key: typeof key === 'string' ? key : undefined })
    const reply = path.startsWith('/documents') ? replies.documents : replies.registrar
    if (reply === null) return
    response.writeHead(reply.status, reply.status === 302 ? { location: '/documents/elsewhere' } : {})
    response.end(reply.body)
  }
  beforeAll(async () => {
    server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked.length = 0
    replies.documents = json({ document: '1', status: 'VALID', timestamp: checked })
    replies.registrar = json({ available: true, status: 'VALID' })
  })

  const service = (deadlineMs = 5_000) =>
    documentService({
      documentsUrl: `${url}/documents/`,
      apiKey,
      registrarUrl: `${url}/registrar`,
      clock: () => now,
      deadlineMs,
    })
  const documentsAsked = { path: '/documents/52998224725', key: apiKey }
  const registrarAsked = { path: '/registrar/check-provider/52998224725', key: undefined }

  it('believes a clear answer and asks nobody else', async () => {
    expect(await service().validate('52998224725')).toEqual({
      status: 'VALID',
      checkedAt: Date.parse(checked),
    })
    expect(asked).toEqual([documentsAsked])
  })

  it('reads an error answer, then asks the registrar, whose word counts, without the key', async () => {
    replies.documents = json({ document: '1', status: 'INVALID', timestamp: checked }, 503)
    replies.registrar = json({ available: false, status: 'BLOCKED' })
    expect(await service().validate('52998224725')).toEqual({
      status: 'BLOCKED',
      checkedAt: Date.parse(checked),
    })
    expect(asked).toEqual([documentsAsked, registrarAsked])
  })

  it('keeps what the error answer said when the registrar knows nothing', async () => {
    replies.documents = json({ document: '1', status: 'PENDING' }, 500)
    replies.registrar = json({}, 500)
    expect(await service().validate('52998224725')).toEqual({ status: 'PENDING', checkedAt: now })
  })

  it.each([
    ['is no JSON', { status: 200, body: '<html>' }],
    ['has no status', json({ document: '1' })],
    ['has a status that nobody knows', json({ status: 'GREAT' })],
    ['says FAILED', json({ status: 'FAILED' })],
    ['wants another key', json({}, 401)],
    ['sends us elsewhere', { status: 302, body: '' }],
  ])('asks the registrar when the answer %s', async (_, reply) => {
    replies.documents = reply
    replies.registrar = json({ available: false, status: 'cnpjError' })
    expect((await service().validate('52998224725')).status).toBe('ANOTHER_PROVIDER')
    expect(asked).toEqual([documentsAsked, registrarAsked])
  })

  it.each([
    ['nobody answers in time', null],
    ['both are broken', { status: 500, body: '' }],
  ])('knows nothing when %s, and never VALID', async (_, reply) => {
    replies.documents = reply
    replies.registrar = reply
    expect((await service(50).validate('52998224725')).status).toBe('FAILED')
    expect(await service(50).checkProvider('52998224725')).toEqual({ available: false, status: 'FAILED' })
  })

  it('passes on whether the registrar lets a document buy', async () => {
    replies.registrar = json({ available: false, status: 'PENDING' })
    expect(await service().checkProvider('52998224725')).toEqual({ available: false, status: 'PENDING' })
    expect(asked).toEqual([registrarAsked])
  })
})
