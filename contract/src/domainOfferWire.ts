import type { DomainOffer } from '@balcao/rules/cart'
import { cycles } from '@balcao/rules/cycle'
import type { Currency } from '@balcao/rules/money'
import { minorOf } from './amount.ts'
import type { WireDomainOffer } from './domainOffer.ts'

const confirmed = { available: true, unavailable: false, unknown: null } as const

/** An offered name as the cart rules take it: `unknown` is no answer, never "available". */
export const domainOfferOf = (offer: WireDomainOffer, currency: Currency): DomainOffer => ({
  sld: offer.sld,
  tld: offer.tld,
  available: confirmed[offer.status],
  related: offer.related,
  idProtectionYearly: offer.idProtectionYearly === null ? null : minorOf(offer.idProtectionYearly, currency),
  cycles: cycles.flatMap((cycle) => {
    const price = offer.prices[cycle]
    if (price === undefined) return []
    return {
      cycle,
      register: minorOf(price.register, currency),
      renew: minorOf(price.renew, currency),
      transfer: price.transfer === null ? null : minorOf(price.transfer, currency),
      discountPercentage: price.discountPercentage,
    }
  }),
})
