import type { BrandId } from './brand.ts'
import type { PricedCart, PricedLine } from './calculation.ts'
import type { Balance, Cart, CartItem, CartLine, LineBalance } from './cart.ts'
import type { Currency } from './money.ts'
import { isBrTld } from './nameParts.ts'
import { removeLine } from './removeLine.ts'

/**
 * The cart with each line's amounts as calculated; a line that was not calculated has none. An item whose amounts are the same is the very
 * same item: nobody has to look at it again.
 */
export function mergeCalculation(cart: Cart, answer: PricedCart): Cart {
  const balances = new Map(
    [...answer.products, ...answer.domains].map((line) => [line.relId, balanceOf(line)]),
  )
  const merged = <Line extends CartLine>(line: Line): Line => {
    const balance = balances.get(line.id) ?? null
    return isSame(line.balance, balance) ? line : { ...line, balance }
  }
  const items = cart.items.map((item): CartItem => {
    const addons = item.addons.map(merged)
    const priced = merged(item)
    return priced === item && addons.every((addon, index) => addon === item.addons[index])
      ? item
      : { ...priced, addons }
  })
  return { ...cart, items }
}

const balanceOf = ({ price, discount, total, renewal, adjustments }: PricedLine): LineBalance => ({
  subtotal: price,
  discount,
  total,
  renewal,
  adjustments,
})

/** Amounts alone: equal ones have equal texts. */
const isSame = (one: LineBalance | null, other: LineBalance | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The cart's own amounts as calculated. */
export const cartBalance = ({ price, discount, total }: PricedCart, currency: Currency): Balance => ({
  currency,
  subtotal: price,
  discount,
  total,
})

/**
 * When a calculation fails outside Brazil, names under .br go: only the Brazilian shop can sell them, and one may be why it
 * failed. In Brazil, and where there is none, the very same cart. Source: spec 1 sections 4 and 8.
 */
export function removeNationalDomainsOnFailure(cart: Cart, brand: BrandId): Cart {
  if (brand === 'br') return cart
  return cart.items
    .filter((item) => item.type === 'domain' && isBrTld(item.tld))
    .reduce((left, { id }) => removeLine(left, { lineId: id }), cart)
}
