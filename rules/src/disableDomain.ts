import type { Cart } from './cart.ts'
import { changeDomain } from './changeDomain.ts'

/** A domain that cannot be had as it is steps aside: not selected, marked as a short domain's fallback. Source: spec 1 section 4. */
export const disableDomain = (cart: Cart, { lineId }: { readonly lineId: string }): Cart =>
  changeDomain(cart, lineId, ({ fallbackShortDomain }) =>
    fallbackShortDomain ? null : { selected: false, fallbackShortDomain: true },
  )

/** Back again: selected, the mark gone. Does nothing to a domain that was not disabled. */
export const enableDomain = (cart: Cart, { lineId }: { readonly lineId: string }): Cart =>
  changeDomain(cart, lineId, ({ fallbackShortDomain }) =>
    fallbackShortDomain ? { selected: true, fallbackShortDomain: false } : null,
  )
