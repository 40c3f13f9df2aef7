import type { Shop } from './ShopContext.tsx'

/**
 * A coupon that an edit of the cart leaves without effect is told where the visitor is: its own place may be far from there. One that is applied
 * goes through NOT_VALIDATED, and whoever applied it tells. Source: spec 1 section 8, negative toasts.
 */
export const tellLostCoupon = ({ session, toasts }: Pick<Shop, 'session' | 'toasts'>): (() => void) =>
  session.store.subscribe(({ coupon }, { coupon: before }) => {
    const isLost = before?.status === 'VALID' && coupon?.status === 'INVALID' && coupon.code === before.code
    if (isLost) toasts.raise('coupon-invalid')
  })
