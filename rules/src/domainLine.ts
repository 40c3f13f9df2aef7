import type { CalculateProblem, PricedDomainLine, RequestedDomain } from './calculation.ts'
import { yearsOf } from './cycle.ts'
import { takeOff } from './lineDraft.ts'
import type { DomainDraft } from './lineDraft.ts'
import { percentOf } from './money.ts'
import type { Minor } from './money.ts'
import { findTld } from './priceBook.ts'
import type { PriceBook, PricedTld, Term } from './priceBook.ts'
import { validTerm } from './terms.ts'

/** Prices one domain line, or notes under `field` why it cannot be priced. */
export function draftDomain(
  book: PriceBook,
  requested: RequestedDomain,
  field: string,
  problems: CalculateProblem[],
): DomainDraft | undefined {
  const problem = (code: CalculateProblem['code'], part: string): undefined => {
    problems.push({ code, field: `${field}.${part}` })
  }
  const tld = findTld(book, requested.tld)
  if (tld === undefined) return problem('unknown-tld', 'tld')
  const idProtectionPrice = priceIdProtection(tld, requested)
  if (idProtectionPrice === undefined) problem('no-id-protection', 'hasIdProtection')
  const term = validTerm(tld.terms, requested.domainCycle)
  if (term === undefined) return problem('cycle-not-offered', 'domainCycle')
  const domainPrice = firstPrice(term, requested)
  if (domainPrice === undefined) return problem('transfer-not-offered', 'type')
  if (idProtectionPrice === undefined) return undefined
  const price = domainPrice + idProtectionPrice
  const draft: DomainDraft = {
    requested,
    tld,
    idProtectionPrice,
    price,
    total: price,
    renewal: term.renew + idProtectionPrice,
    adjustments: [],
  }
  // A transfer is never discounted by its term.
  if (requested.type === 'register') {
    takeOff(draft, 'cycle-discount', percentOf(domainPrice, term.discountPercentage))
  }
  return draft
}

/** A registration's or transfer's list price; undefined where no transfer is sold. */
function firstPrice(term: Term, requested: RequestedDomain): Minor | undefined {
  if (requested.type === 'register') return term.register
  return term.transfer !== null && term.transfer > 0 ? term.transfer : undefined
}

/** The yearly price for each year of the term; undefined where the extension has no ID Protect. */
function priceIdProtection(tld: PricedTld, requested: RequestedDomain): Minor | undefined {
  if (!requested.hasIdProtection) return 0
  if (tld.idProtectionYearly === null || tld.idProtectionYearly <= 0) return undefined
  return tld.idProtectionYearly * yearsOf[requested.domainCycle]
}

export function pricedDomainLine(draft: DomainDraft): PricedDomainLine {
  const { requested, idProtectionPrice, price, total, adjustments, renewal } = draft
  const { relId, sld, tld, type, related, domainCycle } = requested
  return {
    relId,
    sld,
    tld,
    type,
    related,
    domainCycle,
    idProtectionPrice,
    price,
    discount: price - total,
    total,
    adjustments,
    renewal,
  }
}
