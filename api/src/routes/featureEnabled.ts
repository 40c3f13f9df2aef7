import { featureEnabled } from '@balcao/contract/featureEnabled'
import { evaluateFlagFor } from '@balcao/rules/flagExperiments'
import { isFlagVariable } from '@balcao/rules/flags'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { flagVisitorOf } from '../http/flagVisitorOf.ts'
import { serveCall } from '../http/serveCall.ts'

/** A name that is no flag is off. Where no cart is named the flag is told for the shop, with all that it sells. */
export function serveFeatureEnabled(app: FastifyInstance, { env, flags, catalogues }: Deps): void {
  const given = { values: flags, experiments: env.EXPERIMENTS }
  serveCall(app, featureEnabled, 'read', ({ query, brand, request }) => {
    const { feature } = query
    const pids = query.pids?.split(',') ?? Object.keys(catalogues.of(brand).book.products)
    const enabled =
      isFlagVariable(feature) && evaluateFlagFor(flagVisitorOf(request), feature, given, { brand, pids })
    return { data: { enabled } }
  })
}
