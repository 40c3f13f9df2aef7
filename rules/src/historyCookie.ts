import type { AddressParameters } from './address.ts'
import type { CookieAddon, CookieCart, CookieItem } from './cookieCart.ts'
import type { Cycle } from './cycle.ts'

/**
 * Does the kept cart answer what the address asks for, so that it is restored and not begun anew? Every pid is an item of it; if a
 * billingCycle is asked, such an item has it; if a name is asked, a domain has it; if titanAccounts are asked, such an item has
 * as many accounts. What the address does not ask for is no condition; without a pid nothing matches. Source: spec 1 section 5.
 */
export function restoresFromHistory(address: AddressParameters, kept: CookieCart): boolean {
  const { productIds, billingCycle, titanAccounts } = address
  const asked = kept.items.filter(
    (item) => productIds.includes(item.productId) && hasCycle(item, billingCycle),
  )
  return (
    productIds.length > 0 &&
    productIds.every((pid) => asked.some((item) => item.productId === pid)) &&
    (titanAccounts === null || asked.some((item) => hasAccounts(item, titanAccounts))) &&
    matchesName(address, kept)
  )
}

/** A domain's term is domainCycle's business: billingCycle speaks of the product beside it. */
const hasCycle = (item: CookieItem, cycle: Cycle | null): boolean =>
  cycle === null || item.type === 'domain' || item.cycle === cycle

/** The item's own accounts, or those of an add-on chosen with it. */
const hasAccounts = (item: CookieItem, accounts: number): boolean =>
  optionCounts(item).includes(accounts) ||
  item.addons.some((addon) => addon.selected && optionCounts(addon).includes(accounts))

const optionCounts = ({ options }: CookieItem | CookieAddon): readonly number[] =>
  options.map(({ accounts }) => accounts)

function matchesName({ sld, tld, domain }: AddressParameters, kept: CookieCart): boolean {
  const names = kept.items.filter((item) => item.type === 'domain')
  return (
    (sld === null || names.some((item) => item.sld === sld && (tld === null || item.tld === tld))) &&
    (tld === null || names.some((item) => item.tld === tld)) &&
    (domain === null || names.some((item) => `${item.sld}.${item.tld}` === domain))
  )
}
