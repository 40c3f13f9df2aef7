import { featureFlags, watchFeatureFlags } from '@balcao/contract/featureFlags'
import { featureFlags as flagList, flagVariables } from '@balcao/rules/flags'
import type { FlagValues } from '@balcao/rules/flags'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import type { EventStreams } from '../http/eventStreams.ts'
import { parseParts } from '../http/parseParts.ts'
import { urlOf } from '../http/serveCall.ts'

/**
 * Flags as GrowthBook serves them, so that its SDK reads them here or there alike. Whom a flag is for is the rules' to say
 * (`evaluateFlag`), so a value is all that goes out. Values change with the environment, that is with a restart.
 */
export function serveFeatureFlags(
  app: FastifyInstance,
  { env, flags, clock }: Deps,
  streams: EventStreams,
): void {
  const payload = JSON.stringify({
    status: 200,
    features: Object.fromEntries(flagVariables.map((name) => [name, { defaultValue: valueOf(flags, name) }])),
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

function valueOf(flags: FlagValues, name: keyof typeof flagList): boolean {
  const value = flags[name]
  return typeof value === 'boolean' ? value : flagList[name].defaultValue
}
