import type { Brand } from '@balcao/catalogue/brand'
import type { BillingApi } from './api/billingApi.ts'
import type { Brands } from './server/brands.ts'
import type { Page } from './server/pageShell.ts'
import type { Log } from './session/log.ts'
import type { ShopMemory } from './session/shopMemory.ts'

/** A request for a page, as the HTTP layer hands it to the renderer. */
export interface PageRequest {
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly cookieHeader: string
  readonly brands: Brands
  /** The brand that the host stands for; null where addresses carry it. */
  readonly hostBrand: string | null
  readonly secure: boolean
  readonly requestId: string
  readonly now: number
  readonly log: Log
  readonly apiFor: (brand: Brand) => BillingApi
  readonly memory: ShopMemory
}

export type PageAnswer =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly page: Page
      readonly cookies: readonly string[]
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly cookies: readonly string[] }

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>
