import { offerAddons } from './addProduct.ts'
import type { Cart, CartItem } from './cart.ts'
import type { AddonOffer } from './productOffer.ts'

/** The names that are bought without a plan: what goes with a name is on offer at the plan where there is one. */
const isBoughtAlone = (item: CartItem): boolean =>
  item.type === 'domain' && item.parentId === null && item.method !== 'own' && !item.isTemporaryDomain

export const hasLoneNames = ({ items }: Cart): boolean => items.some(isBoughtAlone)

/**
 * Puts what goes with a domain on offer beside every name that is bought alone, nothing of it chosen. ID Protect is not among it: that
 * is a wish of the line itself. Source: spec 1 section 3, related.
 */
export const offerDomainAddons = (cart: Cart, related: readonly AddonOffer[], ccMode: boolean): Cart =>
  cart.items.filter(isBoughtAlone).reduce(
    (offered, { id }) =>
      offerAddons(offered, {
        itemId: id,
        offers: related.filter(({ role }) => role !== 'id-protect'),
        ccMode,
      }),
    cart,
  )
