import type { Brand } from '@balcao/catalogue/brand'
import { checkIp } from '@balcao/contract/checkIp'
import { featureEnabled } from '@balcao/contract/featureEnabled'
import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import { listTlds } from '@balcao/contract/listTlds'
import { parseAddress } from '@balcao/rules/address'
import type { AddressParameters } from '@balcao/rules/address'
import type { DomainRefusal } from '@balcao/rules/addressDomain'
import type { Cart, DataCenter, DomainItem } from '@balcao/rules/cart'
import { findItem, serversOf } from '@balcao/rules/cartLines'
import { hasLoneNames, offerDomainAddons } from '@balcao/rules/domainAddons'
import { expandedFlowCookieName, isExpandedFlow } from '@balcao/rules/expandedFlow'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import { decodeDomainsCookie, domainsCookieName } from '@balcao/rules/multipleDomains'
import { decodeCartCookie } from '@balcao/rules/readCartCookie'
import { sessionParametersOf } from '@balcao/rules/sessionParameters'
import { domainProductId } from '@balcao/rules/specialProducts'
import { planStartUp } from '@balcao/rules/startUp'
import type { StartUpCookies, StartUpPlan } from '@balcao/rules/startUp'
import type { BillingApi } from '../api/billingApi.ts'
import { cartOfPlan } from './addressCart.ts'
import type { NameQuestion } from './askRegistry.ts'
import { afterCalculation, calculate } from './cartSession.ts'
import { checkDomain, questionOf } from './checkDomain.ts'
import type { CookieJar } from './cookieJar.ts'
import { loadDataCenters, placeServers } from './loadDataCenters.ts'
import { loadFlags } from './loadFlags.ts'
import { loadOffers } from './loadOffers.ts'
import type { LoadedOffers } from './loadOffers.ts'
import type { Log } from './log.ts'
import type { SessionNotice, SessionState } from './sessionState.ts'
import { remembered } from './shopMemory.ts'
import type { ShopMemory } from './shopMemory.ts'

export interface StartUpInput {
  readonly api: BillingApi
  readonly brand: Brand
  readonly query: Iterable<readonly [string, string]>
  readonly cookies: Pick<CookieJar, 'read'>
  readonly log: Log
  readonly memory: ShopMemory
}

export { noMemory } from './shopMemory.ts'

export type Started = { readonly kind: 'blocked' } | { readonly kind: 'open'; readonly state: SessionState }

/**
 * From address and cookies to a priced cart, the same on the server and in the browser. Calls that do not depend on each other run
 * together; the order of effects is the specification's (spec 1 section 4, Start-up sequence). Never throws for a failed
 * call: the page comes with what could be had, says what could not, and the log has it.
 */
export async function startUp(input: StartUpInput): Promise<Started> {
  if (await isBlocked(input)) return { kind: 'blocked' }
  const { address, cookies } = readVisitor(input)
  const { plan, isListUnasked } = await makePlan(input, address, cookies)
  const loaded = await loadOffers(input.api, plan.productIds, {
    ...input,
    tld: plan.domain?.tld ?? null,
  })
  const planned = cartOfPlan(input.brand.id, plan, address, loaded.offers)
  const checking = checkDomains(input, planned.cart)
  const names = plan.domains.length > 0 ? checking.then(confirmedNames) : []
  const [checked, { related, products, flags }, acceptedMethods, dataCenters] = await Promise.all([
    checking,
    loadAddonsAndFlags(input, planned.cart, { ccMode: address.ccMode, names }),
    acceptedMethodsOf(input),
    serversOf(planned.cart).length > 0 ? knownDataCenters(input) : null,
  ])
  const named = offerDomainAddons(checked, related, address.ccMode)
  const cart =
    dataCenters === null
      ? named
      : placeServers(named, dataCenters, flags.includes('vps-datacenter-restriction'))
  const state: SessionState = {
    brand: input.brand,
    products: { ...loaded.products, ...products },
    cart,
    isIncomplete:
      isListUnasked || (loaded.failed.length > 0 && (plan.restore === null || planned.isIncomplete)),
    coupon: plan.coupon === null ? null : { code: plan.coupon.code, status: 'NOT_VALIDATED', reason: null },
    buyerDocument: 'missing',
    calculation: { status: 'none', last: null },
    notices: [
      ...productNotices(loaded),
      ...(isListUnasked ? [listNotice] : []),
      ...refusalNotice(plan),
      ...refusedNames(planned.cart, checked).map(({ name }) => notSold(name)),
    ],
    refusedName: plan.domainRefusal ?? refusalOf(refusedNames(planned.cart, checked)[0]),
    // A list that could not be asked for is what they came for.
    asksForName: plan.asksForName && !isListUnasked,
    acceptedMethods,
    paymentMethod: null,
    ccMode: address.ccMode,
    flags,
    isExpandedFlow: isExpandedFlow({
      brand: input.brand.id,
      parameter: address.expandedFlowMode,
      cookie: input.cookies.read(expandedFlowCookieName),
    }),
    sessionParameters: sessionParametersOf(address),
  }
  return { kind: 'open', state: await priced(input, state) }
}

