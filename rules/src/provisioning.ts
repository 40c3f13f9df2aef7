import type { CalculateRequest } from './calculation.ts'
import type { Cart, CartItem, DataCenter } from './cart.ts'
import { selectableDataCenters } from './dataCenters.ts'

/**
 * What a line is set up with once it is bought: where a server stands, the EPP code of a transfer. Null where the line has none. Nothing of it
 * changes a price, so it is no part of a quote. Source: spec 1 section 3.
 */
export interface LineProvisioning {
  readonly relId: string
  readonly dataCenter: string | null
  readonly transferCode: string | null
}

/** What the bought lines of a cart are set up with; lines with nothing of the kind are left out. */
export function provisioningOf(cart: Cart, request: CalculateRequest): readonly LineProvisioning[] {
  const bought = new Set([...request.products, ...request.domains].map(({ relId }) => relId))
  return cart.items
    .filter(({ id }) => bought.has(id))
    .map(lineProvisioning)
    .filter(({ dataCenter, transferCode }) => dataCenter !== null || transferCode !== null)
}

const lineProvisioning = (item: CartItem): LineProvisioning => ({
  relId: item.id,
  dataCenter: item.type === 'product' ? item.dataCenter : null,
  transferCode:
    item.type === 'domain' && item.method === 'transfer' && item.transferCode !== ''
      ? item.transferCode
      : null,
})

export interface ProvisioningProblem {
  readonly code: 'unknown-line' | 'duplicate-line' | 'data-center-not-offered' | 'epp-code-required'
  /** Its path in the order. */
  readonly field: string
}

/** What the shop offers to the one who orders. */
export interface DataCenterOffer {
  readonly dataCenters: readonly DataCenter[]
  /** Brazil's alone. Source: spec 1 section 4. */
  readonly isRestricted: boolean
}

/**
 * Why an order cannot be set up; empty when it can. Every transfer has its code, every place is one that the shop has on offer. A server without
 * a place is set up where the operator has room: the list of places may not have come (spec 1 section 8).
 */
export function provisioningProblems(
  { products, domains }: CalculateRequest,
  given: readonly LineProvisioning[],
  offer: DataCenterOffer,
): readonly ProvisioningProblem[] {
  const lines = new Set([...products, ...domains].map(({ relId }) => relId))
  const wrong = given.flatMap((line, index) =>
    lineProblems(line, lines, given.slice(0, index), offer).map(({ code, part }) => ({
      code,
      field: `provisioning.${index}.${part}`,
    })),
  )
  const hasCode = new Set(given.filter(({ transferCode }) => transferCode !== null).map(({ relId }) => relId))
  const codeless = domains.flatMap(({ relId, type }, index) =>
    type === 'transfer' && !hasCode.has(relId)
      ? [{ code: 'epp-code-required', field: `cart.domains.${index}` } as const]
      : [],
  )
  return [...wrong, ...codeless]
}

function lineProblems(
  { relId, dataCenter }: LineProvisioning,
  lines: ReadonlySet<string>,
  before: readonly LineProvisioning[],
  { dataCenters, isRestricted }: DataCenterOffer,
): readonly { readonly code: ProvisioningProblem['code']; readonly part: keyof LineProvisioning }[] {
  if (!lines.has(relId)) return [{ code: 'unknown-line', part: 'relId' }]
  if (before.some((line) => line.relId === relId)) return [{ code: 'duplicate-line', part: 'relId' }]
  const stands =
    dataCenter === null ||
    selectableDataCenters(dataCenters, dataCenter, isRestricted).dataCenter === dataCenter
  return stands ? [] : [{ code: 'data-center-not-offered', part: 'dataCenter' }]
}
