import { checkIp } from '@balcao/contract/checkIp'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { isBlocked } from '../http/isBlocked.ts'
import { serveCall } from '../http/serveCall.ts'

export function serveCheckIp(app: FastifyInstance, deps: Deps): void {
  serveCall(app, checkIp, 'read', ({ request }) => ({ blocked: isBlocked(deps.env, request.ip) }))
}
