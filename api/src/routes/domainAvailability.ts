import { domainAvailability } from '@balcao/contract/domainAvailability'
import type { WireDomainOffer } from '@balcao/contract/domainOffer'
import type { FastifyInstance } from 'fastify'
import { findDomain } from '../commands/findDomain.ts'
import type { CheckedName } from '../commands/findDomain.ts'
import { soldName } from '../commands/soldName.ts'
import type { Deps } from '../deps.ts'
import { samePathBrand } from '../http/samePathBrand.ts'
import { serveCall } from '../http/serveCall.ts'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'
import { wireDomainOffer } from './domainOfferWire.ts'

export function serveDomainAvailability(app: FastifyInstance, deps: Deps): void {
  serveCall(app, domainAvailability, 'lookup', async ({ params, query, brand }) => {
    samePathBrand(params.brand, brand)
    const snapshot = deps.catalogues.of(brand)
    const found = await findDomain(deps, snapshot, {
      name: soldName(deps, snapshot.book, params.sld, params.tld),
      requiredTlds: query.requiredTlds.split(',').flatMap((tld) => tld.trim().replace(/^\./, '') || []),
      suggest: query.radix === '1',
      productId: query.pid,
    })
    const { status } = found.asked.report
    return {
      available: status === 'available',
      status,
      domains: [...offers(snapshot, [found.asked]), ...sorted(offers(snapshot, found.others), query.orderBy)],
      domainsFree: offers(snapshot, found.free),
      domainsBonus: offers(snapshot, found.bonus),
    }
  })
}

const offers = (snapshot: Snapshot, names: readonly CheckedName[]): WireDomainOffer[] =>
  names
    .map(({ sld, tld, report }) => wireDomainOffer(snapshot, sld, tld, report.status))
    .filter((offer) => offer !== null)

/** Relevance is the order in which they come. */
function sorted(list: WireDomainOffer[], orderBy: '' | 'price' | 'relevance' | 'tld'): WireDomainOffer[] {
  if (orderBy === 'price') return list.toSorted((a, b) => a.priceRegister - b.priceRegister)
  if (orderBy === 'tld') return list.toSorted((a, b) => (a.tld < b.tld ? -1 : 1))
  return list
}
