import type { Brand } from '@balcao/catalogue/brand'
import type { WireOrder } from '@balcao/contract/order'
import type { BrandId } from '@balcao/rules/brand'
import type { SessionState } from './session/sessionState.ts'

/** What the server hands to the browser so that it can take over without asking again. Plain JSON, made and read by us alone. */
export type PageState =
  | { readonly kind: 'countries'; readonly countries: readonly Country[]; readonly isMissing: boolean }
  | { readonly kind: 'blocked'; readonly brand: Brand }
  | {
      readonly kind: 'shop'
      readonly session: SessionState
      readonly order: WireOrder | null
      readonly hostBrand: BrandId | null
      /** The request's time, epoch milliseconds: the first render in the browser sees the same. */
      readonly now: number
    }

export interface Country {
  readonly id: BrandId
  readonly name: string
  readonly locale: string
}
