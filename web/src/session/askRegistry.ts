import type { Brand } from '@balcao/catalogue/brand'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import type { WireDomainOffer } from '@balcao/contract/domainOffer'
import { domainOfferOf } from '@balcao/contract/domainOfferWire'
import { domainSuggestions } from '@balcao/contract/domainSuggestions'
import { domainTransferability } from '@balcao/contract/domainTransferability'
import type { DomainOffer } from '@balcao/rules/cart'
import type { AvailabilityAnswer, TransferabilityAnswer } from '@balcao/rules/domainAnswer'
import type { ProductId } from '@balcao/rules/priceBook'
import { safeParse } from 'valibot'
import type { BillingApi, CallFailure } from '../api/billingApi.ts'
import { readLines } from '../api/readLines.ts'
import type { Log } from './log.ts'

export interface RegistryParts {
  readonly api: BillingApi
  readonly brand: Brand
  readonly log: Log
}

export interface NameQuestion {
  readonly sld: string
  readonly tld: string
}

/** What the service said of a name, without the line that it is for. */
export type NameAvailability = Omit<AvailabilityAnswer, 'lineId'>

export type NameTransferability = Omit<TransferabilityAnswer, 'lineId'>

/**
 * Why there is no answer. `refused`: the service does not take the name, `problem` is its code (`invalid`, `unknown-tld`, ...).
 * `not-confirmed`: an error, a timeout or nonsense; the name is neither free nor taken (ARCHITECTURE section 6).
 */
export type Unanswered =
  | { readonly kind: 'aborted' | 'rate-limited' | 'not-confirmed' }
  | { readonly kind: 'refused'; readonly problem: string }

export type Answered<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly why: Unanswered }

const confirmed = { available: true, unavailable: false, unknown: null } as const

/** Asks whether a name can be registered. `suggest`: other names are wanted beside it, for which the registries take longer. */
export async function askAvailability(
  {
    sld,
    tld,
    productId,
    suggest,
  }: NameQuestion & { readonly productId: ProductId | null; readonly suggest: boolean },
  { api, brand, log }: RegistryParts,
  signal?: AbortSignal,
): Promise<Answered<NameAvailability>> {
  const asked = await api(domainAvailability, {
    params: { brand: brand.id, tld, sld },
    query: { radix: suggest ? '1' : '0', pid: productId ?? '' },
    ...(signal === undefined ? {} : { signal }),
  })
  if (!asked.ok) return unanswered(asked.failure, log, 'domain availability failed')
  return sensible(log, () => {
    const { domains, domainsFree, domainsBonus, status } = asked.value
    const offerOf = (offer: (typeof domains)[number]) => domainOfferOf(offer, brand.currency)
    const isAsked = (offer: NameQuestion) => offer.sld === sld && offer.tld === tld
    const offers = domains.map(offerOf)
    return {
      sld,
      tld,
      available: confirmed[status],
      offer: offers.find(isAsked) ?? null,
      suggestions: offers.filter((offer) => !isAsked(offer)),
      freeDomains: domainsFree.map(offerOf),
      bonusDomains: domainsBonus.map(offerOf),
    }
  })
}

interface SuggestionsInput {
  readonly signal: AbortSignal
  /** All that have come so far, in their order. */
  readonly onSome: (offers: readonly DomainOffer[]) => void
}

/** Asks for free names like one: each is told as soon as it and those before it are known. */
export async function askSuggestions(
  { sld, tld }: NameQuestion,
  { api, brand, log }: RegistryParts,
  { signal, onSome }: SuggestionsInput,
): Promise<Answered<readonly DomainOffer[]>> {
  const offersOf = (wire: readonly WireDomainOffer[]) =>
    sensible(log, () =>
      wire.map((offer) => domainOfferOf(offer, brand.currency)).filter(({ available }) => available === true),
    )
  const read = readLines((lines) => {
    const wire = safeParse(domainSuggestions.response, lines)
    const some = wire.success ? offersOf(wire.output) : null
    if (some?.ok === true) onSome(some.answer)
  })
  const asked = await api(domainSuggestions, { params: { brand: brand.id, tld, sld }, signal, read })
  return asked.ok ? offersOf(asked.value) : unanswered(asked.failure, log, 'domain suggestions failed')
}

/** Asks whether a registered name can be brought over. */
export async function askTransferability(
  { sld, tld }: NameQuestion,
  { api, brand, log }: RegistryParts,
  signal?: AbortSignal,
): Promise<Answered<NameTransferability>> {
  const asked = await api(domainTransferability, {
    params: { brand: brand.id, tld, sld },
    ...(signal === undefined ? {} : { signal }),
  })
  if (!asked.ok) return unanswered(asked.failure, log, 'domain transferability failed')
  return sensible(log, () => {
    const offer = asked.value.domains.find((domain) => domain.sld === sld && domain.tld === tld)
    return {
      sld,
      tld,
      registerStatus: asked.value.register_status,
      transferStatus: asked.value.transfer_status,
      reason: asked.value.reason,
      until: asked.value.until === null ? null : Date.parse(asked.value.until),
      offer: offer === undefined ? null : domainOfferOf(offer, brand.currency),
    }
  })
}

/** The log says that it failed and not the name: searched names are not written down. */
function unanswered(failure: CallFailure, log: Log, message: string) {
  const why = whyOf(failure)
  if (why.kind !== 'aborted') log.error({ failure: failure.kind, why: why.kind }, message)
  return { ok: false, why } as const
}

function whyOf(failure: CallFailure): Unanswered {
  if (failure.kind === 'aborted') return { kind: 'aborted' }
  if (failure.kind !== 'refused') return { kind: 'not-confirmed' }
  const { code, problems } = failure.error
  if (code === 'rate-limited') return { kind: 'rate-limited' }
  const problem = problems.find(({ field }) => field === 'sld' || field === 'tld')
  return problem === undefined ? { kind: 'not-confirmed' } : { kind: 'refused', problem: problem.code }
}

/** Amounts that the currency cannot hold make an answer worthless. */
function sensible<Answer>(log: Log, read: () => Answer): Answered<Answer> {
  try {
    return { ok: true, answer: read() }
  } catch {
    log.error({}, 'domain answer makes no sense')
    return { ok: false, why: { kind: 'not-confirmed' } }
  }
}
