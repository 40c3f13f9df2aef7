import { listTlds } from '@balcao/contract/listTlds'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serveCall.ts'
import { answerOnce } from './answerOnce.ts'

export function serveListTlds(app: FastifyInstance, { catalogues }: Deps): void {
  serveCall(app, listTlds, 'read', ({ brand }) => {
    const snapshot = catalogues.of(brand)
    const { tldList, tldCategories } = snapshot.catalogue
    return answerOnce(snapshot, 'tlds', () => ({
      tlds: tldList.map(({ tld, categories }) => ({ tld, categories })),
      categories: tldCategories,
    }))
  })
}
