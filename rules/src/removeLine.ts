import type { AddonItem, Cart, CartItem, CartLine } from './cart.ts'
import { findItem, findLine } from './cartLines.ts'
import { attachDomains } from './domainHost.ts'
import { emailAddonId } from './specialProducts.ts'
import { toggleLine } from './toggleLine.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

/**
 * The cart without an item, or without an add-on's choice: an add-on is deselected and stays on offer.
 * With a domain go the free domains that it brought, with a product its bonus domains and the own names that only served it;
 * the e-mail add-on of a domain that goes moves to a neighbour. Unchanged if there is no such line. Source: spec 1 section 4.
 */
export function removeLine(cart: Cart, { lineId }: { readonly lineId: string }): Cart {
  const item = findItem(cart, lineId)
  if (item === undefined) return deselectAddon(cart, lineId)
  const gone = new Set([item, ...cart.items.filter((other) => goesAlong(item, other))])
  const kept = cart.items.filter((other) => !gone.has(other)).map((other) => orphaned(other, item.id))
  const moving = [...gone].flatMap((one) => movingAddons(cart, one))
  return attachDomains({ ...cart, items: moveTo(kept, neighbourId(cart, item, gone), moving) })
}

/** What a removal takes along besides the line itself, to be named before it happens: names, and what was chosen with any that goes. */
export function removedAlong(cart: Cart, lineId: string): readonly CartLine[] {
  const item = findItem(cart, lineId)
  if (item === undefined) return []
  const along = cart.items.filter((other) => goesAlong(item, other))
  const gone = [item, ...along]
  const stays =
    neighbourId(cart, item, new Set(gone)) === null ? [] : gone.flatMap((one) => movingAddons(cart, one))
  const chosen = gone.flatMap(({ addons }) => addons.filter(({ selected }) => selected))
  return [...along, ...chosen.filter((addon) => !stays.includes(addon))]
}

/** The e-mail of a name that goes. */
const movingAddons = (cart: Cart, gone: CartItem): readonly AddonItem[] =>
  gone.type === 'domain' ? gone.addons.filter(isEmailOf(cart)) : []

const deselectAddon = (cart: Cart, lineId: string): Cart =>
  findLine(cart, lineId)?.selected === true ? toggleLine(cart, { lineId }) : cart

function goesAlong(removed: CartItem, other: CartItem): boolean {
  if (other.type !== 'domain' || other.parentId !== removed.id) return false
  if (removed.type === 'domain') return other.isFreeDomain
  return other.isBonusDomain || (other.method === 'own' && !other.addons.some(({ selected }) => selected))
}

const orphaned = (item: CartItem, removedId: string): CartItem =>
  item.type === 'domain' && item.parentId === removedId ? { ...item, parentId: null } : item

const isEmailOf =
  ({ brand }: Cart) =>
  ({ productId }: AddonItem): boolean =>
    productId === emailAddonId(brand)

/** The next item that stays, else the one before; null when none does. */
function neighbourId(cart: Cart, item: CartItem, gone: ReadonlySet<CartItem>): string | null {
  const index = cart.items.indexOf(item)
  const stays = (other: CartItem) => !gone.has(other)
  const next = cart.items.slice(index + 1).find(stays) ?? cart.items.slice(0, index).findLast(stays)
  return next?.id ?? null
}

function moveTo(items: readonly CartItem[], itemId: string | null, moving: readonly AddonItem[]) {
  if (moving.length === 0) return items
  return items.map((item): CartItem =>
    item.id === itemId ? { ...item, addons: withoutDuplicates([...item.addons, ...moving]) } : item,
  )
}
