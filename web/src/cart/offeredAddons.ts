import type { AddonItem, Cart, CartItem } from '@balcao/rules/cart'
import type { Flags } from '@balcao/rules/flags'
import { isEmailAddon } from '@balcao/rules/proEmail'
import { offeredTrialEmails, trialEmailIds } from '@balcao/rules/trialEmail'

/** The add-ons of an item to show: a trial e-mail where it is offered now, or chosen already. Source: docs/rules.md P33. */
export function offeredAddons(item: CartItem, cart: Cart, flags: Flags): readonly AddonItem[] {
  const hasDomain = cart.items.some(({ type, selected }) => type === 'domain' && selected)
  const offered = offeredTrialEmails(cart.brand, flags, hasDomain)
  return item.addons.filter(
    (addon) => addon.selected || !isTrialEmail(addon, cart) || offered.includes(addon.productId),
  )
}

const isTrialEmail = (addon: AddonItem, { brand }: Cart): boolean =>
  isEmailAddon(addon) && trialEmailIds(brand).includes(addon.productId)
