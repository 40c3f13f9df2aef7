import { listDataCenters } from '@balcao/contract/listDataCenters'
import type { FastifyInstance } from 'fastify'
import { dataCentersOf } from '../commands/dataCentersOf.ts'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serveCall.ts'
import { answerOnce } from './answerOnce.ts'

export function serveListDataCenters(app: FastifyInstance, deps: Deps): void {
  serveCall(app, listDataCenters, 'read', ({ brand }) =>
    answerOnce(deps.catalogues.of(brand), 'data-centers', () => ({
      success: true,
      data: { servers: [...dataCentersOf(deps, brand)] },
    })),
  )
}
