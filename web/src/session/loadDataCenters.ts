import { listDataCenters } from '@balcao/contract/listDataCenters'
import type { Cart, DataCenter } from '@balcao/rules/cart'
import { serversOf } from '@balcao/rules/cartLines'
import { setDataCenters } from '@balcao/rules/dataCenters'
import type { BillingApi } from '../api/billingApi.ts'
import type { Log } from './log.ts'

/** Where servers can stand; null when the service could not say, also by `success: false`. Source: spec 1 section 8. */
export async function loadDataCenters({
  api,
  log,
}: {
  readonly api: BillingApi
  readonly log: Log
}): Promise<readonly DataCenter[] | null> {
  const answer = await api(listDataCenters)
  if (answer.ok && answer.value.success) return answer.value.data.servers
  log.error({ failure: answer.ok ? 'success: false' : answer.failure.kind }, 'Failed to load data centers')
  return null
}

/** Every server of the cart with the data centres to choose from. */
export const placeServers = (cart: Cart, all: readonly DataCenter[], restricted: boolean): Cart =>
  serversOf(cart).reduce((placed, { id }) => setDataCenters(placed, { lineId: id, all, restricted }), cart)
