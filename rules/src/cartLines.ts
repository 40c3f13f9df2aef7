import type { AddonItem, Cart, CartItem, CartLine, ProductItem } from './cart.ts'
import type { ProductId } from './priceBook.ts'

/** Every line in the order shown, each item before its add-ons. */
export const linesOf = (cart: Cart): readonly CartLine[] =>
  cart.items.flatMap((item) => [item, ...item.addons])

/** The lines that stand in a data centre of the visitor's choice. */
export const serversOf = ({ items }: Cart): readonly ProductItem[] =>
  items.filter((item): item is ProductItem => item.type === 'product' && item.role === 'vps')

export const findItem = (cart: Cart, itemId: string): CartItem | undefined =>
  cart.items.find(({ id }) => id === itemId)

export const findLine = (cart: Cart, lineId: string): CartLine | undefined =>
  linesOf(cart).find(({ id }) => id === lineId)

/**
 * A line id that no line of the cart has: the product's id and one more than its highest number so far, so that the same edits
 * on the same cart give the same ids on the server and in the browser.
 */
export function nextLineId(cart: Cart, productId: ProductId): string {
  return freeLineId(
    linesOf(cart).map(({ id }) => id),
    productId,
  )
}

/** The same over ids alone, for several new lines at once. */
export function freeLineId(taken: readonly string[], productId: ProductId): string {
  let highest = 0
  for (const id of taken) {
    const number = id.startsWith(`${productId}.`) ? Number(id.slice(productId.length + 1)) : 0
    if (Number.isSafeInteger(number) && number > highest) highest = number
  }
  return `${productId}.${highest + 1}`
}

/** The cart with one item replaced; the very same cart when there is no such item or it stays as it is. */
export function changeItem(cart: Cart, itemId: string, change: (item: CartItem) => CartItem): Cart {
  const item = findItem(cart, itemId)
  if (item === undefined) return cart
  const changed = change(item)
  if (changed === item) return cart
  return { ...cart, items: cart.items.map((other) => (other === item ? changed : other)) }
}

/** What an item and an add-on have in common may be changed on either. */
export type LineChange = Partial<Pick<CartLine, 'selected' | 'cycle' | 'quantity' | 'options' | 'balance'>>

/** The cart with one line changed, item or add-on; the very same cart when there is no such line or nothing to change. */
export function changeLine(cart: Cart, lineId: string, change: (line: CartLine) => LineChange | null): Cart {
  let changed = false
  const apply = <Line extends CartLine>(line: Line): Line => {
    const difference = line.id === lineId ? change(line) : null
    if (difference === null) return line
    changed = true
    return { ...line, ...difference }
  }
  const items = cart.items.map((item): CartItem => {
    const own = apply(item)
    const addons: readonly AddonItem[] = own.addons.map(apply)
    return addons.every((addon, index) => addon === own.addons[index]) ? own : { ...own, addons }
  })
  return changed ? { ...cart, items } : cart
}
