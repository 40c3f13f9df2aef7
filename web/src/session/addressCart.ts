import { addDomain } from '@balcao/rules/addDomain'
import { addProduct } from '@balcao/rules/addProduct'
import type { AddressParameters } from '@balcao/rules/address'
import type { AddressDomain } from '@balcao/rules/addressDomain'
import type { BrandId } from '@balcao/rules/brand'
import type { Cart } from '@balcao/rules/cart'
import { protectBought, setIdProtection } from '@balcao/rules/idProtection'
import { setTitanAccounts } from '@balcao/rules/lineOptions'
import { addMultipleDomains } from '@balcao/rules/multipleDomains'
import { restoreCart } from '@balcao/rules/restoreCart'
import type { Offers } from '@balcao/rules/restoreCart'
import { needsDomain } from '@balcao/rules/specialProducts'
import type { StartUpPlan } from '@balcao/rules/startUp'

export interface PlannedCart {
  readonly cart: Cart
  /** Some of a kept cart's lines had no product answer. */
  readonly isIncomplete: boolean
}

/** Puts the planned cart together from loaded products; nobody has been asked about its names yet. Source: spec 1 section 4. */
export function cartOfPlan(
  brand: BrandId,
  plan: StartUpPlan,
  address: AddressParameters,
  offers: Offers,
): PlannedCart {
  if (plan.restore !== null) {
    const { cart, missing } = restoreCart(plan.restore, offers, address.ccMode)
    return { cart, isIncomplete: missing.length > 0 }
  }
  const empty: Cart = { brand, items: [] }
  return {
    cart:
      plan.domains.length > 0
        ? protectBought(addMultipleDomains(empty, plan.domains), address)
        : addressedCart(empty, plan, address, offers),
    isIncomplete: false,
  }
}

function addressedCart(
  empty: Cart,
  plan: StartUpPlan,
  { billingCycle, ccMode }: AddressParameters,
  offers: Offers,
): Cart {
  const products = plan.productIds.reduce((cart, id) => {
    const offer = offers.get(id)
    return offer === undefined ? cart : addProduct(cart, { offer, cycle: billingCycle, ccMode })
  }, empty)
  const counted =
    plan.titanAccounts === null ? products : setTitanAccounts(products, { accounts: plan.titanAccounts })
  return plan.domain === null ? counted : withDomain(counted, plan.domain, plan.turnsOnIdProtect)
}

/** The name goes with the first product that needs one. */
function withDomain(cart: Cart, domain: AddressDomain, idProtection: boolean): Cart {
  const parentId = cart.items.find(({ role }) => needsDomain(role))?.id ?? null
  const added = addDomain(cart, { ...domain, parentId, isMultipleDomain: false, isFreeDomain: false })
  const lineId = added.items.at(-1)?.id
  return idProtection && lineId !== undefined ? setIdProtection(added, { lineId, on: true }) : added
}
