import type { WireOrder } from '@balcao/contract/order'
import type { BrandId } from '@balcao/rules/brand'
import type { SessionState } from './session/sessionState.ts'

/** What the server hands to the browser so that it can take over without asking again. Plain JSON, made and read by us alone. */
export interface PageState {
  readonly session: SessionState
  readonly order: WireOrder | null
  readonly hostBrand: BrandId | null
  /** The request's time, epoch milliseconds: the first render in the browser sees the same. */
  readonly now: number
}
