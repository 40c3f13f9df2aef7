import type { Brand } from '@balcao/catalogue/brand'
import type { BrandId } from '@balcao/rules/brand'

/** Every shop of this storefront, by its id. */
export type Brands = Readonly<Record<BrandId, Brand>>
