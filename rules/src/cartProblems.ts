import type { Cart, CartItem, CartLine, DomainItem } from './cart.ts'
import { buildCalculateRequest } from './calculationRequest.ts'
import { linesOf } from './cartLines.ts'
import { exclusionOf, isGift, isSold } from './exclusion.ts'
import { nationalBrand, nationalConditions } from './nationalConditions.ts'
import { needsDomain } from './specialProducts.ts'

/** What keeps a cart from being bought, in the order in which it is told. */
export const cartProblemCodes = [
  'cart-empty',
  'nothing-selected',
  'line-not-sold',
  'domain-missing',
  'domain-unavailable',
  'domain-not-confirmed',
  'transfer-code-missing',
  'document-missing',
  'document-invalid',
] as const

export type CartProblemCode = (typeof cartProblemCodes)[number]

export interface CartProblem {
  readonly code: CartProblemCode
  /** The line to go to; null when it is the cart as a whole. */
  readonly lineId: string | null
}

/** How the buyer's tax document stands that the cart has asked for. */
export type BuyerDocument = 'missing' | 'invalid' | 'given'

export interface CartDemands {
  /**
   * Whether a document has to be there: the owner's of a national domain, else in Brazil the buyer's, which stands as said. Null: nothing
   * is asked here.
   */
  readonly document: BuyerDocument | null
}

/** Everything that has to be put right before going on, first things first. Source: spec 1 section 5, Messages. */
export function cartProblems(cart: Cart, demands: CartDemands): readonly CartProblem[] {
  if (cart.items.length === 0) return [{ code: 'cart-empty', lineId: null }]
  const found = [
    ...wholeCartProblems(cart, demands),
    ...cart.items.flatMap((item) => (item.type === 'domain' ? domainProblems(cart, item, demands) : [])),
    ...linesOf(cart)
      .filter((line) => isChosen(line) && !isSold(line))
      .map(({ id }) => ({ code: 'line-not-sold', lineId: id }) as const),
  ]
  return cartProblemCodes.flatMap((code) => found.filter((problem) => problem.code === code))
}

/** Of a domain the registry has to be heard first; until then it has no price. */
const isChosen = (line: CartLine): boolean =>
  line.selected && (line.type !== 'domain' || (line.method !== 'own' && line.available === true))

function wholeCartProblems(cart: Cart, { document }: CartDemands): CartProblem[] {
  const needy = cart.items.find((item) => item.selected && item.type === 'product' && needsDomain(item.role))
  const problems: CartProblem[] = []
  const built = buildCalculateRequest(cart, { coupon: null, paymentMethod: null, ccMode: false })
  if (!built.ok && !cart.items.some((item) => isAwaited(cart, item)))
    problems.push({ code: 'nothing-selected', lineId: null })
  if (needy !== undefined && !cart.items.some(servesAsDomain)) {
    problems.push({ code: 'domain-missing', lineId: needy.id })
  }
  if (document !== null && document !== 'given' && asksBuyerDocument(cart))
    problems.push({ code: `document-${document}`, lineId: null })
  return problems
}

/** A chosen domain that is not to be had has its own problem; then the cart is not empty-handed. A gift that nothing gives has none. */
const isAwaited = (cart: Cart, item: CartItem): boolean =>
  item.type === 'domain' &&
  item.selected &&
  item.method !== 'own' &&
  exclusionOf(cart, item)?.reason !== 'gift-not-given'

/**
 * A name to be bought, one that the visitor owns, or the temporary one. A gift is a second name beside one of these, never the plan's own.
 * Source: spec 1 section 5, spec 2 section 9.
 */
export const servesAsDomain = (item: CartItem): boolean =>
  item.type === 'domain' && (item.isTemporaryDomain || (item.selected && item.name !== '' && !isGift(item)))

function domainProblems(cart: Cart, item: DomainItem, demands: CartDemands): CartProblem[] {
  if (!item.selected || item.method === 'own' || item.name === '') return []
  const reason = exclusionOf(cart, item)?.reason
  const codes: CartProblemCode[] = []
  if (reason === 'not-available') codes.push('domain-unavailable')
  if (reason === 'not-confirmed') codes.push('domain-not-confirmed')
  if (item.method === 'transfer' && item.transferCode === '') codes.push('transfer-code-missing')
  if (demands.document !== null && needsDocument(cart, item)) codes.push(...documentProblems(cart, item))
  return codes.map((code) => ({ code, lineId: item.id }))
}

/** The registry of the shop's own country wants to know whose a name is. */
export const needsDocument = ({ brand }: Cart, item: DomainItem): boolean =>
  item.method !== 'own' &&
  nationalBrand(item.tld) === brand &&
  nationalConditions[brand].document === 'required'

/** The chosen names whose registry wants to know their owner, in the order shown. */
export const ownedLines = (cart: Cart): readonly DomainItem[] =>
  cart.items.filter(
    (item): item is DomainItem => item.type === 'domain' && item.selected && needsDocument(cart, item),
  )

/**
 * Brazil asks every buyer for a CPF or CNPJ. Where a name has an owner, the owner's document is the one, and nobody is asked twice.
 * Source: spec 1 section 5, Messages.
 */
export const asksBuyerDocument = (cart: Cart): boolean => cart.brand === 'br' && ownedLines(cart).length === 0

/** One owner for all names: the document is missing once, at the first; each extension may refuse it by itself. */
function documentProblems(cart: Cart, { id, document }: DomainItem): CartProblemCode[] {
  if (document.value.trim() === '') return ownedLines(cart)[0]?.id === id ? ['document-missing'] : []
  return document.status === 'INVALID' ? ['document-invalid'] : []
}
