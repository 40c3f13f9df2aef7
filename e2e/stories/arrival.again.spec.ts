import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const shops = {
  pt: {
    path: '/br/carrinho',
    abroad: '/mx/carrinho',
    abroadEmpty: 'Tu carrito está vacío',
    plan: 'Plano Turbo',
    smaller: 'Plano P',
    longer: /^3 anos/,
    annual: /^1 ano/,
    month: /^1 mês/,
    host: 'minhaloja',
    kept: 'BEMVINDO10',
    newer: 'TURBO25',
    applied: (code: string) => `Cupom ${code} aplicado`,
  },
  es: {
    path: '/mx/carrinho',
    abroad: '/br/carrinho',
    abroadEmpty: 'Seu carrinho está vazio',
    plan: 'Plan Turbo',
    smaller: 'Plan Personal',
    longer: /^3 años/,
    annual: /^1 año/,
    month: /^1 mes/,
    host: 'mitienda',
    kept: 'BIENVENIDO10',
    newer: 'TURBO25',
    applied: (code: string) => `Cupón ${code} aplicado`,
  },
} as const

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const asked = `pid=335&billingCycle=annually&sld=${shop.host}&tld=com`

  test(`in ${language} the address that a cart came by finds it as it was left; another wish begins anew`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const name = cart.item(`${shop.host}.com`).first()
    await cart.open(`${shop.path}?${asked}&coupon=${shop.kept}`)
    await cart.addon(/^SiteLock/).check()
    await cart.settled()
    const total = (await cart.total.textContent()) ?? ''

    await cart.open(`${shop.path}?${asked}`)
    await expect(cart.addon(/^SiteLock/)).toBeChecked()
    await expect(cart.summary.getByText(shop.applied(shop.kept))).toBeVisible()
    await expect(cart.total).toHaveText(total)

    await cart.open(`${shop.path}?pid=d`)
    await expect(cart.addon(/^SiteLock/)).toBeChecked()
    await expect(cart.total).toHaveText(total)

    await cart.open(`${shop.path}?pid=335&billingCycle=triennially`)
    await expect(cart.cycle(shop.plan, shop.longer)).toBeChecked()
    await expect(cart.addon(/^SiteLock/)).not.toBeChecked()
    await expect(name).toHaveCount(0)
    await expectSound(page)

    await cart.open(`${shop.path}?pid=5&billingCycle=annually`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.smaller)
  })

  test(`in ${language} another country's cart is left alone`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(`${shop.path}?${asked}`)
    await cart.open(shop.abroad)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.abroadEmpty)
    await cart.open(shop.path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.plan)
    await expect(cart.item(`${shop.host}.com`).first()).toBeVisible()
  })

  test(`in ${language} the coupon of the address comes before the kept one`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(`${shop.path}?${asked}&coupon=${shop.kept}`)
    await expect(cart.summary.getByText(shop.applied(shop.kept))).toBeVisible()
    await cart.open(`${shop.path}?coupon=${shop.newer}`)
    await expect(cart.summary.getByText(shop.applied(shop.newer))).toBeVisible()
    await expect(cart.summary.getByText(shop.applied(shop.kept))).toHaveCount(0)
  })

  test(`in ${language} credit-card mode leaves the short cycles out, and a visit's parameters go along`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const passed = 'salesConsultantId=42&offerContexts=verao_2026&ccMode=1&vpsType=nvme'
    await cart.open(`${shop.path}?pid=5&billingCycle=monthly&sld=${shop.host}&tld=com&${passed}`)
    await expect(cart.cycle(shop.smaller, shop.annual)).toBeChecked()
    await expect(cart.cycle(shop.smaller, shop.month)).toHaveCount(0)
    await cart.settled()
    await cart.goOn()
    await expect(page).toHaveURL(/identificacao/)
    const gone = new URL(page.url()).searchParams
    for (const [name, value] of new URLSearchParams(passed)) expect(gone.get(name), name).toBe(value)
  })
}
