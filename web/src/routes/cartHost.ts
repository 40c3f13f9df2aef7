import type { Cart, CartItem } from '@balcao/rules/cart'
import { asksBuyerDocument, servesAsDomain } from '@balcao/rules/cartProblems'
import { needsDomain } from '@balcao/rules/specialProducts'
import type { SessionState } from '../session/sessionState.ts'

/** The item that the cart's name is for. */
export const hostOf = ({ items }: Cart): CartItem | null =>
  items.find(({ type, role, selected }) => type === 'product' && selected && needsDomain(role)) ?? null

/** Is there an item that needs a name, and no name for it? One that was left out is none. */
export const lacksDomain = (cart: Cart): boolean => hostOf(cart) !== null && !cart.items.some(servesAsDomain)

/** Does the cart have a field of its own for the buyer's document? */
export const showsBuyerDocument = (cart: Cart): boolean => cart.items.length > 0 && asksBuyerDocument(cart)

/** Came for a name: without saying which, or for one that cannot be had. An empty cart then lets one be chosen. */
export const cameForName = ({ refusedName, asksForName }: SessionState): boolean =>
  asksForName || refusedName !== null
