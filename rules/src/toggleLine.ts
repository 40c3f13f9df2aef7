import type { Cart } from './cart.ts'
import { changeLine } from './cartLines.ts'

/** Selects or deselects an item, an add-on or a bonus domain; done twice, it changes nothing. Source: spec 1 section 4. */
export const toggleLine = (cart: Cart, { lineId }: { readonly lineId: string }): Cart =>
  changeLine(cart, lineId, ({ selected }) => ({ selected: !selected }))
