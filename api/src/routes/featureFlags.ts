import { featureFlags, watchFeatureFlags } from '@balcao/contract/featureFlags'
import { featureFlags as flagList, flagVariables } from '@balcao/rules/flags'
import type { FlagValues } from '@balcao/rules/flags'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { parseParts } from '../http/parseParts.ts'
import { urlOf } from '../http/serveCall.ts'

const heartbeatMs = 15_000

/**
 * Flags as GrowthBook serves them, so that its SDK reads them here or there alike. Whom a flag is for is the rules' to say
 * (`evaluateFlag`), so a value is all that goes out. Values change with the environment, that is with a restart.
 */
export function serveFeatureFlags(app: FastifyInstance, { env, flags, clock }: Deps): void {
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

  const open = new Set<FastifyReply>()
  app.get(urlOf(watchFeatureFlags), { config: { callClass: 'read' } }, (request, reply) => {
    knownKey(request.params)
    reply.hijack()
    open.add(reply)
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    reply.raw.write(`event: features\ndata: ${payload}\n\n`)
    const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs).unref()
    reply.raw.on('close', () => {
      clearInterval(heartbeat)
      open.delete(reply)
    })
  })
  app.addHook('preClose', (done) => {
    for (const reply of open) reply.raw.end()
    done()
  })
}

function valueOf(flags: FlagValues, name: keyof typeof flagList): boolean {
  const value = flags[name]
  return typeof value === 'boolean' ? value : flagList[name].defaultValue
}
