import { describe, expect, it } from 'vitest'
import { createSampleShop } from '../testing/sampleShop.ts'
import type { CouponState } from './sessionState.ts'
import { tellLostCoupon } from './tellLostCoupon.ts'

const valid = { code: 'ANUAL15', status: 'VALID', reason: 'applied' } as const
const lost = { code: 'ANUAL15', status: 'INVALID', reason: 'cycle-not-eligible' } as const
const sent = { code: 'ANUAL15', status: 'NOT_VALIDATED', reason: null } as const

/** What is said while a coupon goes through these states. */
async function saidOf(...states: readonly (CouponState | null)[]) {
  const { shop } = await createSampleShop()
  const stop = tellLostCoupon(shop)
  for (const coupon of states) shop.session.store.setState({ coupon })
  stop()
  return shop.toasts.store.getState().map(({ code }) => code)
}

describe('a coupon', () => {
  it.each<[string, readonly (CouponState | null)[], number]>([
    ['that an edit leaves without effect is told', [valid, lost], 1],
    ['that is back and lost again is told once at a time', [valid, lost, valid, lost], 1],
    ['that stays without effect is not told again', [valid, lost, { ...lost }], 1],
    ['that was never valid is told by whoever applied it', [sent, lost], 0],
    ['that another one takes the place of is not lost', [valid, { ...lost, code: 'NADA' }], 0],
    ['that is removed is not lost', [valid, null], 0],
    ['that comes back is not lost', [lost, valid], 0],
  ])('%s', async (_, states, times) => {
    expect(await saidOf(...states)).toEqual(Array.from({ length: times }, () => 'coupon-invalid'))
  })

  it('is told of no more once nobody listens', async () => {
    const { shop } = await createSampleShop()
    tellLostCoupon(shop)()
    shop.session.store.setState({ coupon: valid })
    shop.session.store.setState({ coupon: lost })
    expect(shop.toasts.store.getState()).toEqual([])
  })
})
