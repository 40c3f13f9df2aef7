import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../testing/sampleOrder.ts'
import { createSampleShop } from '../testing/sampleShop.ts'
import { countOrder } from './counting.ts'

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
