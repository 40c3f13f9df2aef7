import { domainTransferability } from '@balcao/contract/domainTransferability'
import type { FastifyInstance } from 'fastify'
import { soldName } from '../commands/soldName.ts'
import { transferOf } from '../commands/transferOf.ts'
import type { Deps } from '../deps.ts'
import { samePathBrand } from '../http/samePathBrand.ts'
import { serveCall } from '../http/serveCall.ts'
import { wireDomainOffer } from './domainOfferWire.ts'

const nameStatus = {
  available: 'available',
  unavailable: 'unavailable',
  regthroughothers: 'unavailable',
  unknown: 'unknown',
} as const

export function serveDomainTransferability(app: FastifyInstance, deps: Deps): void {
  serveCall(app, domainTransferability, 'lookup', async ({ params, brand }) => {
    samePathBrand(params.brand, brand)
    const snapshot = deps.catalogues.of(brand)
    const name = soldName(deps, snapshot.book, params.sld, params.tld)
    const decision = await transferOf(deps, name, { deadlineMs: deps.env.REGISTRY_NAME_MS, fresh: false })
    const offer = wireDomainOffer(snapshot, name.sld, name.tld, nameStatus[decision.registerStatus])
    return {
      available: decision.ok,
      domains: offer === null ? [] : [offer],
      register_status: decision.registerStatus,
      transfer_status: decision.transferStatus,
      reason: decision.ok ? null : decision.reason,
      until: decision.ok || decision.until === null ? null : new Date(decision.until).toISOString(),
    }
  })
}
