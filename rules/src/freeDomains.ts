import type { AddonItem, DomainItem, ProductItem } from './cart.ts'
import { yearsOf } from './cycle.ts'
import type { Cycle } from './cycle.ts'
import { takeOff } from './lineDraft.ts'
import type { DomainDraft, ProductDraft } from './lineDraft.ts'
import type { Minor } from './money.ts'
import { findTld } from './priceBook.ts'
import type { PriceBook, PricedProduct } from './priceBook.ts'

/** A product makes its main domain free in the first year if both the product's cycle and the extension are listed. */
export const grantsFreeDomain = (
  product: Pick<PricedProduct, 'freeDomainCycles' | 'freeDomainTlds'>,
  cycle: Cycle,
  tld: string,
): boolean => product.freeDomainCycles.includes(cycle) && product.freeDomainTlds.includes(tld)

/**
 * The same for a line of the cart, a plan that is taken as a name's add-on included: it gives what it gives on its own. Only a registration
 * can be free. Source: spec 2 section 3 (`relatedShowFreeDomainBox`) and section 9.
 */
export const makesFree = (line: ProductItem | AddonItem, { method, tld }: DomainItem): boolean =>
  method === 'register' && grantsFreeDomain(line, line.cycle, tld)

/**
 * Turbo and the AI site product give a second domain in the extensions that they list, kept only while their
 * free-domain cycles include the current cycle. Source: spec 1 section 5, spec 2 section 9.
 */
export const keepsBonusDomain = (
  product: Pick<PricedProduct, 'freeDomainCycles' | 'bonusDomainTlds'>,
  cycle: Cycle,
  tld: string,
): boolean => product.freeDomainCycles.includes(cycle) && product.bonusDomainTlds.includes(tld)

/** Registering an enabler extension (.com, .com.br, ...) makes a domain of each free extension free. Source: spec 2 section 9. */
export const grantsEnablerDomain = (
  book: Pick<PriceBook, 'tlds' | 'freeTlds'>,
  enabler: string,
  tld: string,
): boolean => book.freeTlds.includes(tld) && findTld(book, enabler)?.enabler === true

/** Takes the free first years off the domains. The request says what belongs together, never what is free. */
export function applyFreeDomains(
  book: PriceBook,
  products: readonly ProductDraft[],
  domains: readonly DomainDraft[],
): void {
  const candidates = domains.filter(isCandidate).sort(byBenefit)
  if (candidates.length === 0) return
  const left = applyEnablers(book, domains, candidates)
  for (const product of products) {
    applyHosting(
      product,
      left.filter(({ requested }) => requested.related === product.requested.relId),
    )
  }
}

/** Only a registration can be free: a transfer pays for the year that it adds. */
const isCandidate = ({ requested }: DomainDraft): boolean =>
  requested.type === 'register' && (requested.related !== null || requested.domainRelated !== null)

/** The dearest first, so that whoever sends two candidates for one gift gets the better one; then by line id. */
function byBenefit(a: DomainDraft, b: DomainDraft): number {
  const difference = firstYear(b) - firstYear(a)
  if (difference !== 0) return difference
  return a.requested.relId < b.requested.relId ? -1 : 1
}

/** The first year's share, rounded up, of what the term costs by now without ID Protect; the other years are paid. */
const firstYear = (draft: DomainDraft): Minor =>
  Math.ceil((draft.total - draft.idProtectionPrice) / yearsOf[draft.requested.domainCycle])

/** One free domain in each free extension for each enabler registered; answers with those not made free. */
function applyEnablers(
  book: PriceBook,
  domains: readonly DomainDraft[],
  candidates: readonly DomainDraft[],
): DomainDraft[] {
  const given = new Set<string>()
  return candidates.filter((draft) => {
    const { domainRelated, tld } = draft.requested
    const enabler = domains.find(({ requested }) => requested.relId === domainRelated)?.requested
    if (enabler?.type !== 'register' || !grantsEnablerDomain(book, enabler.tld, tld)) return true
    const gift = `${enabler.relId} ${tld}`
    if (given.has(gift)) return true
    given.add(gift)
    takeOff(draft, 'enabler-free-domain', firstYear(draft))
    return false
  })
}

/** One main and one bonus domain for each product line; if one domain could be either, the dearer pair is chosen. */
function applyHosting({ product, requested }: ProductDraft, candidates: readonly DomainDraft[]): void {
  const mains = candidates.filter(({ tld }) => grantsFreeDomain(product, requested.cycle, tld.tld))
  const bonuses = candidates.filter(({ tld }) => keepsBonusDomain(product, requested.cycle, tld.tld))
  const mainFirst = { main: mains[0], bonus: bonuses.find((draft) => draft !== mains[0]) }
  const bonusFirst = { main: mains.find((draft) => draft !== bonuses[0]), bonus: bonuses[0] }
  const chosen = worth(bonusFirst) > worth(mainFirst) ? bonusFirst : mainFirst
  if (chosen.main) takeOff(chosen.main, 'free-domain', firstYear(chosen.main))
  if (chosen.bonus) takeOff(chosen.bonus, 'bonus-domain', firstYear(chosen.bonus))
}

const worth = (pair: { main: DomainDraft | undefined; bonus: DomainDraft | undefined }): Minor =>
  (pair.main ? firstYear(pair.main) : 0) + (pair.bonus ? firstYear(pair.bonus) : 0)
