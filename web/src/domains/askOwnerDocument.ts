import { checkProvider } from '@balcao/contract/checkProvider'
import { validateDocument } from '@balcao/contract/validateDocument'
import type { BrandId } from '@balcao/rules/brand'
import type { Cart, DomainDocument } from '@balcao/rules/cart'
import { ownedLines } from '@balcao/rules/cartProblems'
import { setDomainDocument } from '@balcao/rules/domainDocument'
import { nationalDomainDecision } from '@balcao/rules/nationalDomain'
import type { NationalRefusal } from '@balcao/rules/nationalDomain'
import { cartRegistryStatus } from '@balcao/rules/registryDocument'
import type { RegistryAnswer } from '@balcao/rules/registryDocument'
import { validateTaxDocument } from '@balcao/rules/taxDocument'
import type { BillingApi, CallFailure } from '../api/billingApi.ts'
import type { Log } from '../session/log.ts'
import type { TokenSource } from './tokenSource.ts'

export interface DocumentParts {
  readonly api: BillingApi
  readonly brand: BrandId
  readonly log: Log
  readonly tokenSource: TokenSource
}

/** What the authorities said, or that they could not be asked: `bot-check` and `rate-limited` have cures of their own. */
export type OwnerAnswer = RegistryAnswer | 'bot-check' | 'rate-limited'

/**
 * Asks the document service about an owner and, in Brazil, the national registry as well, unless the service has refused already: the
 * registry alone knows of another provider, and its word counts where the service failed. Source: spec 1 section 7.
 */
export async function askOwnerDocument(document: string, parts: DocumentParts): Promise<OwnerAnswer> {
  const said = await ask(parts, 'document availability failed', (query) =>
    parts.api(validateDocument, { params: { document }, query }),
  )
  const isOpen = said === 'VALID' || said === 'FAILED'
  if (!isOpen || parts.brand !== 'br') return said
  return ask(parts, 'registry document availability failed', (query) =>
    parts.api(checkProvider, { params: { document }, query }),
  )
}

type Asked =
  | { readonly ok: true; readonly value: { readonly status: RegistryAnswer } }
  | { readonly ok: false; readonly failure: CallFailure }

async function ask(
  { log, tokenSource }: DocumentParts,
  message: string,
  call: (query: { readonly 'recaptcha-value': string }) => Promise<Asked>,
): Promise<OwnerAnswer> {
  try {
    const answer = await call({ 'recaptcha-value': await tokenSource() })
    if (answer.ok) return answer.value.status
    log.error({ failure: answer.failure.kind }, message)
    return failureOf(answer.failure)
  } catch {
    log.error({ failure: 'bot-check' }, message)
    return 'bot-check'
  }
}

function failureOf(failure: CallFailure): OwnerAnswer {
  const code = failure.kind === 'refused' ? failure.error.code : null
  if (code === 'bot-check-failed') return 'bot-check'
  return code === 'rate-limited' ? 'rate-limited' : 'FAILED'
}

/** An owner as typed, and what was said of them; null while nobody has been asked. */
export interface TypedOwner {
  readonly value: string
  readonly answer: OwnerAnswer | null
  /** Epoch milliseconds of the answer. */
  readonly at: number
}

/** The owner as a name of the cart has them already. */
export const typedOwner = ({ value, registryCheck }: DomainDocument): TypedOwner => ({
  value,
  answer: registryCheck?.status ?? null,
  at: registryCheck?.timestamp ?? 0,
})

/** One owner for every national name of the cart: nobody types a document twice (WCAG 3.3.7). Each extension judges it by itself. */
export const setOwner = (cart: Cart, owner: TypedOwner): Cart =>
  ownedLines(cart).reduce(
    (owned, { id, tld }) =>
      setDomainDocument(owned, { lineId: id, document: documentFor(cart.brand, tld, owner) }),
    cart,
  )

/** A check that could not be made leaves the document unchecked, not refused. */
function documentFor(brand: BrandId, tld: string, { value, answer, at }: TypedOwner): DomainDocument {
  const told = answer === null ? null : registryAnswer(answer)
  const refusal = ownerRefusal(brand, tld, { value, answer })
  const isOpen = told === null || told === 'FAILED'
  const isRefused = refusal !== null && refusal !== 'document-not-confirmed'
  return {
    available: refusal === null && !isOpen,
    value,
    status: isRefused ? 'INVALID' : isOpen ? 'NOT_VALIDATED' : 'VALID',
    registryCheck:
      told === null ? null : { status: cartRegistryStatus(told), document: value, timestamp: at },
  }
}

/** Not being able to ask is the registry's FAILED, whatever the cause. */
const registryAnswer = (answer: OwnerAnswer): RegistryAnswer =>
  answer === 'bot-check' || answer === 'rate-limited' ? 'FAILED' : answer

/** Why the typed owner cannot have this name, or not yet; null when nothing stands against it. */
export function ownerRefusal(
  brand: BrandId,
  tld: string,
  { value, answer }: Pick<TypedOwner, 'value' | 'answer'>,
): NationalRefusal | null {
  const decision = nationalDomainDecision({
    tld,
    brand,
    document: validateTaxDocument(brand, value),
    accountDocument: null,
    registry: answer === null ? null : registryAnswer(answer),
    linkedElsewhere: answer === null ? null : answer === 'ANOTHER_PROVIDER',
  })
  return decision.ok ? null : decision.reason
}
