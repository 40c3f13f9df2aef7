import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

const BatchSchema = v.object({
  session: v.pipe(v.string(), v.maxLength(64)),
  requestId: v.pipe(v.string(), v.maxLength(64)),
  entries: v.pipe(
    v.array(
      v.object({
        level: v.picklist(['info', 'warn', 'error']),
        message: v.pipe(v.string(), v.maxLength(256)),
        at: v.number(),
        details: v.record(v.string(), v.unknown()),
      }),
    ),
    v.maxLength(50),
  ),
})

/** Takes what browsers logged into our own log: each message on a line, with the page's request id. A beacon comes as text. */
export function registerBrowserLog(app: FastifyInstance): void {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: 32 * 1024 },
    (_request, body, done) => done(null, body),
  )
  app.post('/log', { bodyLimit: 32 * 1024 }, async (request, reply) => {
    const batch = v.safeParse(BatchSchema, parseJson(request.body))
    if (!batch.success) return reply.code(400).send()
    const { session, requestId, entries } = batch.output
    for (const { level, message, at, details } of entries) {
      request.log[level]({ browser: { session, requestId, at, details } }, message)
    }
    return reply.code(204).send()
  })
}

function parseJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body
  } catch {
    return null
  }
}
