import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { sandboxName } from './sandboxNames.ts'
import type { SandboxName } from './sandboxNames.ts'

const ParamsSchema = v.object({ name: v.string() })
const day = 86_400_000

export interface RegistrySandboxOptions {
  readonly clock: () => number
  readonly slowMs: number
  /** What every answer takes, so that a benchmark can play a distant registry. */
  readonly latencyMs: number
}

const notFound = { errorCode: 404, title: 'Not Found', description: ['The name is not registered.'] }
const premium = {
  ...notFound,
  notices: [{ title: 'Premium Name', description: ['Sold at a price of its own.'] }],
}

/** A registry that speaks RDAP (RFC 9083) on loopback. */
export function serveRdapSandbox(app: FastifyInstance, options: RegistrySandboxOptions): void {
  app.get('/domain/:name', async (request, reply) => {
    const { name } = v.parse(ParamsSchema, request.params)
    const found = sandboxName(name.slice(0, name.indexOf('.')).toLowerCase())
    void reply.type('application/rdap+json')
    if (options.latencyMs > 0) await wait(options.latencyMs)
    if (found.kind === 'slow') await wait(options.slowMs, undefined, { ref: false })
    if (found.kind === 'failing') return reply.code(500).send({ errorCode: 500, title: 'Server Error' })
    if (found.kind === 'limited') return reply.code(429).send({ errorCode: 429, title: 'Rate limit' })
    if (found.kind === 'registered') return domainBody(name, found, options.clock())
    return reply.code(404).send(found.kind === 'premium' ? premium : notFound)
  })
}

const domainBody = (name: string, found: SandboxName & { kind: 'registered' }, now: number) => {
  const event = (eventAction: string, days: number) => ({
    eventAction,
    eventDate: new Date(now + days * day).toISOString(),
  })
  return {
    rdapConformance: ['rdap_level_0'],
    objectClassName: 'domain',
    ldhName: name.toLowerCase(),
    status: found.statuses,
    events: [
      event('registration', -found.registeredDaysAgo),
      event('expiration', found.expiresInDays),
      ...(found.transferredDaysAgo === null ? [] : [event('transfer', -found.transferredDaysAgo)]),
    ],
  }
}
