import type { CyclePrice } from '@balcao/rules/cart'
import { cycles } from '@balcao/rules/cycle'
import type { Currency } from '@balcao/rules/money'
import type { AddonOffer, ProductOffer } from '@balcao/rules/productOffer'
import { minorOf } from './amount.ts'
import type { WireProduct, WireRelatedProduct } from './getProduct.ts'

/** A product answer as the cart rules take it. Throws RangeError on an amount that the currency cannot hold. */
export const productOfferOf = (product: WireProduct, currency: Currency): ProductOffer => ({
  ...addonOfferOf(product, currency),
  related: product.related.map((related) => addonOfferOf(related, currency)),
})

const addonOfferOf = (product: WireRelatedProduct, currency: Currency): AddonOffer => ({
  id: product.id,
  name: product.name,
  role: product.role,
  kind: product.type,
  group: product.groupName,
  description: product.description,
  relatedDescription: product.relatedDescription,
  cycles: cyclePricesOf(product, currency),
  options: product.configoptions.map((option) => ({
    id: option.id,
    subId: option.sub_id,
    type: option.type,
    label: option.label,
    accountPrice: minorOf(option.monthly, currency),
    minValue: option.min_value,
    maxValue: option.max_value,
  })),
  freeDomainCycles: product.freedomainCycles,
  freeDomainTlds: product.freedomainTlds,
  bonusDomainTlds: product.bonusDomainTlds,
  ccModeCyclesToBeRemoved: product.ccModeCyclesToBeRemoved,
})

/** Shortest first; a cycle that lacks one of its two prices is not on offer. */
function cyclePricesOf(product: WireRelatedProduct, currency: Currency): CyclePrice[] {
  return cycles.flatMap((cycle) => {
    const register = product.pricing[cycle]
    const renew = product.renewalPricing[cycle]
    if (register === undefined || renew === undefined) return []
    return {
      cycle,
      register: minorOf(register, currency),
      renew: minorOf(renew, currency),
      transfer: null,
      discountPercentage: product.cyclesDiscount[cycle]?.discountPercentage ?? 0,
    }
  })
}
