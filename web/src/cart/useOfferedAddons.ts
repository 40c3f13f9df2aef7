import type { AddonItem, CartItem } from '@balcao/rules/cart'
import { useSession } from '../session/ShopContext.tsx'
import { offeredAddons } from './offeredAddons.ts'

/** The add-ons of an item that are on offer in this visit. */
export function useOfferedAddons(item: CartItem): readonly AddonItem[] {
  const cart = useSession((state) => state.cart)
  const flags = useSession((state) => state.flags)
  return offeredAddons(item, cart, new Set(flags))
}
