import { firstOf, isOn, isOnOrOff, knownValues, listOf } from './addressReader.ts'
import type { Dropped, Read } from './addressReader.ts'
import { parseCycle, parseDomainCycle } from './cycle.ts'
import type { Cycle, DomainCycle } from './cycle.ts'
import { isOfferContext } from './offerContexts.ts'
import { cleanDomainInput } from './splitDomainName.ts'
import type { ProductId } from './priceBook.ts'

/** What an address asks for, every part checked in form. Null or empty: not asked. Source: spec 1 section 2. */
export interface AddressParameters {
  /** In the order given, each once; `d` for a domain. */
  readonly productIds: readonly ProductId[]
  readonly sld: string | null
  /** Without a leading dot. */
  readonly tld: string | null
  readonly transfer: boolean
  /** A full name, cleaned but not yet split: that takes the list of extensions. */
  readonly domain: string | null
  readonly domainCycle: DomainCycle | null
  readonly billingCycle: Cycle | null
  readonly titanAccounts: number | null
  readonly coupon: string | null
  readonly existingDomain: boolean
  readonly protectId: boolean
  readonly ccMode: boolean
  /** Null: not said, so that brand and experiment decide. */
  readonly expandedFlowMode: boolean | null
  readonly salesConsultantId: string | null
  readonly offerContexts: readonly string[]
  readonly vpsType: string | null
}

export interface ParsedAddress {
  readonly parameters: AddressParameters
  /** For the log: which parameter and why, never the value. */
  readonly dropped: readonly Dropped[]
}

export const maxProductIds = 20
export const maxOfferContexts = 20
const maxAccounts = 1000

/**
 * Reads the parameters of an address (a URLSearchParams will do). Total: whatever does not fit is dropped with a reason; unknown
 * parameters are not ours and pass unnoticed. Names count in any case, which covers both spellings of the cycles.
 * A parameter with one value that comes twice keeps its first good value.
 */
export function parseAddress(params: Iterable<readonly [string, string]>): ParsedAddress {
  const values = knownValues(params)
  const dropped: Dropped[] = []
  const parameters = {
    productIds: listOf(values, dropped, 'pid', readProductId, maxProductIds),
    sld: firstOf(values, dropped, 'sld', readSld),
    tld: firstOf(values, dropped, 'tld', readTld),
    transfer: firstOf(values, dropped, 'transfer', isOn) ?? false,
    domain: firstOf(values, dropped, 'domain', readDomain),
    domainCycle: firstOf(values, dropped, 'domaincycle', readDomainCycle),
    billingCycle: firstOf(values, dropped, 'billingcycle', readBillingCycle),
    titanAccounts: firstOf(values, dropped, 'titanaccounts', readAccounts),
    coupon: firstOf(values, dropped, 'coupon', readCoupon),
    existingDomain: (values.get('existingdomain') ?? []).some(saysOwned),
    protectId: firstOf(values, dropped, 'protectid', isOn) ?? false,
    ccMode: firstOf(values, dropped, 'ccmode', isOn) ?? false,
    expandedFlowMode: firstOf(values, dropped, 'expandedflowmode', isOnOrOff),
    salesConsultantId: firstOf(values, dropped, 'salesconsultantid', readSalesConsultant),
    offerContexts: listOf(values, dropped, 'offercontexts', readOfferContext, maxOfferContexts),
    vpsType: firstOf(values, dropped, 'vpstype', readVpsType),
  }
  return { parameters, dropped }
}

/** Its presence says it, whatever the value; only a plain no takes it back. */
const saysOwned = (text: string): boolean => !['0', 'false'].includes(text.toLowerCase())

const matching =
  (form: RegExp) =>
  (text: string): Read<string> =>
    form.test(text) ? { ok: true, value: text } : { ok: false, reason: 'malformed' }

const readProductId = (text: string) => matching(/^[a-z0-9_-]{1,32}$/)(text.toLowerCase())

/** Letters of any script pass, so that the domain box can show the name and say what is wrong with it. */
const readSld = (text: string) => matching(/^[\p{L}\p{M}\p{N}.-]{1,63}$/u)(text.toLowerCase())

const readTld = (text: string) =>
  matching(/^(?=.{2,63}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/)(text.toLowerCase().replace(/^\./, ''))

const readDomain = (text: string) =>
  matching(/^(?=.{3,253}$)[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u)(cleanDomainInput(text))

const readCoupon = matching(/^[\p{L}\p{N}_.%+-]{1,64}$/u)
/** Of a sales consultant's id. */
export const salesConsultantForm = /^[A-Za-z0-9_-]{1,64}$/
/** Of the kind of server that an address speaks of. */
export const vpsTypeForm = /^[A-Za-z0-9_-]{1,32}$/

const readSalesConsultant = matching(salesConsultantForm)

const readOfferContext = (text: string): Read<string> =>
  isOfferContext(text) ? { ok: true, value: text } : { ok: false, reason: 'malformed' }

const readVpsType = matching(vpsTypeForm)

function readDomainCycle(text: string): Read<DomainCycle> {
  const value = parseDomainCycle(text)
  return value ? { ok: true, value } : { ok: false, reason: 'unknown-cycle' }
}

function readBillingCycle(text: string): Read<Cycle> {
  const value = parseCycle(text)
  return value ? { ok: true, value } : { ok: false, reason: 'unknown-cycle' }
}

function readAccounts(text: string): Read<number> {
  if (!/^\d+$/.test(text)) return { ok: false, reason: 'malformed' }
  const value = Number(text)
  return value >= 1 && value <= maxAccounts ? { ok: true, value } : { ok: false, reason: 'out-of-range' }
}
