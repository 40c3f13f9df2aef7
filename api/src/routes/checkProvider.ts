import { checkProvider } from '@balcao/contract/checkProvider'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { requireBotCheck } from '../http/requireBotCheck.ts'
import { serveCall } from '../http/serveCall.ts'
import { knownDocument } from './knownDocument.ts'

/** registro.br is asked about Brazilian documents, whichever shop asks; other shops have none. */
export function serveCheckProvider(app: FastifyInstance, deps: Deps): void {
  serveCall(app, checkProvider, 'sensitive', async ({ params, query, brand }) => {
    if (brand !== 'br') throw new ApiError('not-found')
    const document = knownDocument(brand, params.document)
    await requireBotCheck(deps, query['recaptcha-value'])
    return deps.documents.checkProvider(document)
  })
}
