import type { Page, Route } from '@playwright/test'
import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const shops = {
  pt: {
    path: '/br/carrinho?pid=335&billingCycle=annually',
    plan: 'Plano Turbo',
    longer: /^3 anos/,
    shorter: /^1 mês/,
    coupon: 'BEMVINDO10',
    applied: 'Cupom BEMVINDO10 aplicado',
    said: 'Cupom adicionado',
    price: /R\$\s\d/,
  },
  es: {
    path: '/mx/carrinho?pid=335&billingCycle=annually',
    plan: 'Plan Turbo',
    longer: /^3 años/,
    shorter: /^1 mes/,
    coupon: 'BIENVENIDO10',
    applied: 'Cupón BIENVENIDO10 aplicado',
    said: 'Cupón agregado',
    price: /\$\d/,
  },
} as const

/** Answers that do not come before the story lets them. */
async function hold(page: Page, address: string | RegExp) {
  const held: Route[] = []
  let isHeld = true
  await page.route(address, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return {
    held,
    /** Lets all go, those that nobody waits for any more among them. */
    release: async () => {
      isHeld = false
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
    },
  }
}

const scripts = '**/*.js'
/** What the full cart shows besides its plan: its code comes after the page answers. */
const parts = /\/(domains|extras|shared)-[^/]+\.js$/
const prices = '**/api/v3/checkout/calculate*'

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]

  test(`in ${language} the priced cart is there before the scripts, and what was chosen until they come counts`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const slow = await hold(page, scripts)
    await page.goto(shop.path, { waitUntil: 'commit' })
    await expect(cart.total).toHaveText(shop.price)
    const before = (await cart.total.textContent()) ?? ''
    await cart.cycle(shop.plan, shop.longer).check()
    await cart.addon(/SiteLock/).check()
    await page.getByText(cart.say.couponHave).click()
    await page.getByLabel(cart.say.couponField).fill(shop.coupon)
    await expect(page.locator('#root[data-alive]')).toHaveCount(0)

    await slow.release()
    await cart.alive()
    await expect(cart.total).not.toHaveText(before)
    await cart.settled()
    await expect(cart.cycle(shop.plan, shop.longer)).toBeChecked()
    await expect(cart.addon(/SiteLock/)).toBeChecked()
    await expect(page.getByLabel(cart.say.couponField)).toHaveValue(shop.coupon)
    const chosen = (await cart.total.textContent()) ?? ''
    await page.getByRole('button', { name: cart.say.couponApply }).click()
    await expect(page.getByText(shop.applied)).toBeVisible()
    await expect(cart.total).not.toHaveText(chosen)

    await page.reload()
    await expect(cart.cycle(shop.plan, shop.longer)).toBeChecked()
    await expect(cart.addon(/SiteLock/)).toBeChecked()
  })

  test(`in ${language} a coupon sent before the scripts have come is applied all the same`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const slow = await hold(page, scripts)
    await page.goto(`${shop.path}&salesConsultantId=42`, { waitUntil: 'commit' })
    await cart.applyCoupon(shop.coupon)
    await expect(page.getByText(shop.applied)).toBeVisible()
    await expect(page).toHaveURL(/salesConsultantId=42/)
    const total = (await cart.total.textContent()) ?? ''

    await slow.release()
    await expect(page.getByText(shop.said).first()).toBeVisible()
    await cart.alive()
    await expect(page.getByText(shop.applied)).toBeVisible()
    await expect(cart.total).toHaveText(total)
    await expect(page).not.toHaveURL(/coupon/i)
  })

  test(`in ${language} the cart answers before the code of its names has come, and they stand there meanwhile`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const slow = await hold(page, parts)
    await page.goto(`${shop.path}&sld=minhaloja&tld=com`)
    const name = page.getByRole('heading', { name: 'minhaloja.com', exact: true })
    await expect(name).toBeVisible()
    const before = (await cart.total.textContent()) ?? ''
    await expect.poll(() => slow.held.length).toBeGreaterThan(0)

    await cart.cycle(shop.plan, shop.longer).check()
    await expect(cart.total).not.toHaveText(before)
    await cart.settled()
    await expect(name, 'the HTML of the server stays').toBeVisible()
    await expectSound(page)

    await slow.release()
    await cart.alive()
    await expect(name).toBeVisible()
    await expect(cart.cycle(shop.plan, shop.longer)).toBeChecked()
    const total = (await cart.total.textContent()) ?? ''
    await page.getByRole('switch', { name: /ID Protect/ }).press(' ')
    await expect(cart.total).not.toHaveText(total)
  })

  test(`in ${language} a price that is on its way is awaited in sight, and an older one never comes after a newer`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(shop.path)
    await cart.settled()
    const before = (await cart.total.textContent()) ?? ''
    const { held, release } = await hold(page, prices)

    await cart.cycle(shop.plan, shop.longer).check()
    await expect.poll(() => held.length).toBe(1)
    await expect(cart.shownTotal.locator('[aria-busy=true]')).toBeVisible()
    await expect(cart.total).toHaveText(before)
    await page.getByText(cart.say.couponHave).click()
    await page.getByLabel(cart.say.couponField).fill(shop.coupon)
    await expectSound(page)

    await cart.cycle(shop.plan, shop.shorter).check()
    await expect.poll(() => held.length).toBe(2)
    await held[1]?.continue()
    await cart.settled()
    await expect(cart.total).not.toHaveText(before)
    const newest = (await cart.total.textContent()) ?? ''
    expect(held[0]?.request().failure()?.errorText, 'nobody waits for the older one').toBe('net::ERR_ABORTED')
    await release()
    await expect(page.getByLabel(cart.say.couponField)).toHaveValue(shop.coupon)
    await expect(cart.cycle(shop.plan, shop.shorter)).toBeChecked()
    await expect(cart.total).toHaveText(newest)
  })
}
