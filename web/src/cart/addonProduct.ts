import type { WireProduct, WireRelatedProduct } from '@balcao/contract/getProduct'
import type { AddonItem, CartItem } from '@balcao/rules/cart'

/** Texts and terms of an add-on: as its item offers it, else (under a name) as a product of its own. */
export const addonProduct = (
  products: Readonly<Record<string, WireProduct>>,
  item: CartItem,
  { productId }: AddonItem,
): WireRelatedProduct | undefined =>
  products[item.productId]?.related.find(({ id }) => id === productId) ?? products[productId]
