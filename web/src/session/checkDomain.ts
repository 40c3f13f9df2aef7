import type { Cart, DomainItem, DomainMethod } from '@balcao/rules/cart'
import { findItem } from '@balcao/rules/cartLines'
import { setAvailability, setTransferability } from '@balcao/rules/domainAnswer'
import { removeLine } from '@balcao/rules/removeLine'
import type { ProductId } from '@balcao/rules/priceBook'
import { setGifts } from '@balcao/rules/setGifts'
import { askAvailability, askTransferability } from './askRegistry.ts'
import type { Answered, RegistryParts } from './askRegistry.ts'

export interface DomainQuestion {
  readonly sld: string
  readonly tld: string
  readonly method: DomainMethod
  /** The product it is bought with: decides the bonus names on offer. */
  readonly productId: ProductId | null
}

/** What to ask about a name of the cart. */
export function questionOf(cart: Cart, { sld, tld, method, parentId }: DomainItem): DomainQuestion {
  const parent = findItem(cart, parentId ?? '')
  return { sld, tld, method, productId: parent?.type === 'product' ? parent.productId : null }
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

/**
 * Asks what comes with a name that is in the cart and confirmed. Without an answer nothing does: a free name of the name before is not charged
 * for want of one.
 */
export async function findGifts(question: DomainQuestion, parts: DomainCheckParts): Promise<DomainFinding> {
  const { sld, tld } = question
  const asked = await askAvailability({ ...question, suggest: false }, parts)
  const { freeDomains, bonusDomains } = asked.ok ? asked.answer : { freeDomains: [], bonusDomains: [] }
  return (cart, lineId) => setGifts(cart, { lineId, sld, tld, freeDomains, bonusDomains })
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
