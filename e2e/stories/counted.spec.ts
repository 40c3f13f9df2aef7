import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import {
  camila,
  identifyInBrazil,
  identifyInChile,
  maria,
  orderNumber,
  pixButton,
  transferButton,
} from '../pages/checkoutPages.ts'

/** What a tag manager would have read so far, by the names of the events. */
const told = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    if (!Array.isArray(layer)) return []
    return layer.map((entry: { event?: string }) => entry.event).filter((event) => event !== undefined)
  })

const hosting = 'carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com'

for (const [language, path, coupon, applied, events] of [
  ['pt', '/br', 'BEMVINDO10', 'Cupom BEMVINDO10 aplicado', ['view_cart', 'add_coupon']],
  ['es', '/mx', 'BIENVENIDO10', 'Cupón BIENVENIDO10 aplicado', ['view_cart']],
] as const)
  test(`in ${language} the cart is counted once, the coupon in Brazil alone, and no name is told`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(`${path}/${hosting}`)
    await cart.settled()
    await cart.applyCoupon(coupon)
    await expect(page.getByText(applied)).toBeVisible()
    await expect.poll(() => told(page)).toEqual(events)
    const all = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))
    expect(all).not.toContain('minhaloja')
  })

for (const { language, currency, payment, bring, order } of [
  {
    language: 'pt',
    currency: 'BRL',
    payment: 'pix',
    bring: (cart: CartPage) => cart.open(`/br/${hosting}`),
    order: async (page: Page) => {
      await identifyInBrazil(page)
      await pixButton(page).click()
    },
  },
  {
    language: 'es',
    currency: 'CLP',
    payment: 'bank_transfer',
    bring: async (cart: CartPage) => {
      await cart.open('/cl/carrinho?pid=335&billingCycle=annually')
      await cart.useOwnDomain('minhaloja.cl')
    },
    order: async (page: Page) => {
      await identifyInChile(page)
      await page.getByRole('radio', { name: /Transferencia/ }).check()
      await transferButton(page).click()
    },
  },
] as const)
  test(`in ${language} an order is counted once, as it is placed, and nobody is named`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await bring(cart)
    await cart.goOn()
    await order(page)
    const number = await orderNumber(page)
    await expect.poll(async () => (await told(page)).filter((event) => event === 'purchase')).toHaveLength(1)
    const all = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))
    expect(all).toContain(`"transaction_id":"${number}"`)
    expect(all).toMatch(new RegExp(`"currency":"${currency}","value":[\\d.]+,"payment_type":"${payment}"`))
    for (const secret of ['minhaloja', maria.email, camila.email, maria.name, camila.name])
      expect(all).not.toContain(secret)

    await page.reload()
    await cart.alive()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await told(page)).not.toContain('purchase')
  })

test('a counter that breaks does not disturb the cart', async ({ page }) => {
  await page.addInitScript(() => {
    const push = () => {
      Reflect.set(window, 'wasTold', true)
      throw new Error('counter')
    }
    Reflect.set(window, 'dataLayer', { push })
  })
  const cart = new CartPage(page, 'pt')
  await cart.open(`/br/${hosting}`)
  await expect.poll(() => page.evaluate<unknown>(() => Reflect.get(window, 'wasTold'))).toBe(true)
  await cart.settled()
  await cart.applyCoupon('BEMVINDO10')
  await expect(page.getByText('Cupom BEMVINDO10 aplicado')).toBeVisible()
})
