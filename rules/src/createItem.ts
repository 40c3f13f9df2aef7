import type { AddonItem, CyclePrice, DomainItem, DomainOffer, ItemOption, ProductItem } from './cart.ts'
import { freeLineId } from './cartLines.ts'
import { defaultCycle } from './cycle.ts'
import type { Cycle } from './cycle.ts'
import { nameParts } from './nameParts.ts'
import type { AddonOffer, OptionOffer, ProductOffer } from './productOffer.ts'
import { domainProductId, startsAnnuallyAsAddon, startsAsTrial } from './specialProducts.ts'

/** A product line as it starts, with every related product as an add-on that is not selected. */
export function createProductItem(
  offer: ProductOffer,
  cycle: Cycle | null,
  ccMode: boolean,
  taken: readonly string[],
): ProductItem {
  const id = freeLineId(taken, offer.id)
  const base = lineOf(offer, cycle, ccMode)
  return {
    ...base,
    id,
    type: 'product',
    selected: true,
    related: offer.related.map((related) => related.id),
    addons: createAddons(offer.related, base.cycle, ccMode, [...taken, id]),
    bonusDomainTlds: offer.bonusDomainTlds,
    dataCenter: null,
    dataCenters: [],
  }
}

/** Add-ons as they start under a line of that cycle: not selected, nothing is bought unasked. */
export function createAddons(
  offers: readonly AddonOffer[],
  cycle: Cycle,
  ccMode: boolean,
  taken: readonly string[],
): readonly AddonItem[] {
  const ids = [...taken]
  return offers.map((offer) => {
    const id = freeLineId(ids, offer.id)
    ids.push(id)
    const start = startsAnnuallyAsAddon(offer.id) ? 'annually' : cycle
    const description = offer.relatedDescription || offer.description
    return { ...lineOf(offer, start, ccMode), description, id, type: 'addon', selected: false, related: [] }
  })
}

function lineOf(offer: AddonOffer, cycle: Cycle | null, ccMode: boolean) {
  const removed = ccMode ? offer.ccModeCyclesToBeRemoved : []
  const sold = offer.cycles.filter((price) => isPriced(price) && !removed.includes(price.cycle))
  const cycles = startsAsTrial(offer) ? [trialCycle(offer)] : sold
  return {
    productId: offer.id,
    name: offer.name,
    group: offer.group,
    role: offer.role,
    description: offer.description,
    cycle: defaultCycle(
      cycle,
      cycles.map((price) => price.cycle),
    ),
    cycles,
    quantity: 1,
    balance: null,
    options: createOptions(offer.options),
    freeDomainCycles: offer.freeDomainCycles,
    freeDomainTlds: offer.freeDomainTlds,
  }
}

/** A price is valid only if greater than zero. Source: spec 1 section 5. */
const isPriced = ({ register, renew }: CyclePrice): boolean => register > 0 && renew > 0

/** Annually at zero, renewed at what the year costs. Source: spec 1 section 4. */
function trialCycle(offer: AddonOffer): CyclePrice {
  const renew = offer.cycles.find(({ cycle }) => cycle === 'annually')?.renew ?? 0
  return { cycle: 'annually', register: 0, renew, transfer: null, discountPercentage: 0 }
}

/** The least number of units of each; of the operating systems the first one, for a server has one. */
function createOptions(offers: readonly OptionOffer[]): readonly ItemOption[] {
  const firstOs = offers.find(({ type }) => type === 'os')
  return offers.map((offer) => ({ ...offer, accounts: offer === firstOs ? 1 : offer.minValue }))
}

/** An empty domain line; `createDomainItem` fills it. */
const emptyDomain = {
  type: 'domain',
  productId: domainProductId,
  name: '',
  group: '',
  role: 'domain',
  description: '',
  selected: true,
  cycle: 'annually',
  cycles: [],
  quantity: 1,
  balance: null,
  options: [],
  addons: [],
  related: [],
  sld: '',
  tld: '',
  method: 'register',
  available: null,
  transferCode: '',
  registerStatus: 'unknown',
  transferStatus: 'unknown',
  transferReason: null,
  transferUntil: null,
  preview: null,
  suggestions: [],
  freeDomains: [],
  bonusDomains: [],
  isFreeDomain: false,
  isBonusDomain: false,
  isTemporaryDomain: false,
  isMultipleDomain: false,
  fallbackShortDomain: false,
  idProtection: false,
  idProtectionYearly: null,
  document: { available: false, value: '', status: 'NOT_VALIDATED', registryCheck: null },
  parentId: null,
} as const satisfies Omit<DomainItem, 'id'>

/** A domain line; what is not given is as for a name that nobody has been asked about yet. */
export function createDomainItem(
  given: Partial<Omit<DomainItem, 'id' | 'type' | 'name' | 'productId' | 'role'>>,
  taken: readonly string[],
): DomainItem {
  const item: DomainItem = { ...emptyDomain, ...given, id: freeLineId(taken, domainProductId) }
  return { ...item, ...nameParts(item) }
}

/**
 * What an answer about a name says of a line: prices, ID Protect, the cycle kept where it is still sold. A transfer is sold for
 * the terms that have a price for it.
 */
export function offeredTerms(offer: DomainOffer, cycle: Cycle | null, method: 'register' | 'transfer') {
  const sold = offer.cycles.filter(isPriced)
  const cycles = method === 'register' ? sold : sold.filter(({ transfer }) => (transfer ?? 0) > 0)
  return {
    cycles,
    cycle: defaultCycle(
      cycle,
      cycles.map((price) => price.cycle),
    ),
    related: offer.related,
    idProtectionYearly: offer.idProtectionYearly,
  }
}
