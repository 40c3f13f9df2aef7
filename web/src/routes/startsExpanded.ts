import { parseAddress } from '@balcao/rules/address'
import { domainProductId } from '@balcao/rules/specialProducts'
import type { SessionState } from '../session/sessionState.ts'

/** Does an address that brings a product begin at the first step instead of the cart? Only in the expanded flow. */
export const startsExpanded = (
  { isExpandedFlow, cart }: Pick<SessionState, 'isExpandedFlow' | 'cart'>,
  query: Iterable<readonly [string, string]>,
): boolean =>
  isExpandedFlow &&
  cart.items.some(({ type }) => type === 'product') &&
  parseAddress(query).parameters.productIds.some((id) => id !== domainProductId)
