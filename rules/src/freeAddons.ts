import { byRelId, takeOff } from './lineDraft.ts'
import type { ProductDraft } from './lineDraft.ts'
import type { PricedProduct, Term } from './priceBook.ts'
import { cycles } from './cycle.ts'
import type { Cycle } from './cycle.ts'

/** Each add-on that a plan gives along costs nothing in its first term, one unit for each plan. Source: spec 1 section 9. */
export function applyFreeAddons(products: readonly ProductDraft[]): void {
  for (const { product, requested } of products) {
    for (const id of product.freeAddons ?? []) {
      const [gift] = products
        .filter((line) => line.requested.related === requested.relId && line.product.id === id)
        .sort(byRelId)
      if (gift?.requested.quantity === 1) takeOff(gift, 'free-addon', gift.total)
    }
  }
}

/** An add-on as the plan that gives it shows it: nothing for the first term, its own price when it renews. */
export function asFreeAddon(addon: PricedProduct): PricedProduct {
  const terms: Partial<Record<Cycle, Term>> = {}
  for (const cycle of cycles) {
    const term = addon.terms[cycle]
    if (term !== undefined) terms[cycle] = { ...term, discountPercentage: 100 }
  }
  return { ...addon, terms }
}
