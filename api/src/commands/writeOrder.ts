import { toDecimal } from '@balcao/rules/money'
import type { Deps } from '../deps.ts'
import type { Orm } from '../db/connect.ts'
import { ApiError } from '../http/apiError.ts'
import { claimCouponUse, everybody } from '../repositories/couponUses.ts'
import { insertOrder } from '../repositories/orderRecords.ts'
import type { NewOrder } from '../repositories/orderRecords.ts'
import { holderOf } from './orderRows.ts'
import type { Priced } from './priceCart.ts'

/** The job leaves the request time to open the payment itself; both may try, the provider opens one. */
const jobDelayMs = 10_000

/**
 * The one transaction of an order: order, lines, payment, coupon use, and the job that opens the payment or, with nothing to pay, writes to
 * the buyer. False, and nothing written,
 * when its key or quote has an order. Throws `coupon-exhausted` when the last use went to somebody else, and nothing is written either.
 */
export function writeOrder(deps: Deps, rows: NewOrder, priced: Priced): Promise<boolean> {
  return deps.connection.orm.transaction(async (tx) => {
    if (!(await insertOrder(tx, rows))) return false
    await claimCoupon(tx, rows, priced)
    if (rows.payment.status === 'initiating') {
      const notBefore = new Date(deps.clock() + jobDelayMs)
      await deps.jobs.send(tx, 'initiate-payment', { paymentId: rows.payment.id }, notBefore)
    } else {
      await deps.jobs.send(tx, 'send-mail', { orderId: rows.order.id, mail: 'free' }, new Date(deps.clock()))
    }
    return true
  })
}

async function claimCoupon(tx: Orm, { order }: NewOrder, { coupon, cart, snapshot }: Priced): Promise<void> {
  if (coupon === null || cart.coupon?.isApplicable !== true) return
  const limits = [
    { holder: everybody, limit: coupon.maxUses, reason: 'exhausted' },
    {
      holder: holderOf(order.brand, order.customer.document),
      limit: coupon.maxUsesPerDocument,
      reason: 'document-exhausted',
    },
  ] as const
  for (const { holder, limit, reason } of limits) {
    if (limit === null || (reason === 'document-exhausted' && holder === everybody)) continue
    if (await claimCouponUse(tx, order.brand, coupon.code, holder, limit)) continue
    const shown = toDecimal(cart.total, snapshot.book.currency)
    const current = toDecimal(cart.total + (cart.coupon?.value ?? 0), snapshot.book.currency)
    throw new ApiError('coupon-exhausted', [{ code: reason, field: 'cart.coupon' }], { shown, current })
  }
}
