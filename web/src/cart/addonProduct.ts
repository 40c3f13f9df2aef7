import type { AddonItem, CartItem } from '@balcao/rules/cart'
import type { ShownAddon, ShownProduct } from '../session/shownProduct.ts'

/** Texts and terms of an add-on: as its item offers it, else (under a name) as a product of its own. */
export const addonProduct = (
  products: Readonly<Record<string, ShownProduct>>,
  item: CartItem,
  { productId }: AddonItem,
): ShownAddon | undefined =>
  products[item.productId]?.related.find(({ id }) => id === productId) ?? products[productId]
