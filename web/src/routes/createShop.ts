import type { BillingApi } from '../api/billingApi.ts'
import type { PageState } from '../pageState.ts'
import { createCartSession } from '../session/cartSession.ts'
import type { Log } from '../session/log.ts'
import type { Shop } from '../session/ShopContext.tsx'
import { createToasts } from '../session/toasts.ts'
import { passedOn, pathsFrom, prefixOf } from './paths.ts'

export interface ShopParts {
  readonly state: PageState
  readonly api: BillingApi
  readonly log: Log
  readonly now: () => number
  readonly schedule: (task: () => void) => void
}

/** Puts one shop together from a page's state: on the server for one request, in the browser for the visit. */
export const createShop = ({ state, api, log, now, schedule }: ShopParts): Shop => ({
  brand: state.session.brand,
  api,
  log,
  now,
  session: createCartSession({ api, log, schedule, initialState: state.session }),
  toasts: createToasts(),
  paths: pathsFrom(prefixOf(state.session.brand.id, state.hostBrand), passedOn(state.session)),
})
