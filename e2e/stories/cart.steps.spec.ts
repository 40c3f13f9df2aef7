import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago' })

const goOn = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).click()

test('the expanded flow asks for the cycle, then for the name, then shows the cart', async ({ page }) => {
  const cart = new CartPage(page, 'es')
  await cart.open('/cl/carrinho?pid=335&billingCycle=annually&expandedFlowMode=1')
  await expect(page).toHaveURL(/\/cl\/selecionar-ciclo/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Por cuánto tiempo quieres contratar?')
  await cart.cycle('Plan Turbo', /^3 años/).check()
  await cart.settled()
  await expectAccessible(page)
  await goOn(page, 'Continuar al dominio')

  await expect(page).toHaveURL(/\/cl\/registrar-dominio/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu dominio')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await goOn(page, 'Continuar al carrito')
  await expect(page.getByRole('main').getByText(/elige un dominio nuevo/)).toBeVisible()
  await expectAccessible(page)
  await cart.useOwnDomain('mitienda.cl')
  await expect(cart.item('mitienda.cl')).toBeVisible()
  await goOn(page, 'Continuar al carrito')

  await expect(page).toHaveURL(/\/cl\/carrinho/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan Turbo y mitienda.cl')
  await expect(cart.cycle('Plan Turbo', /^3 años/)).toBeChecked()
})

test('the experiment shows it to whoever is in it', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'foxtrot_ab_test_expanded_flow', value: '1', url: baseURL ?? '' }])
  await page.goto('/cl/carrinho?pid=335&billingCycle=annually')
  await expect(page).toHaveURL(/\/cl\/selecionar-ciclo/)
})

test('without it those steps lead to the cart, in Brazil whatever the address says', async ({ page }) => {
  await page.goto('/cl/selecionar-ciclo?pid=335&billingCycle=annually')
  await expect(page).toHaveURL(/\/cl\/carrinho/)
  await page.goto('/br/registrar-dominio?pid=335&billingCycle=annually&expandedFlowMode=1')
  await expect(page).toHaveURL(/\/br\/carrinho/)
})