/** A failed check counts as not blocked (spec 1 section 8). */
async function isBlocked({ api, log }: StartUpInput): Promise<boolean> {
  const answer = await api(checkIp)
  if (!answer.ok) log.error({ failure: answer.failure.kind }, 'blocked-address check failed')
  return answer.ok && answer.value.blocked
}

function readVisitor({ query, cookies, brand, log }: StartUpInput) {
  const { parameters: address, dropped } = parseAddress(query)
  const kept = decodeCartCookie(cookies.read, brand.id)
  const listed = decodeDomainsCookie(cookies.read(domainsCookieName))
  for (const part of [...dropped, ...kept.dropped, ...listed.dropped])
    log.warn({ ...part }, 'visitor data dropped')
  return { address, cookies: { cart: kept.cart, domains: listed.domains } }
}

/**
 * Asks what the plan depends on: the extensions when a full name has to be split, the flag when the plan says so. A flag that could not be
 * asked is off, but the visitor's list of names is then not lost: `isListUnasked` keeps it for another try.
 */
async function makePlan(
  input: StartUpInput,
  address: AddressParameters,
  cookies: StartUpCookies,
): Promise<{ readonly plan: StartUpPlan; readonly isListUnasked: boolean }> {
  const tlds = address.domain === null ? [] : await knownTlds(input)
  const flags = { multipleDomains: null, shortDomainNames: await sellsShortName(input, address) }
  const plan = planStartUp(address, cookies, flags, tlds)
  if (!plan.asksMultipleDomainFlag) return { plan, isListUnasked: false }
  const multipleDomains = await sellsMultipleDomains(input)
  return {
    plan: planStartUp(address, cookies, { ...flags, multipleDomains: multipleDomains ?? false }, tlds),
    isListUnasked: multipleDomains === null,
  }
}

/** A failure leaves the list empty (spec 1 section 8). */
async function knownTlds({ api, brand, log, memory }: StartUpInput): Promise<readonly string[]> {
  const tlds = await remembered(memory.tlds, brand.id, async () => {
    const answer = await api(listTlds)
    if (answer.ok) return answer.value.tlds.map(({ tld }) => tld)
    log.error({ failure: answer.failure.kind }, 'loading extensions failed')
    return null
  })
  return tlds ?? []
}

/** Asked only for a name that hangs on it. */
async function sellsShortName(input: StartUpInput, { sld, domain }: AddressParameters): Promise<boolean> {
  const label = sld ?? domain?.split('.')[0] ?? ''
  return label.length === 2 && (await askFlag(input, { query: { feature: 'short-domain-names' } })) === true
}

/** The service's default flag is this one. */
const sellsMultipleDomains = (input: StartUpInput): Promise<boolean | null> => askFlag(input, {})

/** Null when it could not be asked, which counts as off (spec 1 section 8). */
async function askFlag(
  { api, log }: StartUpInput,
  asked: { readonly query?: { readonly feature: string } },
): Promise<boolean | null> {
  const answer = await api(featureEnabled, asked)
  if (answer.ok) return answer.value.data.enabled
  log.error({ failure: answer.failure.kind }, 'feature toggle failed')
  return null
}

