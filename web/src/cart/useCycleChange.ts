import type { CartItem } from '@balcao/rules/cart'
import { changeCycle } from '@balcao/rules/changeCycle'
import type { Cycle } from '@balcao/rules/cycle'
import { useShop } from '../session/ShopContext.tsx'

/** Changes an item's cycle, its add-ons with it as far as they go. */
export function useCycleChange(item: CartItem): (cycle: Cycle) => void {
  const { session, toasts } = useShop()
  return (cycle) => {
    toasts.raise('cycle-changed')
    void session.edit((cart) => changeCycle(cart, { lineId: item.id, cycle, withAddons: true }))
  }
}
