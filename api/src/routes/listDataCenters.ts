import { listDataCenters } from '@balcao/contract/listDataCenters'
import { offeredDataCenters } from '@balcao/rules/dataCenters'
import { evaluateFlags } from '@balcao/rules/flags'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serveCall.ts'
import { answerOnce } from './answerOnce.ts'

export function serveListDataCenters(app: FastifyInstance, { catalogues, flags }: Deps): void {
  serveCall(app, listDataCenters, 'read', ({ brand }) => {
    const snapshot = catalogues.of(brand)
    return answerOnce(snapshot, 'data-centers', () => ({
      success: true,
      data: {
        servers: offeredDataCenters(
          snapshot.catalogue.dataCenters,
          evaluateFlags(flags, { brand, pids: [] }),
        ),
      },
    }))
  })
}
