import type { BrandId } from '@balcao/rules/brand'
import { calculateCart } from '@balcao/rules/calculateCart'
import type { CouponReason } from '@balcao/rules/calculation'
import type { Cycle } from '@balcao/rules/cycle'
import { describe, expect, it } from 'vitest'
import { loadCatalogues } from './loadCatalogue.ts'
import { files } from './testing/edited.ts'

const catalogues = loadCatalogues(files)

/** What comes of a coupon on one product, bought by somebody who has used the coupon so often. */
function reasonOf(brand: BrandId, coupon: string, id: string, cycle: Cycle, usedByDocument = 0) {
  const book = catalogues.get(brand)?.priceBook
  if (book === undefined) throw new Error(`no brand ${brand}`)
  const product = {
    relId: 'a',
    id,
    type: 'product',
    related: null,
    cycle,
    quantity: 1,
    configoptions: [],
  } as const
  const result = calculateCart(
    book,
    { coupon, domainHosts: [], domains: [], products: [product], paymentMethod: null, ccMode: false },
    { now: Date.UTC(2026, 10, 20), couponUses: 0, couponUsesByDocument: usedByDocument },
  )
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const { reason, value } = result.cart.coupon ?? { reason: 'unknown', value: 0 }
  return [reason, value] as const
}

describe('the coupons that show each kind', () => {
  const cases: readonly (readonly [
    coupon: string,
    spanish: string,
    id: string,
    cycle: Cycle,
    used: number,
    reason: CouponReason,
  ])[] = [
    ['BEMVINDO10', 'BIENVENIDO10', '335', 'monthly', 0, 'applied'],
    ['bemvindo10 ', ' bienvenido10', '335', 'monthly', 0, 'applied'],
    ['PRIMEIRA20', 'PRIMERA', '335', 'annually', 0, 'applied'],
    ['PRIMEIRA20', 'PRIMERA', '335', 'annually', 1, 'document-exhausted'],
    ['ANUAL15', 'ANUAL15', '5', 'annually', 0, 'applied'],
    ['ANUAL15', 'ANUAL15', '5', 'monthly', 0, 'cycle-not-eligible'],
    ['TURBO25', 'TURBO25', '335', 'annually', 0, 'applied'],
    ['TURBO25', 'TURBO25', '5', 'annually', 0, 'product-not-eligible'],
    ['DOMINIO5', 'DOMINIO5', '335', 'annually', 0, 'product-not-eligible'],
    ['VENCIDO', 'VENCIDO', '335', 'annually', 0, 'expired'],
    ['EMBREVE', 'MUYPRONTO', '335', 'annually', 0, 'not-started'],
    ['ESGOTADO', 'AGOTADO', '335', 'annually', 0, 'exhausted'],
    ['MINIMO100', 'MINIMO', '335', 'annually', 0, 'applied'],
    ['MINIMO100', 'MINIMO', '5', 'monthly', 0, 'minimum-not-reached'],
    ['NADA', 'NADA', '335', 'annually', 0, 'unknown'],
  ]

  it.each(cases)('%s (%s) on %s %s after %i uses: %s', (coupon, spanish, id, cycle, used, reason) => {
    for (const brand of catalogues.keys()) {
      const code = brand === 'br' ? coupon : spanish
      expect([brand, ...reasonOf(brand, code, id, cycle, used)]).toEqual([
        brand,
        reason,
        reason === 'applied' ? expect.toSatisfy((value: number) => value > 0) : 0,
      ])
    }
  })

  it('take off what they say', () => {
    expect(reasonOf('br', 'BEMVINDO10', '335', 'monthly')).toEqual(['applied', 550])
    expect(reasonOf('br', 'PRIMEIRA20', '335', 'monthly')).toEqual(['applied', 2000])
    expect(reasonOf('cl', 'PRIMERA', '335', 'annually')).toEqual(['applied', 4000])
  })
})
