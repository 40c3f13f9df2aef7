import type { AddressParameters } from './address.ts'
import type { Cart, DomainItem } from './cart.ts'
import { changeDomain } from './changeDomain.ts'
import { isBrTld } from './nameParts.ts'

/** Does the address turn ID Protect on by itself? Not for a name already owned, not under .br. Source: spec 1 section 5. */
export const turnsOnIdProtect = (
  address: Pick<AddressParameters, 'existingDomain' | 'protectId'>,
  tld: string | null,
): boolean => address.protectId && !address.existingDomain && tld !== null && !isBrTld(tld)

/** Turns it on as the address says for the names that are bought: a gift's has to be paid, and nobody asked for it. */
export const protectBought = (
  cart: Cart,
  address: Pick<AddressParameters, 'existingDomain' | 'protectId'>,
): Cart =>
  cart.items.reduce((all, item) => {
    const on = item.type === 'domain' && !item.isFreeDomain && turnsOnIdProtect(address, item.tld)
    return on ? setIdProtection(all, { lineId: item.id, on }) : all
  }, cart)

/** Is it sold for this line? Not where the registry hides or forbids it, and only with a name that is bought here. */
export const offersIdProtection = (item: DomainItem): boolean =>
  item.method !== 'own' && item.idProtectionYearly !== null

/** Turns ID Protect on or off. The wish is kept until the prices are known; it is bought only where it is offered. */
export const setIdProtection = (
  cart: Cart,
  { lineId, on }: { readonly lineId: string; readonly on: boolean },
): Cart =>
  changeDomain(cart, lineId, ({ idProtection }) => (idProtection === on ? null : { idProtection: on }))
