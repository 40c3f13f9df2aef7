import { buildCalculateRequest } from '@balcao/rules/calculationRequest'
import type { Cart } from '@balcao/rules/cart'
import type { IdentificationNeeds } from '@balcao/rules/identification'
import { identificationNeeds } from '@balcao/rules/identificationNeeds'
import { useMemo } from 'react'
import { useSession } from '../session/ShopContext.tsx'

/** What the cart asks of its buyer now: the domains that are really bought count. */
export function useIdentificationNeeds(): IdentificationNeeds {
  const cart = useSession((state) => state.cart)
  return useMemo(() => needsOf(cart), [cart])
}

export function needsOf(cart: Cart): IdentificationNeeds {
  const built = buildCalculateRequest(cart, { coupon: null, paymentMethod: null, ccMode: false })
  return identificationNeeds(cart.brand, built.ok ? built.request.domains : [])
}
