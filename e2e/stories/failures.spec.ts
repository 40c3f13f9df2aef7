import { expect, expectSound, test } from '../fixtures.ts'
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
import { DomainBox } from '../pages/domainBox.ts'

// Chromium reports every answer that does not come and every 5xx.
test.use({ expectedComplaints: /Failed to load resource/ })

const shops = {
  pt: {
    path: '/br/carrinho?pid=335&billingCycle=annually',
    name: 'minhaloja',
    tld: 'com.br',
    unconfirmed: (name: string) => `Não conseguimos confirmar ${name}`,
    fewTlds: 'Não conseguimos carregar todas as extensões',
    unsure: 'Não sabemos se o pedido foi registrado',
    retry: 'Tentar de novo',
  },
  es: {
    path: '/cl/carrinho?pid=335&billingCycle=annually',
    name: 'mitienda',
    tld: 'cl',
    unconfirmed: (name: string) => `No pudimos confirmar ${name}`,
    fewTlds: 'No pudimos cargar todas las extensiones',
    unsure: 'No sabemos si el pedido quedó registrado',
    retry: 'Intentar de nuevo',
  },
} as const

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const name = `${shop.name}.${shop.tld}`

  test(`in ${language} a name that nobody answers for is not sold, and one press asks again`, async ({
    page,
  }) => {
    const domain = new DomainBox(page, language)
    await new CartPage(page, language).open(shop.path)
    await page.route('**/domains/availability/**', (route) => route.fulfill({ status: 500, body: '' }))
    await domain.search(shop.name)
    await expect(domain.box.getByText(shop.unconfirmed(name)).filter({ visible: true }).last()).toBeVisible()
    await expect(domain.offer(name)).toHaveCount(0)
    await expectSound(page)

    await page.unroute('**/domains/availability/**')
    await domain.box.getByRole('button', { name: shop.retry }).first().click()
    await expect(domain.offer(name)).toBeVisible()
  })

  test(`in ${language} the most wanted extensions are there without the list, and one press asks for it`, async ({
    page,
  }) => {
    const { tld } = new DomainBox(page, language)
    await new CartPage(page, language).open(shop.path)
    await page.route('**/api/v3/tld', (route) => route.fulfill({ status: 500, body: '' }))
    await tld.click()
    await expect(page.getByText(shop.fewTlds)).toBeVisible()
    await expect(page.getByRole('option', { name: `.${shop.tld}`, exact: true })).toBeVisible()
    await expect(page.getByRole('option', { name: '.blog', exact: true })).toHaveCount(0)
    await expectSound(page)

    await page.unroute('**/api/v3/tld')
    await tld.click()
    await expect(page.getByText(shop.fewTlds)).toHaveCount(0)
    await expect(page.getByRole('option', { name: '.blog', exact: true })).toBeVisible()
  })

  test(`in ${language} an order is placed once, though it failed first and its answer was lost then`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(shop.path)
    await cart.useOwnDomain(`${shop.name}.com`)
    await cart.goOn()
    await (language === 'pt' ? identifyInBrazil(page, maria) : identifyInChile(page, camila))
    const pay = language === 'pt' ? pixButton(page) : transferButton(page)
    const unsure = page.getByRole('alert').filter({ hasText: shop.unsure })

    await page.route('**/checkout/orders', (route) => route.fulfill({ status: 500, body: '' }))
    await pay.click()
    await expect(unsure).toBeVisible()
    await expectSound(page)

    const placed = new Set<string>()
    await page.unroute('**/checkout/orders')
    await page.route('**/checkout/orders', async (route) => {
      const { order }: { order: { number: string } } = await (await route.fetch()).json()
      placed.add(order.number)
      await route.abort()
    })
    await pay.click()
    await expect.poll(() => placed.size).toBe(1)
    await expect(unsure).toBeVisible()

    await page.unroute('**/checkout/orders')
    await pay.click()
    expect([...placed]).toEqual([await orderNumber(page)])
  })
}
