import { domainSuggestions } from '@balcao/contract/domainSuggestions'
import type { WireDomainOffer } from '@balcao/contract/domainOffer'
import type { FastifyInstance } from 'fastify'
import { isAvailable, suggestNames } from '../commands/findDomain.ts'
import type { CheckedName } from '../commands/findDomain.ts'
import { soldName } from '../commands/soldName.ts'
import type { Deps } from '../deps.ts'
import { samePathBrand } from '../http/samePathBrand.ts'
import { serveLines } from '../http/serveLines.ts'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'
import { wireDomainOffer } from './domainOfferWire.ts'

export function serveDomainSuggestions(app: FastifyInstance, deps: Deps): void {
  serveLines(app, domainSuggestions, 'lookup', ({ params, brand }) => {
    samePathBrand(params.brand, brand)
    const snapshot = deps.catalogues.of(brand)
    const name = soldName(deps, snapshot.book, params.sld, params.tld)
    return offersOf(snapshot, suggestNames(deps, snapshot, { name, requiredTlds: [] }))
  })
}

/** In their order, so that a name that is shown stays where it is. */
async function* offersOf(
  snapshot: Snapshot,
  names: readonly Promise<CheckedName>[],
): AsyncGenerator<WireDomainOffer> {
  for (const coming of names) {
    const name = await coming
    const offer = isAvailable(name) ? wireDomainOffer(snapshot, name.sld, name.tld, name.report.status) : null
    if (offer !== null) yield offer
  }
}
