import { createHmac } from 'node:crypto'
import { searchAccounts } from '@balcao/contract/searchAccounts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { requireBotCheck } from '../http/requireBotCheck.ts'
import { serveCallWithBody } from '../http/serveCall.ts'
import { knownDocument } from './knownDocument.ts'

/**
 * The account of a document: the one in which its orders are, or in which its first one will be. Who is a customer is looked up nowhere, so
 * that neither the answer nor the time that it takes can tell. Source: docs/decisions/016.
 */
export function serveSearchAccounts(app: FastifyInstance, deps: Deps): void {
  serveCallWithBody(app, searchAccounts, 'sensitive', async ({ body, query, brand, reply }) => {
    const document = knownDocument(brand, body.document)
    await requireBotCheck(deps, query['recaptcha-value'])
    void reply.header('cache-control', 'no-store')
    return { data: [{ id: accountId(deps, `${brand} ${document}`), email: wholeMask }] }
  })
}

const wholeMask = '***'

/** Means nothing to anybody else, and without the secret nobody can make it out of a document. */
const accountId = ({ env }: Pick<Deps, 'env'>, owner: string): string =>
  createHmac('sha256', env.QUOTE_SECRETS[0] ?? '')
    .update(`account ${owner}`)
    .digest('base64url')
    .slice(0, 22)
