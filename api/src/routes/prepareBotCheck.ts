import { prepareBotCheck } from '@balcao/contract/prepareBotCheck'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serveCall.ts'

export function servePrepareBotCheck(app: FastifyInstance, { botCheck }: Deps): void {
  serveCall(app, prepareBotCheck, 'lookup', ({ reply }) => {
    void reply.header('cache-control', 'no-store')
    return botCheck.prepare()
  })
}
