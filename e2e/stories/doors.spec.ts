import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

test('an empty cart shows what there is to buy', async ({ page }) => {
  await page.goto('/br/carrinho')
  await expect(page.getByRole('heading', { level: 1, name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar ao site' })).toBeVisible()
  await expectAccessible(page)
})

test('an unknown product leaves an empty cart and a message', async ({ page }) => {
  await page.goto('/br/carrinho?pid=does-not-exist')
  await expect(page.getByRole('heading', { level: 1, name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(page.getByText('O produto does-not-exist não está à venda aqui.')).toBeVisible()
})

test.describe('from a blocked address', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.66' }, expectedComplaints: /403/ })

  test('there is no checkout, and nothing is asked', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    const answer = await page.goto('/br/carrinho?pid=335')
    expect(answer?.status()).toBe(403)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Não é possível comprar a partir desta conexão' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ajuda' })).toHaveAttribute('href', /ajuda$/)
    const mail = page.getByRole('main').getByRole('link', { name: '@br.balcao.example' })
    await expect(mail).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
    expect(calls).toEqual([])
  })
})

for (const { language, brand, name, empty, nobody } of [
  {
    language: 'pt',
    brand: 'br',
    name: 'sld=minhaloja&tld=com.br',
    empty: 'Seu carrinho está vazio: escolha um produto para continuar.',
    nobody: 'Antes de pagar, conte para nós quem está comprando.',
  },
  {
    language: 'es',
    brand: 'cl',
    name: 'sld=mitienda&tld=com',
    empty: 'Tu carrito está vacío: elige un producto para continuar.',
    nobody: 'Antes de pagar, cuéntanos quién compra.',
  },
] as const) {
  test(`in ${language} a step that the cart does not allow leads back with the reason`, async ({ page }) => {
    await page.goto(`/${brand}/pagamento`)
    await expect(page).toHaveURL(new RegExp(`/${brand}/carrinho\\?reason=cart-empty`))
    await expect(page.getByText(empty)).toBeVisible()
  })

  test(`in ${language} a payment without a buyer leads back to the buyer`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(`/${brand}/carrinho?pid=335&billingCycle=annually&${name}`)
    await page.goto(`/${brand}/pagamento`)
    await expect(page).toHaveURL(new RegExp(`/${brand}/identificacao\\?reason=customer-missing`))
    await expect(page.getByText(nobody)).toBeVisible()
  })
}

test('the front door lists the countries', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Escolha seu país / Elige tu país · Balcão')
  await expect(page.getByRole('link', { name: 'Brasil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chile' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('at the address of no country', () => {
  test.use({ expectedComplaints: /404/ })

  test('both languages say so, beside the countries', async ({ page }) => {
    await page.goto('/zz/carrinho')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha seu país / Elige tu país')
    await expect(page.getByText('Esta página não existe. Escolha seu país para continuar.')).toBeVisible()
    await expect(page.getByText('Esta página no existe. Elige tu país para continuar.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Chile' })).toBeVisible()
    await expectAccessible(page)
  })
})
