import type { BrandId } from '@balcao/rules/brand'
import type { ProductId } from '@balcao/rules/priceBook'
import type { ProductOffer } from '@balcao/rules/productOffer'
import type { ShownProduct } from './shownProduct.ts'

/** A product as it was answered. */
export interface KnownOffer {
  /** What the cart rules need. */
  readonly offer: ProductOffer
  /** What the screen shows. */
  readonly product: ShownProduct
}

/** Products that were asked for a moment ago: their answers depend on brand and catalogue alone, not on who asks. */
export interface OfferMemory {
  /** Null when it has not been kept, or for too long. */
  readonly recall: (brand: BrandId, id: ProductId) => KnownOffer | null
  readonly keep: (brand: BrandId, id: ProductId, known: KnownOffer) => void
}

export interface OfferMemoryParts {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Milliseconds; 0 keeps nothing. A change of the catalogue is shown this much later; a total never is, for it is calculated each time. */
  readonly maxAge: number
}

/** Holds what the brands sell and no more: what is not sold is not kept. */
export function createOfferMemory({ now, maxAge }: OfferMemoryParts): OfferMemory {
  const kept = new Map<string, KnownOffer & { readonly until: number }>()
  return {
    recall: (brand, id) => {
      const known = kept.get(`${brand} ${id}`)
      return known !== undefined && now() < known.until ? known : null
    },
    keep: (brand, id, known) => kept.set(`${brand} ${id}`, { ...known, until: now() + maxAge }),
  }
}

/** Where each page is a visit of its own, as in the browser. */
export const noMemory: OfferMemory = { recall: () => null, keep: () => undefined }
