import { featureEnabled } from '@balcao/contract/featureEnabled'
import { evaluateFlag, isFlagVariable } from '@balcao/rules/flags'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serveCall.ts'

/** A name that is no flag is off. */
export function serveFeatureEnabled(app: FastifyInstance, { flags, catalogues }: Deps): void {
  serveCall(app, featureEnabled, 'read', ({ query: { feature }, brand }) => {
    const pids = Object.keys(catalogues.of(brand).book.products)
    return { data: { enabled: isFlagVariable(feature) && evaluateFlag(feature, flags, { brand, pids }) } }
  })
}
