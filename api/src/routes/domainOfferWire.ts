import type { WireDomainOffer } from '@balcao/contract/domainOffer'
import { domainCycles } from '@balcao/rules/cycle'
import type { DomainCycle } from '@balcao/rules/cycle'
import { toDecimal } from '@balcao/rules/money'
import type { Minor } from '@balcao/rules/money'
import type { PricedTld } from '@balcao/rules/priceBook'
import { domainProductId } from '@balcao/rules/specialProducts'
import { validTerm } from '@balcao/rules/terms'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'

/** A name with its prices as the contract answers it; null for an extension without a valid price, which cannot be sold. */
export function wireDomainOffer(
  snapshot: Snapshot,
  sld: string,
  priced: PricedTld,
  status: WireDomainOffer['status'],
): WireDomainOffer | null {
  const amount = (minor: Minor) => toDecimal(minor, snapshot.book.currency)
  const offered = domainCycles.flatMap((cycle) => {
    const term = validTerm(priced.terms, cycle)
    if (term === undefined) return []
    const { register, renew, transfer, discountPercentage } = term
    const prices = {
      register: amount(register),
      renew: amount(renew),
      transfer: transfer === null ? null : amount(transfer),
      discountPercentage,
    }
    return [{ cycle, prices }]
  })
  const first = offered[0]
  if (first === undefined) return null
  return {
    sld,
    tld: priced.tld,
    status,
    cycle: first.cycle satisfies DomainCycle,
    related: relatedOf(snapshot),
    prices: Object.fromEntries(offered.map(({ cycle, prices }) => [cycle, prices])),
    discount: first.prices.discountPercentage,
    priceRegister: first.prices.register,
    priceRenew: first.prices.renew,
    priceTransfer: first.prices.transfer,
    idProtectionYearly: priced.idProtectionYearly === null ? null : amount(priced.idProtectionYearly),
  }
}

/** What is offered with every domain: what the catalogue relates to its domain product. */
const relatedOf = ({ catalogue }: Snapshot): string[] => [
  ...(catalogue.products.find(({ id }) => id === domainProductId)?.related ?? []),
]
