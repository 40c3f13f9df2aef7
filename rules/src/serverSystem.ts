import type { AddonItem, Cart, CartItem } from './cart.ts'
import { changeItem } from './cartLines.ts'
import type { Role } from './priceBook.ts'

/** Families of add-ons that bring a server's operating system of the same name. Source: spec 2 section 3. */
const roles: readonly Role[] = ['cpanel', 'n8n']

const bringsSystem = ({ role }: AddonItem): boolean => roles.includes(role)

/**
 * One operating system in place of another, and what is paid for it along: the licence that was chosen before, else the first on offer.
 * Unchanged if the server has no such system. Source: spec 2 section 2; that the two go together is ours.
 */
export const chooseOperatingSystem = (
  cart: Cart,
  { lineId, optionId }: { readonly lineId: string; readonly optionId: string },
): Cart =>
  changeItem(cart, lineId, (item) => {
    const chosen = item.options.find(({ id, type }) => id === optionId && type === 'os')
    if (chosen === undefined || chosen.accounts > 0) return item
    return withSystem(item, chosen.subId, addonOfSystem(item, chosen.subId)?.id ?? null)
  })

/** What is paid for a system of the server: the add-on that is chosen, else the first on offer; none for one that costs nothing. */
export function addonOfSystem({ addons }: CartItem, system: string): AddonItem | undefined {
  const fitting = addons.filter((addon) => bringsSystem(addon) && addon.role === system)
  return fitting.find(({ selected }) => selected) ?? fitting[0]
}

/** After an add-on was switched: with one that brings a system comes that system, and without it the one that a server starts with. */
export function followAddon(cart: Cart, addonId: string): Cart {
  const owner = cart.items.find(({ addons }) => addons.some(({ id }) => id === addonId))
  const addon = owner?.addons.find(({ id }) => id === addonId)
  if (owner === undefined || addon === undefined || !bringsSystem(addon)) return cart
  return changeItem(cart, owner.id, (item) =>
    addon.selected ? withSystem(item, addon.role, addonId) : withSystem(item, firstSystem(item), null),
  )
}

/** A kept server whose add-on and system were chosen apart: what is paid for decides. */
export function withPaidSystem<Item extends CartItem>(item: Item): Item {
  const paid = item.addons.find((addon) => addon.selected && bringsSystem(addon))
  return paid === undefined ? item : withSystem(item, paid.role, paid.id)
}

const firstSystem = ({ options }: CartItem) => options.find(({ type }) => type === 'os')?.subId ?? ''

/** A server has one system, so it has one add-on that brings one, or none. */
function withSystem<Item extends CartItem>(item: Item, system: string, addonId: string | null): Item {
  const isThere = item.options.some(({ type, subId }) => type === 'os' && subId === system)
  const options = isThere
    ? item.options.map((option) =>
        option.type === 'os' ? { ...option, accounts: option.subId === system ? 1 : 0 } : option,
      )
    : item.options
  const addons = item.addons.map((addon) =>
    bringsSystem(addon) ? { ...addon, selected: addon.id === addonId } : addon,
  )
  return { ...item, options, addons }
}
