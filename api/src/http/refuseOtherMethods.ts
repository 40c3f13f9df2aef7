import type { FastifyInstance, HTTPMethods } from 'fastify'
import { ApiError } from './apiError.ts'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/**
 * Collects the routes from here on; the function that it returns gives every path of theirs an answer to the other methods: 405 with
 * `allow`, where the router alone would say 404.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const served = new Map<string, Set<string>>()
  let collecting = true

  app.addHook('onRoute', ({ url, method }) => {
    if (!collecting) return
    const known = served.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    if (known.has('GET')) known.add('HEAD')
    served.set(url, known)
  })

  return () => {
    collecting = false
    for (const [url, known] of served) {
      const allow = [...known].join(', ')
      app.route({
        url,
        method: methods.filter((method) => !known.has(method)),
        handler: (_request, reply) => {
          void reply.header('allow', allow)
          throw new ApiError('method-not-allowed')
        },
      })
    }
  }
}
