import type { Brand } from './brand.ts'
import type { BrandCoupons } from './brandCoupons.ts'
import type { BrandPrices } from './brandPrices.ts'
import type { MailTexts } from './mailTexts.ts'
import { mergeProducts } from './mergeProducts.ts'
import type { MergedProducts } from './mergeProducts.ts'
import type { ParsedCatalogue } from './parseCatalogue.ts'

/** A brand with everything that is its own: what its checks look at and what its catalogue is built from. */
export interface BrandParts {
  readonly brand: Brand
  readonly products: MergedProducts
  readonly prices: BrandPrices
  readonly coupons: BrandCoupons
  readonly mails: MailTexts
  readonly shared: ParsedCatalogue
}

/** The parts of every brand that has all of its files. Brands with the same layers share one merge. */
export function brandParts(shared: ParsedCatalogue): BrandParts[] {
  const merged = new Map<string, MergedProducts>()
  return [...shared.brands].flatMap(([id, brand]) => {
    const prices = shared.prices.get(id)
    const coupons = shared.coupons.get(id)
    const mails = shared.mails.get(brand.language)
    if (prices === undefined || coupons === undefined || mails === undefined) return []
    const stack = brand.layers.join(' ')
    const products = merged.get(stack) ?? mergeProducts(shared.layers, brand.layers)
    merged.set(stack, products)
    return [{ brand, products, prices, coupons, mails, shared }]
  })
}
