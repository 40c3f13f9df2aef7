import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { protectPages } from '../http/protectAnswers.ts'
import { docsPage, OpenApiSchema } from './docsPage.ts'

/** Written by `npm run openapi` from the contract and committed. */
const file = new URL('../../../contract/openapi.json', import.meta.url)

/** The contract for people (`/docs`) and for tools (`/docs/openapi.json`). Read when it is first asked for. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  let page: string | null = null
  await app.register(async (pages) => {
    await protectPages(pages)
    pages.get('/docs', { config: { callClass: 'read' } }, (_request, reply) => {
      page ??= docsPage(v.parse(OpenApiSchema, JSON.parse(readFileSync(file, 'utf8'))))
      return reply.type('text/html; charset=utf-8').send(page)
    })
  })
  app.get('/docs/openapi.json', { config: { callClass: 'read' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(readFileSync(file, 'utf8')),
  )
}
