import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

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
