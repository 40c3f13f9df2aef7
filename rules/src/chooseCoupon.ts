export interface ChosenCoupon {
  readonly code: string
  readonly source: 'address' | 'cookie'
}

/** The address's coupon wins over the cookie's, unless they are the same one (in any case of letters). Source: spec 1 section 5. */
export function chooseCoupon(address: string | null, cookie: string | null): ChosenCoupon | null {
  if (cookie !== null && (address === null || isSame(address, cookie)))
    return { code: cookie, source: 'cookie' }
  return address === null ? null : { code: address, source: 'address' }
}

const isSame = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase()
