import type { Cart, DomainItem, DomainMethod, DomainOffer } from '@balcao/rules/cart'
import { findItem } from '@balcao/rules/cartLines'
import { setAvailability, setTransferability } from '@balcao/rules/domainAnswer'
import { removeLine } from '@balcao/rules/removeLine'
import type { ProductId } from '@balcao/rules/priceBook'
import { setGifts } from '@balcao/rules/setGifts'
import { askAvailability, askTransferability } from './askRegistry.ts'
import type { Answered, NameAvailability, RegistryParts } from './askRegistry.ts'

export interface DomainQuestion {
  readonly sld: string
  readonly tld: string
  readonly method: DomainMethod
  /** The product it is bought with: decides the bonus names on offer. */
  readonly productId: ProductId | null
  /** The extensions in which that product gives a second name. */
  readonly bonusTlds: readonly string[]
}

/** What to ask about a name of the cart. */
export function questionOf(cart: Cart, { sld, tld, method, parentId }: DomainItem): DomainQuestion {
  const parent = findItem(cart, parentId ?? '')
  if (parent?.type !== 'product') return { sld, tld, method, productId: null, bonusTlds: [] }
  return { sld, tld, method, productId: parent.productId, bonusTlds: parent.bonusDomainTlds }
}

export type DomainCheckParts = RegistryParts

/** What was learnt of a name, to be told to the line that has it. */
export type DomainFinding = (cart: Cart, lineId: string) => Cart

/**
 * Asks about a name of the cart: can it be registered, or brought over, and which names come with it? Of the visitor's own that alone.
 * Without an answer it is left unconfirmed, never available (ARCHITECTURE section 6); what the line knew of its prices stays. A name that
 * the service does not take, because its extension is not on sale, say, leaves the cart: asking again would change nothing.
 */
export async function checkDomain(question: DomainQuestion, parts: DomainCheckParts): Promise<DomainFinding> {
  switch (question.method) {
    case 'own':
      return findGifts(question, parts)
    case 'transfer': {
      const [transfer, gifts] = await Promise.all([
        checkTransferability(question, parts),
        findGifts(question, parts),
      ])
      return (cart, lineId) => gifts(transfer(cart, lineId), lineId)
    }
    case 'register':
      return checkAvailability(question, parts)
  }
}

async function checkAvailability(question: DomainQuestion, parts: DomainCheckParts): Promise<DomainFinding> {
  const { sld, tld } = question
  const asked = await askWithOthers(question, parts)
  if (isRefused(asked)) return leave
  const answer = asked.ok
    ? asked.answer
    : { sld, tld, available: null, offer: null, suggestions: [], freeDomains: [], bonusDomains: [] }
  return (cart, lineId) => setAvailability(cart, { ...answer, lineId })
}

/** Other names are asked for when this one is taken: beside a free one nobody looks at them, and all registries take longer than one. */
async function askWithOthers(
  question: DomainQuestion,
  parts: DomainCheckParts,
): Promise<Answered<NameAvailability>> {
  const asked = await askAvailability({ ...question, suggest: false }, parts)
  if (!asked.ok || asked.answer.available !== false) return asked
  const fuller = await askAvailability({ ...question, suggest: true }, parts)
  return fuller.ok ? fuller : asked
}

/**
 * Asks what comes with a name that is in the cart already. Without an answer nothing does: a free name of the name before is not charged for
 * want of one.
 */
export async function findGifts(question: DomainQuestion, parts: DomainCheckParts): Promise<DomainFinding> {
  const { sld, tld, method } = question
  const { freeDomains, bonusDomains } =
    method === 'register'
      ? await giftsOfRegistered(question, parts)
      : { freeDomains: [], bonusDomains: await bonusBeside(question, parts) }
  return (cart, lineId) => setGifts(cart, { lineId, sld, tld, freeDomains, bonusDomains })
}

async function giftsOfRegistered(question: DomainQuestion, parts: DomainCheckParts) {
  const asked = await askAvailability({ ...question, suggest: false }, parts)
  return asked.ok ? asked.answer : { freeDomains: [], bonusDomains: [] }
}

/**
 * The second name that a plan gives beside one that is not registered here: the label under each bonus extension, where it is free, else what
 * the service offers in its place.
 */
async function bonusBeside(
  { sld, tld, productId, bonusTlds }: DomainQuestion,
  parts: DomainCheckParts,
): Promise<readonly DomainOffer[]> {
  const found = await Promise.all(
    bonusTlds.map(async (bonusTld) => {
      const asked = await askAvailability({ sld, tld: bonusTld, productId, suggest: false }, parts)
      if (!asked.ok) return []
      const { available, offer, bonusDomains } = asked.answer
      if (available === true && offer !== null && bonusTld !== tld) return [offer]
      return bonusDomains.filter((bonus) => bonus.tld === bonusTld)
    }),
  )
  return found.flat()
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
