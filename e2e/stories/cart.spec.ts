import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const address = '/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br'

test('a reload shows the cart as it was left', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(address)
  await cart.cycle('Plano Turbo', /^3 anos/).check()
  await cart.addon(/SiteLock/).check()
  await cart.settled()
  const total = await cart.total.textContent()

  await page.reload()
  await cart.alive()
  await expect(cart.cycle('Plano Turbo', /^3 anos/)).toBeChecked()
  await expect(cart.addon(/SiteLock/)).toBeChecked()
  await expect(cart.total).toHaveText(total ?? '')
})

test('an add-on switched off again leaves the total where it was, and stays off', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(address)
  const before = await cart.total.textContent()
  await cart.addon(/SiteLock/).check()
  await expect(cart.total).not.toHaveText(before ?? '')
  await cart.addon(/SiteLock/).uncheck()
  await expect(cart.total).toHaveText(before ?? '')
  await page.reload()
  await cart.alive()
  await expect(cart.addon(/SiteLock/)).not.toBeChecked()
  await expect(cart.total).toHaveText(before ?? '')
})

test('a coupon is applied, explained and removed', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(address)
  const before = await cart.total.textContent()
  await cart.applyCoupon('BEMVINDO10')
  await expect(cart.summary.getByText('Cupom BEMVINDO10 aplicado')).toBeVisible()
  await expect(cart.total).not.toHaveText(before ?? '')

  await page.getByRole('button', { name: 'Remover cupom' }).click()
  await expect(cart.total).toHaveText(before ?? '')
})

test('a wrong coupon says why and keeps what was typed', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(address)
  await cart.applyCoupon('NAOEXISTE')
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Cupom inválido')).toBeVisible()
  await expect(page.getByText('Cupom inválido. Confira se o código está escrito certo.')).toBeVisible()
  await expect(page.getByLabel('Código do cupom')).toHaveValue('NAOEXISTE')
  await expectAccessible(page)

  await cart.applyCoupon('VENCIDO')
  await expect(page.getByText('Cupom inválido: o prazo da promoção terminou.')).toBeVisible()
})

test('removing asks first; Escape keeps the item', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(address)
  // The gifts that go with the name are a region of their own, which bears it too.
  const line = page.getByRole('region', { name: 'minhaloja.com.br', exact: true })
  const dialog = await cart.askToRemove('minhaloja.com.br')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(line).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover minhaloja.com.br' })).toBeFocused()

  await cart.askToRemove('minhaloja.com.br')
  await dialog.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(line).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plano Turbo')
})

test('hosting without a domain does not go on, and says where to choose one', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually')
  await cart.goOn()
  await expect(page.getByRole('main').getByText(/escolha um domínio novo/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qual será o endereço do seu site?' })).toBeFocused()
  await expect(page).toHaveURL(/carrinho/)
})
