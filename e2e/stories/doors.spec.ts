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
      page.getByRole('heading', { level: 1, name: 'Não é possível comprar deste acesso' }),
    ).toBeVisible()
    await expectAccessible(page)
    expect(calls).toEqual([])
  })
})

test('a step that the cart does not allow leads back with the reason', async ({ page }) => {
  await page.goto('/br/pagamento')
  await expect(page).toHaveURL(/\/br\/carrinho\?reason=cart-empty/)
  await expect(page.getByText('Seu carrinho está vazio: escolha um produto para continuar.')).toBeVisible()
})

test('a payment without a buyer leads back to the buyer', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br')
  await page.goto('/br/pagamento')
  await expect(page).toHaveURL(/\/br\/identificacao\?reason=customer-missing/)
  await expect(page.getByText('Antes de pagar, conte para nós quem está comprando.')).toBeVisible()
})

test('the front door lists the countries, and a wrong one leads there', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Brasil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chile' })).toBeVisible()
  await expectAccessible(page)
})
