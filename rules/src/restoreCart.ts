import type { AddonItem, Cart, CartItem, ItemOption, ProductItem } from './cart.ts'
import type { CookieAddon, CookieCart, CookieDomain, CookieItem, CookieProduct } from './cookieCart.ts'
import { createAddons, createDomainItem, createProductItem } from './createItem.ts'
import type { ProductId } from './priceBook.ts'
import type { ProductOffer } from './productOffer.ts'
import { withPaidSystem } from './serverSystem.ts'
import { emailAddonId } from './specialProducts.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

export type Offers = ReadonlyMap<ProductId, ProductOffer>

export interface RestoredCart {
  readonly cart: Cart
  /** Chosen lines whose product was not answered: to be told and logged, and the cookie left as it is until they load. */
  readonly missing: readonly (CookieItem | CookieAddon)[]
}

/** The products to load before a kept cart can be shown, each once. */
export function productIdsOf(kept: CookieCart): readonly ProductId[] {
  const ids = kept.items.flatMap((item) => {
    if (item.type === 'domain') return item.addons.map(({ productId }) => productId)
    // A product's answer brings its add-ons; an e-mail that moved here from a removed domain it may not.
    const moved = item.addons.filter(({ productId }) => productId === emailAddonId(kept.brand))
    return [item.productId, ...moved.map(({ productId }) => productId)]
  })
  return [...new Set(ids)]
}

/**
 * A kept cart with prices and texts as they are now: the visitor's choices on today's offers. A cycle that is no longer sold becomes the
 * default one, units are held within the option's bounds, and new add-ons are on offer unselected. Domains have to be asked about again.
 */
export function restoreCart(kept: CookieCart, offers: Offers, ccMode: boolean): RestoredCart {
  const missing: (CookieItem | CookieAddon)[] = []
  const taken = kept.items.flatMap(({ id, addons }) => [id, ...addons.map((addon) => addon.id)])
  const restoring = { offers, ccMode, taken, missing }
  const items: CartItem[] = []
  for (const item of kept.items) {
    const restored = item.type === 'product' ? restoreProduct(item, restoring) : restoreDomain(item, taken)
    if (restored === null) missing.push(item)
    else items.push(withOtherAddons(restored, item, restoring))
  }
  return { cart: { brand: kept.brand, items }, missing }
}

interface Restoring {
  readonly offers: Offers
  readonly ccMode: boolean
  /** Every line id given so far; grows. */
  readonly taken: string[]
  readonly missing: (CookieItem | CookieAddon)[]
}

function restoreProduct(kept: CookieProduct, { offers, ccMode, taken }: Restoring): ProductItem | null {
  const offer = offers.get(kept.productId)
  if (offer === undefined) return null
  const fresh = createProductItem(offer, kept.cycle, ccMode, taken)
  taken.push(...fresh.addons.map(({ id }) => id))
  const addons = fresh.addons.map((addon) => chosenAgain(addon, kept.addons))
  return withPaidSystem({ ...fresh, ...choicesOf(kept, fresh.options), addons, dataCenter: kept.dataCenter })
}

function restoreDomain(kept: CookieDomain, taken: readonly string[]): CartItem {
  const { productId: _productId, type: _type, name: _name, options: _options, ...choices } = kept
  return { ...createDomainItem({ ...choices, addons: [] }, taken), id: kept.id }
}

/** Kept add-ons that the item's own offer does not list: those of a domain, and an e-mail that moved here from one. */
function withOtherAddons(item: CartItem, kept: CookieItem, restoring: Restoring): CartItem {
  const { offers, ccMode, taken, missing } = restoring
  const others = kept.addons
    .filter(({ id }) => !item.addons.some((addon) => addon.id === id))
    .flatMap((addon) => {
      const offer = offers.get(addon.productId)
      if (offer === undefined && addon.selected) missing.push(addon)
      return offer === undefined ? [] : createAddons([offer], addon.cycle, ccMode, taken)
    })
    .map((addon) => chosenAgain(addon, kept.addons))
  return others.length === 0 ? item : { ...item, addons: withoutDuplicates([...item.addons, ...others]) }
}

/** An add-on with its cycle where still sold, and what else was chosen of it. */
function chosenAgain(addon: AddonItem, kept: readonly CookieAddon[]): AddonItem {
  const chosen = kept.find(({ productId }) => productId === addon.productId)
  if (chosen === undefined) return addon
  const isSold = addon.cycles.some(({ cycle }) => cycle === chosen.cycle)
  return { ...addon, ...choicesOf(chosen, addon.options), cycle: isSold ? chosen.cycle : addon.cycle }
}

const choicesOf = (kept: CookieProduct | CookieAddon, options: readonly ItemOption[]) => ({
  id: kept.id,
  selected: kept.selected,
  quantity: kept.quantity,
  options: withKeptUnits(options, kept.options),
})

/** A kept operating system that is still there takes the place of the one that the server starts with. */
function withKeptUnits(options: readonly ItemOption[], kept: CookieProduct['options']): ItemOption[] {
  const unitsOf = (option: ItemOption) => kept.find(({ id }) => id === option.id)?.accounts
  const hasOs = options.some((option) => option.type === 'os' && unitsOf(option) === 1)
  return options.map((option) => {
    if (option.type === 'os') return hasOs ? held(option, unitsOf(option) ?? 0) : option
    return held(option, unitsOf(option) ?? option.accounts)
  })
}

function held(option: ItemOption, accounts: number): ItemOption {
  return { ...option, accounts: Math.min(option.maxValue, Math.max(option.minValue, accounts)) }
}
