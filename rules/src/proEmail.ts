import type { AddonItem, Cart, CartItem } from './cart.ts'
import { changeItem } from './cartLines.ts'

/** Is this one of the e-mail add-ons (242, 421, 430 and their like)? The family says it in every catalogue. */
export const isEmailAddon = ({ role }: AddonItem): boolean => role === 'proemail'

/**
 * Taking the free professional e-mail takes the selected e-mail add-on out of what is bought, wherever in the cart it is; it stays on
 * offer, so that the visitor can come back to it. Source: spec 1 section 4.
 */
export function takeFreeProEmail(cart: Cart): Cart {
  if (!cart.items.some(({ addons }) => addons.some(isChosenEmail))) return cart
  const items = cart.items.map((item): CartItem => {
    if (!item.addons.some(isChosenEmail)) return item
    const addons = item.addons.map((addon) => (isChosenEmail(addon) ? { ...addon, selected: false } : addon))
    return { ...item, addons }
  })
  return { ...cart, items }
}

export interface ProEmailChoice {
  readonly itemId: string
  /** Line id of one of the item's e-mail add-ons; null for none of them. */
  readonly addonId: string | null
}

/**
 * One professional e-mail for an item, in place of any other of its own, or none. Two of them on one name would be two mail services
 * for the same addresses. Unchanged if the item has no such add-on.
 */
export const chooseProEmail = (cart: Cart, { itemId, addonId }: ProEmailChoice): Cart =>
  changeItem(cart, itemId, (item): CartItem => {
    const isOffered = item.addons.some((addon) => addon.id === addonId && isEmailAddon(addon))
    if (addonId !== null && !isOffered) return item
    const addons = item.addons.map((addon) => {
      const selected = addon.id === addonId
      return isEmailAddon(addon) && addon.selected !== selected ? { ...addon, selected } : addon
    })
    return addons.every((addon, index) => addon === item.addons[index]) ? item : { ...item, addons }
  })

const isChosenEmail = (addon: AddonItem): boolean => addon.selected && isEmailAddon(addon)
