import { providerWebhook } from '@balcao/contract/providerWebhook'
import type { FastifyInstance } from 'fastify'
import { receiveNotification } from '../commands/receiveNotification.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { parseParts } from '../http/parseParts.ts'
import { urlOf } from '../http/serveCall.ts'

/** The raw bytes are what was signed, so this route reads its body as text whatever its type. */
export function serveProviderWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))

    scope.post(urlOf(providerWebhook), { config: { callClass: 'webhook' } }, async (request, reply) => {
      const [{ provider }] = parseParts([providerWebhook.params, request.params, ''])
      if (provider !== deps.payments.name) throw new ApiError('not-found')
      const body = typeof request.body === 'string' ? request.body : ''
      const act = await receiveNotification(deps, { body, headers: request.headers })
      await reply.send({ received: true })
      // After the acknowledgement; if it fails, its job tries again.
      await act().catch((error: unknown) =>
        deps.log.warn({ requestId: request.id, err: error }, 'payment not refreshed yet'),
      )
      return reply
    })
    done()
  })
}
