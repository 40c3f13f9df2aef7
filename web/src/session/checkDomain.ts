import type { Cart, DomainMethod } from '@balcao/rules/cart'
import { setAvailability, setTransferability } from '@balcao/rules/domainAnswer'
import { removeLine } from '@balcao/rules/removeLine'
import type { ProductId } from '@balcao/rules/priceBook'
import { askAvailability, askTransferability } from './askRegistry.ts'
import type { Answered, RegistryParts } from './askRegistry.ts'

export interface DomainQuestion {
  readonly sld: string
  readonly tld: string
  readonly method: DomainMethod
  /** The product it is bought with: decides the bonus names on offer. */
  readonly productId: ProductId | null
}

export type DomainCheckParts = RegistryParts

/** What was learnt of a name, to be told to the line that has it. A name of the visitor's own is not asked about. */
export type DomainFinding = (cart: Cart, lineId: string) => Cart

/**
 * Asks about a name of the cart: can it be registered, or brought over? Without an answer it is left unconfirmed, never available
 * (ARCHITECTURE section 6); what the line knew of its prices stays. A name that the service does not take, because its extension is not on
 * sale, say, leaves the cart: asking again would change nothing.
 */
export async function checkDomain(question: DomainQuestion, parts: DomainCheckParts): Promise<DomainFinding> {
  switch (question.method) {
    case 'own':
      return (cart) => cart
    case 'transfer':
      return checkTransferability(question, parts)
    case 'register':
      return checkAvailability(question, parts)
  }
}

async function checkAvailability(question: DomainQuestion, parts: DomainCheckParts): Promise<DomainFinding> {
  const { sld, tld } = question
  const asked = await askAvailability({ ...question, suggest: true }, parts)
  if (isRefused(asked)) return leave
  const answer = asked.ok
    ? asked.answer
    : { sld, tld, available: null, offer: null, suggestions: [], freeDomains: [], bonusDomains: [] }
  return (cart, lineId) => setAvailability(cart, { ...answer, lineId })
}

async function checkTransferability(
  question: DomainQuestion,
  parts: DomainCheckParts,
): Promise<DomainFinding> {
  const { sld, tld } = question
  const asked = await askTransferability(question, parts)
  if (isRefused(asked)) return leave
  const answer = asked.ok
    ? asked.answer
    : ({
        sld,
        tld,
        registerStatus: 'unknown',
        transferStatus: 'unknown',
        reason: null,
        until: null,
        offer: null,
      } as const)
  return (cart, lineId) => setTransferability(cart, { ...answer, lineId })
}

const isRefused = (asked: Answered<unknown>): boolean => !asked.ok && asked.why.kind === 'refused'

const leave: DomainFinding = (cart, lineId) => removeLine(cart, { lineId })
