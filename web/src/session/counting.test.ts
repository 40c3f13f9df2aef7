import { flaggedPriceBook } from '@balcao/rules/flaggedPriceBook'
import { describe, expect, it } from 'vitest'
import { sampleBook } from '../testing/sampleCatalogue.ts'
import { sampleOrder } from '../testing/sampleOrder.ts'
import { createSampleShop } from '../testing/sampleShop.ts'
import { startShop } from '../testing/startedShop.ts'
import { countCart, countOrder } from './counting.ts'

describe('a coupon of the address', () => {
  /** The page that an address leads to, and what is said and told of its coupon. */
  async function arrive(search: string) {
    const { shop, state } = await startShop(`pid=335&billingCycle=annually&${search}`, {
      book: flaggedPriceBook(sampleBook, {}),
    })
    window.history.replaceState(null, '', `/br/carrinho?salesConsultantId=7&${search}`)
    const dataLayer: unknown[] = []
    const view = { location: window.location, history: window.history, dataLayer }
    countCart(shop, state, view)
    const events = dataLayer.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'event' in entry ? [entry.event] : [],
    )
    return { said: shop.toasts.store.getState().map(({ code }) => code), events }
  }

  it.each([
    [
      'that its form sent is said and told as one that was applied',
      'coupon=VOLTA10&couponSent=1',
      ['coupon-added'],
      ['view_cart', 'add_coupon'],
    ],
    ['that its form sent in vain is said', 'coupon=NADA&couponSent=1', ['coupon-invalid'], ['view_cart']],
    ['that was brought along is neither', 'coupon=VOLTA10', [], ['view_cart']],
    ['that is none is neither', 'couponSent=1', [], ['view_cart']],
  ])('%s', async (_what, search, said, events) => {
    expect(await arrive(search)).toEqual({ said, events })
    expect(window.location.search).not.toContain('couponSent')
    expect(window.location.search).toContain('salesConsultantId=7')
  })
})

describe('a placed order', () => {
  it('is told as GA4 has a purchase, without the name that was bought', async () => {
    const { shop } = await createSampleShop({ tld: 'com.br' })
    const view: Pick<Window, 'dataLayer'> = {}
    countOrder(shop, shop.session.store.getState(), sampleOrder(), view)
    expect(view.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '1042',
          currency: 'BRL',
          value: 200,
          payment_type: 'pix',
          items: [
            expect.objectContaining({ item_id: '335', item_variant: 'annually', price: 200, quantity: 1 }),
            { item_id: 'd', item_name: '.com.br', item_variant: 'annually', price: 0, quantity: 1 },
          ],
        },
      },
    ])
    expect(JSON.stringify(view.dataLayer)).not.toMatch(/minhaloja|exemplo/)
  })

  it('is not told when its payment failed at once', async () => {
    const { shop } = await createSampleShop()
    const view: Pick<Window, 'dataLayer'> = {}
    countOrder(shop, shop.session.store.getState(), sampleOrder({ status: 'failed' }), view)
    expect(view.dataLayer).toBeUndefined()
  })

  it('is told by nobody whose cart it never was', async () => {
    const { shop } = await createSampleShop()
    shop.session.empty()
    const view: Pick<Window, 'dataLayer'> = {}
    countOrder(shop, shop.session.store.getState(), sampleOrder(), view)
    expect(view.dataLayer).toBeUndefined()
  })
})
