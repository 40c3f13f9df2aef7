import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

const shops = {
  pt: {
    path: '/br/carrinho',
    plan: 'Plano Turbo',
    host: 'minhaloja',
    coupon: 'BEMVINDO10',
    applied: 'Cupom BEMVINDO10 aplicado',
    years: 'Tempo de registro',
    protection: /^Proteção de dados/,
    transferred: 'Transferência de domínio',
    own: 'Domínio que você já tem',
    taken: (name: string) => `O domínio ${name} não está disponível`,
    unconfirmed: (name: string) => `Não conseguimos confirmar ${name}`,
    unknown: 'O produto nada não está à venda aqui.',
    invalid: 'não é um nome de domínio válido',
    unsold: 'não pode ser comprado aqui',
    accounts: 'Contas de e-mail',
    email: 'E-mail Essencial',
    emailId: '421',
    trials: ['430'],
    trial: 'Período de teste grátis',
    month: /^1 mês/,
    blocked: 'Não é possível comprar a partir desta conexão',
  },
  es: {
    path: '/mx/carrinho',
    plan: 'Plan Turbo',
    host: 'mitienda',
    coupon: 'BIENVENIDO10',
    applied: 'Cupón BIENVENIDO10 aplicado',
    years: 'Duración del registro',
    protection: /^Protección de datos/,
    transferred: 'Transferencia de dominio',
    own: 'Dominio que ya tienes',
    taken: (name: string) => `El dominio ${name} no está disponible`,
    unconfirmed: (name: string) => `No pudimos confirmar ${name}`,
    unknown: 'El producto nada no está a la venta aquí.',
    invalid: 'no es un nombre de dominio válido',
    unsold: 'no se puede comprar aquí',
    accounts: 'Cuentas de correo',
    email: 'Correo Esencial',
    emailId: '421',
    trials: ['242', '244'],
    trial: 'Período de prueba gratis',
    month: /^1 mes/,
    blocked: 'No es posible comprar desde esta conexión',
  },
} as const

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]

  test(`in ${language} an address fills the cart: plan, cycle, name for two years, protection, coupon`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    const asked = `pid=335&billingCycle=monthly&sld=${shop.host}&tld=com&domainCycle=2&protectId=1&coupon=${shop.coupon}`
    await cart.open(`${shop.path}?${asked}`)
    await expect(cart.cycle(shop.plan, shop.month)).toBeChecked()
    const card = domain.card(`${shop.host}.com`)
    await expect(card.getByRole('combobox', { name: shop.years })).toHaveValue('biennially')
    await expect(card.getByRole('switch', { name: shop.protection })).toBeChecked()
    await expect(cart.summary.getByText(shop.applied)).toBeVisible()
    await expectSound(page)

    await cart.open(
      `${shop.path}?pid=${shop.emailId}&titanAccounts=3&sld=${shop.host}&tld=com&existingDomain=1`,
    )
    await expect(page.getByText(shop.own)).toBeVisible()
    await expect(page.getByLabel(shop.accounts)).toHaveValue('3')
    await expectSound(page)
  })

  test(`in ${language} an address can bring a name over, and what cannot be had says so`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${shop.path}?pid=335&billingCycle=annually&transfer=1&domain=${shop.host}-taken.com`)
    const card = domain.card(`${shop.host}-taken.com`)
    await expect(card.getByText(shop.transferred)).toBeVisible()
    await expect(card.getByRole('textbox', { name: domain.say.code })).toBeVisible()
    await expectSound(page)

    await cart.open(`${shop.path}?pid=335&billingCycle=annually&sld=${shop.host}-sold-taken&tld=com`)
    await expect(page.getByText(shop.taken(`${shop.host}-sold-taken.com`))).toBeVisible()
    await expectSound(page)
    await cart.open(`${shop.path}?pid=335&billingCycle=annually&sld=${shop.host}-failing&tld=org`)
    await expect(page.getByText(shop.unconfirmed(`${shop.host}-failing.org`))).toBeVisible()
    await expectSound(page)

    await cart.open(`${shop.path}?pid=nada`)
    await expect(page.getByText(shop.unknown)).toBeVisible()
    await expectSound(page)
    await cart.open(`${shop.path}?pid=335&billingCycle=annually&sld=123&tld=com`)
    await expect(page.getByText(shop.invalid)).toBeVisible()
    await expectSound(page)
    await cart.open(`${shop.path}?pid=335&billingCycle=annually&sld=${shop.host}&tld=naovende`)
    await expect(page.getByText(`${shop.host}.naovende ${shop.unsold}`)).toBeVisible()
  })

  test(`in ${language} a cart of nothing but a name, and one of an e-mail on trial`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(`${shop.path}?pid=d&sld=${shop.host}&tld=com`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${shop.host}.com`)
    await expect(cart.total).toBeVisible()
    await expectSound(page)
    for (const id of shop.trials) {
      await cart.open(`${shop.path}?pid=${id}&sld=${shop.host}&tld=com`)
      await expect(cart.summary).toContainText(shop.trial)
      await expectSound(page)
    }
  })

  test.describe(`in ${language} when prices cannot be worked out`, () => {
    test.use({ expectedComplaints: /Failed to load resource/ })

    test('the cart stays, and one press tries again', async ({ page }) => {
      const cart = new CartPage(page, language)
      await cart.open(`${shop.path}?pid=335&billingCycle=annually&sld=${shop.host}&tld=com`)
      const before = (await cart.total.textContent()) ?? ''
      await page.route('**/checkout/calculate**', (route) => route.abort())
      await cart.addon(/SiteLock/).check()
      const failure = page
        .getByRole('alert')
        .filter({ hasText: /O total não foi atualizado|El total no se actualizó/ })
      await expect(failure).toBeVisible()
      await expectSound(page)
      await page.unroute('**/checkout/calculate**')
      await failure.getByRole('button').click()
      await expect(failure).toBeHidden()
      await expect(cart.total).not.toHaveText(before)
    })
  })

  test.describe(`in ${language} from a blocked address`, () => {
    test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.66' }, expectedComplaints: /403/ })

    test('there is no checkout, and it says so', async ({ page }) => {
      await page.goto(`${shop.path}?pid=335`)
      await expect(page.getByRole('heading', { level: 1, name: shop.blocked })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(/CNPJ|RFC|RUT/)
      await expectSound(page)
    })
  })
}
