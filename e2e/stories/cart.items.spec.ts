import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const shops = {
  pt: {
    brand: 'br',
    name: 'minhaloja',
    plan: 'Plano Turbo',
    longer: /^3 anos/,
    saving: /^1 ano \d+% OFF$/,
    price: /^R\$\s[\d,.]+\s?\/mês Você paga R\$\s[\d,.]+ agora\. Renova por R\$\s[\d,.]+$/,
    included: 'O que está incluído',
    feature: 'Certificado SSL grátis em todos os sites',
    security: 'SiteLock Básico',
    backup: 'CodeGuard Básico',
    addonNote: /Você paga R\$\s[\d,.]+ por 1 ano\. Renova por R\$\s[\d,.]+\./,
    addonRow: /SiteLock Básico.*3 anos\. Renova por/,
    subtotal: 'Subtotal',
    discounts: ['Desconto do período', 'Domínio grátis no primeiro ano', 'Cupom BEMVINDO10'],
    coupon: 'BEMVINDO10',
    banner: 'E-mail profissional',
    address: 'contato@minhaloja.com',
    lead: 'Escolher um e-mail profissional',
    email: 'E-mail Essencial',
  },
  es: {
    brand: 'mx',
    name: 'mitienda',
    plan: 'Plan Turbo',
    longer: /^3 años/,
    saving: /^1 año \d+% OFF$/,
    price: /^\$[\d,.]+\s?\/mes Pagas \$[\d,.]+ hoy\. Se renueva por \$[\d,.]+$/,
    included: 'Qué incluye',
    feature: 'Certificado SSL gratis en todos tus sitios',
    security: 'SiteLock Básico',
    backup: 'CodeGuard Básico',
    addonNote: /Pagas \$[\d,.]+ por 1 año\. Se renueva por \$[\d,.]+\./,
    addonRow: /SiteLock Básico.*3 años\. Se renueva por/,
    subtotal: 'Subtotal',
    discounts: ['Descuento por el período', 'Dominio gratis el primer año', 'Cupón BIENVENIDO10'],
    coupon: 'BIENVENIDO10',
    banner: 'Correo profesional',
    address: 'contacto@mitienda.com',
    lead: 'Elegir un correo profesional',
    email: 'Correo Esencial',
  },
} as const

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const plan = `/${shop.brand}/carrinho?pid=335&billingCycle=annually&sld=${shop.name}&tld=com`

  test(`in ${language} an item says what each cycle costs and saves, what it includes and what goes with it`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(plan)
    const cycle = cart.cycle(shop.plan, shop.saving)
    await expect(cycle).toBeChecked()
    await expect(cycle).toHaveAccessibleDescription(shop.price)

    const item = cart.item(shop.plan).first()
    const feature = item.getByText(shop.feature)
    await expect(feature).toBeHidden()
    await item.getByText(shop.included).click()
    await expect(feature).toBeVisible()
    await expectSound(page)

    for (const name of [shop.security, shop.backup]) {
      const addon = cart.addon(new RegExp(`^${name}`))
      await expect(addon).not.toBeChecked()
      await expect(addon).toHaveAccessibleDescription(shop.addonNote)
    }
  })

  test(`in ${language} an add-on follows the cycle of its item, and the summary says for how long`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(plan)
    await cart.addon(/^SiteLock/).check()
    await cart.cycle(shop.plan, shop.longer).check()
    await cart.settled()
    await expect(cart.summary.locator('dl > div').filter({ hasText: shop.security })).toHaveText(
      shop.addonRow,
    )
  })

  test(`in ${language} the summary has a subtotal and a line for each discount, which make the total`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(`${plan}&coupon=${shop.coupon}`)
    const amount = async (label: string): Promise<number> => {
      const row = cart.summary.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
      const text = (await row.getByRole('definition').first().textContent()) ?? ''
      return (text.includes('-') ? -1 : 1) * Number(text.replace(/\D/g, ''))
    }
    const discounts = await Promise.all(shop.discounts.map(amount))
    expect(discounts.every((discount) => discount < 0)).toBe(true)
    const total = Number(((await cart.total.textContent()) ?? '').replace(/\D/g, ''))
    const sum = discounts.reduce((left, discount) => left + discount, await amount(shop.subtotal))
    expect(sum).toBe(total)
  })

  test(`in ${language} a banner leads to professional e-mail until one is chosen`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(plan)
    const banner = page.getByRole('complementary', { name: shop.banner })
    await expect(banner).toContainText(shop.address)
    await banner.getByRole('link', { name: shop.lead }).click()
    await expect(page.getByRole('radio', { name: shop.email, exact: true })).toBeInViewport()
    await page.getByRole('radio', { name: shop.email, exact: true }).check()
    await expect(banner).toHaveCount(0)
    await cart.settled()
  })
}
