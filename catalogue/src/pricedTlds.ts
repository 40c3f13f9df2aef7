import { domainCycles } from '@balcao/rules/cycle'
import type { DomainCycle } from '@balcao/rules/cycle'
import { minorOf } from './minorOf.ts'
import type { PricedTld, Term } from '@balcao/rules/priceBook'
import type { Brand } from './brand.ts'
import type { BrandPrices, DomainPrices } from './brandPrices.ts'
import type { TldList } from './tldList.ts'

/** The extensions that a brand sells, by name, in the order of the list. */
export function pricedTlds(brand: Brand, prices: BrandPrices, list: TldList): Record<string, PricedTld> {
  const rowOf = new Map(prices.domains.flatMap((row) => row.tlds.map((tld) => [tld, row] as const)))
  const priced: Record<string, PricedTld> = {}
  for (const { tld, categories, country } of list.tlds) {
    const row = rowOf.get(tld)
    if (row === undefined) continue
    priced[tld] = {
      tld,
      terms: domainTerms(row, brand),
      idProtectionYearly: row.idProtection ? minorOf(prices.idProtectionYearly, brand.currency) : null,
      categories,
      enabler: brand.enablerTlds.includes(tld),
      national: country === brand.country,
    }
  }
  return priced
}

function domainTerms(row: DomainPrices, { currency }: Brand): Partial<Record<DomainCycle, Term>> {
  const terms: Partial<Record<DomainCycle, Term>> = {}
  for (const cycle of domainCycles) {
    const price = row[cycle]
    if (price === undefined) continue
    terms[cycle] = {
      register: minorOf(price.register, currency),
      renew: minorOf(price.renew, currency),
      transfer: price.transfer === null ? null : minorOf(price.transfer, currency),
      discountPercentage: price.discount,
    }
  }
  return terms
}
