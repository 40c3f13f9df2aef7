import { minorOf } from './minorOf.ts'
import type { Currency } from '@balcao/rules/money'
import type { Coupon, CouponProduct, ProductId } from '@balcao/rules/priceBook'
import type { BrandCoupon } from './brandCoupons.ts'

/** A coupon as the rules take it; `idOf` names a product in this brand's catalogue. */
export const couponOf = (
  coupon: BrandCoupon,
  currency: Currency,
  idOf: (symbol: string) => ProductId | undefined,
): Coupon => ({
  code: coupon.code,
  kind: coupon.kind,
  discountPercentage: coupon.percentage,
  value: minorOf(coupon.value, currency),
  eligibleProducts: coupon.products.flatMap((product): CouponProduct[] => {
    const id = idOf(product.product)
    if (id === undefined) return []
    const { cycles, percentage, percentageByCycle } = product
    return [{ id, cycles, cyclesDiscount: percentageByCycle, discountPercentage: percentage }]
  }),
  startsAt: epochOf(coupon.startsAt),
  endsAt: epochOf(coupon.endsAt),
  minimum: minorOf(coupon.minimum, currency),
  maxUses: coupon.maxUses,
  maxUsesPerDocument: coupon.maxUsesPerDocument,
})

const epochOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))