/**
 * What goes with the names that are bought alone, then the flags, some of which are about that. Without an answer the names are sold all
 * the same. In multiple-domain mode it is asked for the names themselves, as far as they can be had.
 */
async function loadAddonsAndFlags(
  input: StartUpInput,
  cart: Cart,
  asked: { readonly ccMode: boolean; readonly names: Names | Promise<Names> },
) {
  const ids = hasLoneNames(cart) ? [domainProductId] : []
  const names = await asked.names
  const { offers, products } = await loadOffers(input.api, ids, { ...input, tld: null, names })
  const related = offers.get(domainProductId)?.related ?? []
  return {
    related,
    products,
    flags: await loadFlags(input, offerDomainAddons(cart, related, asked.ccMode)),
  }
}

type Names = readonly NameQuestion[]

const confirmedNames = ({ items }: Cart): Names =>
  items.flatMap((item) =>
    item.type === 'domain' && item.available === true ? [{ sld: item.sld, tld: item.tld }] : [],
  )

/** For the seals; without them the cart is as good, and the payment step asks again. */
async function acceptedMethodsOf({
  api,
  brand,
  log,
  memory,
}: StartUpInput): Promise<readonly PaymentMethod[]> {
  const methods = await remembered(memory.paymentMethods, brand.id, async () => {
    const answer = await api(listPaymentMethods)
    if (answer.ok) return answer.value.methods.map(({ method }) => method)
    log.error({ failure: answer.failure.kind }, 'loading payment methods failed')
    return null
  })
  return methods ?? []
}

const knownDataCenters = (input: StartUpInput): Promise<readonly DataCenter[] | null> =>
  remembered(input.memory.dataCenters, input.brand.id, () => loadDataCenters(input))

/** Every name in the cart is asked about together: what was free yesterday may be taken today. */
async function checkDomains(input: StartUpInput, cart: Cart): Promise<Cart> {
  const domains = cart.items.filter((item): item is DomainItem => item.type === 'domain' && item.name !== '')
  const findings = await Promise.all(domains.map((item) => checkDomain(questionOf(cart, item), input)))
  return domains.reduce((checked, { id }, index) => findings[index]?.(checked, id) ?? checked, cart)
}

const productNotices = ({ unknown, failed }: LoadedOffers): SessionNotice[] => [
  ...unknown.map((subject) => ({ code: 'product-unknown', subject }) as const),
  ...failed.map((subject) => ({ code: 'products-unavailable', subject }) as const),
]

/** The names of the main site's list are in its cookie still. */
const listNotice = { code: 'products-unavailable', subject: domainProductId } as const

const refusalNotice = ({ domainRefusal }: StartUpPlan): SessionNotice[] => {
  if (domainRefusal === null) return []
  const { sld, tld, reason } = domainRefusal
  const code = reason === 'unknown-tld' ? 'domain-not-sold' : 'domain-invalid'
  return [{ code, subject: [sld, tld].filter(Boolean).join('.') }]
}

/** Names that the service does not take; what only came with one of them goes without words. */
function refusedNames(planned: Cart, checked: Cart): readonly DomainItem[] {
  const gone = planned.items.filter(({ id }) => findItem(checked, id) === undefined)
  const ids = gone.map(({ id }) => id)
  return gone.filter(
    (item): item is DomainItem => item.type === 'domain' && !ids.includes(item.parentId ?? ''),
  )
}

const notSold = (name: string): SessionNotice => ({ code: 'domain-not-sold', subject: name })

const refusalOf = (item: DomainItem | undefined): DomainRefusal | null =>
  item === undefined ? null : { sld: item.sld, tld: item.tld, method: item.method, reason: 'unknown-tld' }

async function priced({ api, log }: StartUpInput, state: SessionState): Promise<SessionState> {
  const result = await calculate(api, state)
  if (result.kind === 'failed') log.error({ failure: result.failure }, 'calculation failed')
  return { ...state, ...afterCalculation(state, result) }
}
