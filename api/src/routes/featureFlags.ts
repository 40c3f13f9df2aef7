import { featureFlags, watchFeatureFlags } from '@balcao/contract/featureFlags'
import { flagVariables } from '@balcao/rules/flags'
import { growthBookFeature } from '@balcao/rules/growthBookFeature'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import type { EventStreams } from '../http/eventStreams.ts'
import { parseParts } from '../http/parseParts.ts'
import { urlOf } from '../http/serveCall.ts'

/**
 * Flags as GrowthBook serves them, so that its SDK reads them here or there alike and decides what this service decides. Values change with
 * the environment, that is with a restart.
 */
export function serveFeatureFlags(
  app: FastifyInstance,
  { env, flags, clock }: Deps,
  streams: EventStreams,
): void {
  const payload = JSON.stringify({
    status: 200,
    features: Object.fromEntries(
      flagVariables.map((name) => [name, growthBookFeature(name, flags, env.EXPERIMENTS)]),
    ),
    dateUpdated: new Date(clock()).toISOString(),
  })
  const knownKey = (params: unknown): void => {
    const [{ clientKey }] = parseParts([featureFlags.params, params, ''])
    if (clientKey !== env.FLAGS_CLIENT_KEY) throw new ApiError('not-found')
  }

  app.get(urlOf(featureFlags), { config: { callClass: 'read' } }, (request, reply) => {
    knownKey(request.params)
    void reply.header('x-sse-support', 'enabled').header('cache-control', 'max-age=60')
    return reply.type('application/json; charset=utf-8').send(payload)
  })

  app.get(urlOf(watchFeatureFlags), { config: { callClass: 'read' } }, (request, reply) => {
    knownKey(request.params)
    streams.admit(request)
    const nothing = () => undefined
    streams.open(request, reply, { beat: nothing, end: nothing })('features', payload)
  })
}
