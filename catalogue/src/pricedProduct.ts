import { cycles, domainCycles, yearsOf } from '@balcao/rules/cycle'
import type { Cycle } from '@balcao/rules/cycle'
import { minorOf } from './minorOf.ts'
import type { ConfigOption, PricedProduct, ProductId, Term } from '@balcao/rules/priceBook'
import type { Brand } from './brand.ts'
import type { BrandPrices, ProductPrices } from './brandPrices.ts'
import type { MergedEntry } from './catalogueEntry.ts'

type Terms = Partial<Record<Cycle, Term>>

/** A product with its prices in minor units. Cycles that it hides are left out. */
export function pricedProduct(
  symbol: string,
  entry: MergedEntry,
  brand: Brand,
  prices: BrandPrices,
  idOf: (symbol: string) => ProductId | undefined,
): PricedProduct {
  const own = prices.products[symbol]
  const { id, role, kind, freeDomain, trialDays } = entry
  return {
    id,
    role,
    kind,
    terms: role === 'id-protect' ? idProtectTerms(prices, brand) : termsOf(own, entry, brand),
    related: entry.related.map(idOf).filter((related) => related !== undefined),
    freeDomainCycles: freeDomain.cycles,
    freeDomainTlds: freeDomain.tlds === 'brand' ? brand.hostingDomainTlds : freeDomain.tlds,
    bonusDomainTlds: freeDomain.bonusTlds,
    configOptions: entry.configOptions.map((option) => pricedOption(option, own, brand)),
    trialDays,
  }
}

function termsOf(own: ProductPrices | undefined, entry: MergedEntry, { currency }: Brand): Terms {
  const terms: Terms = {}
  for (const cycle of cycles) {
    const price = own?.[cycle]
    if (price === undefined || entry.cyclesToBeRemoved.includes(cycle)) continue
    terms[cycle] = {
      register: minorOf(price.register, currency),
      renew: minorOf(price.renew, currency),
      transfer: null,
      discountPercentage: price.discount,
    }
  }
  return terms
}

/** Its price is a yearly one for every extension. */
function idProtectTerms({ idProtectionYearly }: BrandPrices, { currency }: Brand): Terms {
  const yearly = minorOf(idProtectionYearly, currency)
  const terms: Terms = {}
  for (const cycle of domainCycles) {
    const amount = yearly * yearsOf[cycle]
    terms[cycle] = { register: amount, renew: amount, transfer: null, discountPercentage: 0 }
  }
  return terms
}

/** An option without a price costs nothing, as an operating system does. */
function pricedOption(
  { id, subId, type, min, max }: MergedEntry['configOptions'][number],
  own: ProductPrices | undefined,
  { currency }: Brand,
): ConfigOption {
  const price = own?.options[id]
  return {
    id,
    subId,
    type,
    monthly: price === undefined ? 0 : minorOf(price.monthly, currency),
    monthlySetup: price === undefined ? 0 : minorOf(price.setup, currency),
    min,
    max,
  }
}
