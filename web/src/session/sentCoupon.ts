import type { SessionState } from './sessionState.ts'
import type { ToastCode } from './toasts.ts'

/** The hidden field that the coupon's form sends along. What the address of an advertisement brings has none. */
export const sentCouponName = 'couponSent'

/**
 * Whether the coupon that the page came with was sent by its form, before the scripts had come to take the press. The mark is taken out of the
 * address: it has done its work.
 */
export function takeSentCoupon({ location, history }: Pick<Window, 'location' | 'history'>): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has(sentCouponName)) return false
  url.searchParams.delete(sentCouponName)
  history.replaceState(history.state, '', url)
  return true
}

/** What a press would have said; nothing while nobody knows whether it holds. */
export function sentCouponToast({ coupon }: Pick<SessionState, 'coupon'>): ToastCode | null {
  if (coupon === null || coupon.status === 'NOT_VALIDATED') return null
  return coupon.status === 'VALID' ? 'coupon-added' : 'coupon-invalid'
}
