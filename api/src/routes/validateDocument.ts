import { validateDocument } from '@balcao/contract/validateDocument'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { requireBotCheck } from '../http/requireBotCheck.ts'
import { serveCall } from '../http/serveCall.ts'
import { knownDocument } from './knownDocument.ts'

export function serveValidateDocument(app: FastifyInstance, deps: Deps): void {
  serveCall(app, validateDocument, 'sensitive', async ({ params, query, brand, reply }) => {
    const document = knownDocument(brand, params.document)
    await requireBotCheck(deps, query['recaptcha-value'])
    const { status, checkedAt } = await deps.documents.validate(document)
    void reply.header('cache-control', 'no-store')
    return { document, status, timestamp: new Date(checkedAt).toISOString() }
  })
}
