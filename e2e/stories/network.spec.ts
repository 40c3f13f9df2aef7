import type { Route } from '@playwright/test'
import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

// Chromium reports every answer that does not come and every 4xx and 5xx, and every part fetched ahead that does not come.
test.use({
  expectedComplaints:
    /Failed to load resource|Couldn't load preload assets|Failed to fetch dynamically imported module/,
})

const shops = {
  pt: {
    path: '/br/carrinho?pid=335&billingCycle=annually',
    plan: 'Plano Turbo',
    longer: /^3 anos/,
    coupon: 'BEMVINDO10',
    applied: 'Cupom BEMVINDO10 aplicado',
    unpriced: 'O total não foi atualizado',
    missing: 'Esta parte da página não carregou',
    stubborn: 'Ainda não deu certo',
    retry: 'Tentar de novo',
    reload: 'Recarregar a página',
    installments: 'Ver parcelas',
    stuck: 'A página ainda não responde',
    words: '**/assets/pt-BR-*.js',
  },
  es: {
    path: '/mx/carrinho?pid=335&billingCycle=annually',
    plan: 'Plan Turbo',
    longer: /^3 años/,
    coupon: 'BIENVENIDO10',
    applied: 'Cupón BIENVENIDO10 aplicado',
    unpriced: 'El total no se actualizó',
    missing: 'No pudimos cargar esta parte de la página',
    stubborn: 'Sigue sin funcionar',
    retry: 'Intentar de nuevo',
    reload: 'Volver a cargar la página',
    installments: 'Ver meses sin intereses',
    stuck: 'La página todavía no responde',
    words: '**/assets/es-MX-*.js',
  },
} as const

const prices = '**/api/v3/checkout/calculate*'
const replaced = /\/assets\/(CouponForm|RemoveDialog|dialogs)-/

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const { longer } = shop

  test(`in ${language} a lost network says so, keeps the cart and goes on by itself when it is back`, async ({
    page,
    context,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(shop.path)
    await cart.settled()

    await context.setOffline(true)
    await cart.cycle(shop.plan, longer).check()
    await expect(cart.summary.getByRole('alert').filter({ hasText: shop.unpriced })).toBeVisible()
    await page.getByRole('button', { name: shop.installments }).click()
    await expect(cart.summary.getByRole('alert').filter({ hasText: shop.missing })).toBeVisible()
    await expect(cart.cycle(shop.plan, longer)).toBeChecked()
    await expectSound(page)

    await context.setOffline(false)
    await expect(cart.summary.getByRole('alert')).toHaveCount(0)
    await cart.settled()
    await page.getByRole('button', { name: shop.installments }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await cart.applyCoupon(shop.coupon)
    await expect(page.getByText(shop.applied)).toBeVisible()
    await expect(cart.cycle(shop.plan, longer)).toBeChecked()
  })

  for (const [why, fail] of [
    ['is overloaded (503)', (route: Route) => route.fulfill({ status: 503, body: '' })],
    ['breaks (500)', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
    ['does not answer in time', (route: Route) => route.abort('timedout')],
  ] as const)
    test(`in ${language} the last total stays when pricing ${why}, and one press prices again`, async ({
      page,
    }) => {
      const cart = new CartPage(page, language)
      await cart.open(shop.path)
      await cart.settled()
      await page.route(prices, fail)
      await cart.cycle(shop.plan, longer).check()
      const alert = cart.summary.getByRole('alert').filter({ hasText: shop.unpriced })
      await expect(alert).toBeVisible()
      await expect(cart.total).toContainText(/\d/)
      await expect(cart.cycle(shop.plan, longer)).toBeChecked()

      await page.unroute(prices)
      await alert.getByRole('button', { name: shop.retry }).click()
      await expect(alert).toHaveCount(0)
      await cart.settled()
      await expect(cart.cycle(shop.plan, longer)).toBeChecked()
    })

  for (const [what, files] of [
    ['words do', shop.words],
    ['script does', '**/assets/entry-client-*.js'],
  ] as const)
    test(`in ${language} a page whose ${what} not come can be read, says so and is alive after one press`, async ({
      page,
    }) => {
      const cart = new CartPage(page, language)
      await page.route(files, (route) => route.abort('internetdisconnected'))
      await page.goto(shop.path)
      const alert = page.getByRole('alert').filter({ hasText: shop.stuck })
      await expect(alert).toBeInViewport()
      await expect(cart.total).toContainText(/\d/)
      await cart.cycle(shop.plan, longer).check()
      await expectSound(page)

      await page.unroute(files)
      await alert.getByRole('link', { name: shop.retry }).click()
      await cart.alive()
      await expect(alert).toHaveCount(0)
      await cart.settled()
      await expect(cart.cycle(shop.plan, longer)).toBeChecked()
    })

  test(`in ${language} a page whose parts a release has replaced offers to come anew, with its cart`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await page.route(replaced, (route) => route.fulfill({ status: 404, body: '' }))
    await cart.open(shop.path)
    await cart.cycle(shop.plan, longer).check()
    await cart.settled()
    await page.getByText(cart.say.couponHave).click()
    const alert = cart.summary.getByRole('alert')
    await expect(alert).toContainText(shop.missing)
    await alert.getByRole('button', { name: shop.retry }).click()
    await expect(alert).toContainText(shop.stubborn)
    await cart.askToRemove(shop.plan)
    await expect(page.getByRole('alert').filter({ hasText: shop.missing })).toBeInViewport()
    await expectSound(page)

    await page.unroute(replaced)
    await alert.getByRole('button', { name: shop.reload }).click()
    await expect(alert).toHaveCount(0)
    await cart.alive()
    await expect(cart.cycle(shop.plan, longer)).toBeChecked()
    await cart.applyCoupon(shop.coupon)
    await expect(page.getByText(shop.applied)).toBeVisible()
  })
}
