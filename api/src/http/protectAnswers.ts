import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Headers of an answer that is data: nothing in it is to be run, framed or guessed at. The same ones for every call, so they are written as they
 * are; Helmet works them out anew for each request, which costs as much as a price does.
 */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

export function protectAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}

/** Pages for people, in a scope of their own, have Helmet's headers in their place: a page may use its own styles. */
export async function protectPages(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', (_request, reply, done) => {
    for (const name of Object.keys(headers)) void reply.removeHeader(name)
    done()
  })
  await scope.register(helmet)
}
