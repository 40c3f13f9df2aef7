import type { Cart } from './cart.ts'
import { changeLine } from './cartLines.ts'
import { followAddon } from './serverSystem.ts'

/**
 * Selects or deselects an item, an add-on or a bonus domain; done twice, it changes nothing, but that what a server's licence replaced
 * does not come back. Source: spec 1 section 4.
 */
export const toggleLine = (cart: Cart, { lineId }: { readonly lineId: string }): Cart =>
  followAddon(
    changeLine(cart, lineId, ({ selected }) => ({ selected: !selected })),
    lineId,
  )
