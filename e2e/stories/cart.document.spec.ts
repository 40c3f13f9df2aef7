import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const server = '/br/carrinho?pid=308&billingCycle=annually'

test('in Brazil nobody goes on without a document: it is said once, at the field', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(server)
  await cart.pressOn()

  await expect(cart.document).toBeFocused()
  await expect(cart.document).toHaveAccessibleDescription(/Campo de documento obrigatório/)
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Informe um CPF ou CNPJ')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)

  await cart.document.fill('529.982.247-26')
  await cart.pressOn()
  await expect(cart.document).toBeFocused()
  await expect(cart.document).toHaveAccessibleDescription(/Confira os números/)
  await expectAccessible(page)

  await cart.document.fill('52998224725')
  await cart.document.blur()
  await expect(page.getByText('Documento válido')).toBeAttached()
  await expectAccessible(page)
  await cart.pressOn()
  await expect(page.getByRole('heading', { level: 1, name: 'Seus dados' })).toBeVisible()
  await expect(cart.document).toHaveValue('529.982.247-25')

  await page.goBack()
  await expect(cart.document).toHaveValue('529.982.247-25')
  await page.reload()
  await expect(cart.document).toHaveValue('529.982.247-25')
})

test('the owner of a .br name is who buys: one field, and the registry is asked once more after a reload', async ({
  page,
}) => {
  const cart = new CartPage(page)
  await cart.open(`${server.replace('308', '5')}&sld=minhaloja&tld=com.br`)
  await cart.pressOn()
  await expect(cart.document).toBeFocused()
  await expect(cart.document).toHaveAccessibleName('CPF ou CNPJ do titular do domínio')

  await cart.document.fill('52998224725')
  await cart.document.blur()
  await expect(page.getByText('Documento válido').last()).toBeVisible()
  await page.reload()
  await cart.alive()
  await expect(page.getByText('Documento válido').last()).toBeVisible()
  await cart.pressOn()
  await expect(cart.document).toHaveValue('529.982.247-25')
})

test('in Mexico a national name needs the document of its owner, another name does not', async ({ page }) => {
  const cart = new CartPage(page, 'es')
  await cart.open('/mx/carrinho?pid=5&billingCycle=annually&sld=mitienda&tld=com.mx')
  await cart.pressOn()
  await expect(cart.document).toBeFocused()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Ingresa tu documento')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/mx/carrinho?pid=5&billingCycle=annually&sld=mitienda&tld=com')
  await cart.alive()
  await expect(cart.document).toHaveCount(0)
  await cart.pressOn()
  await expect(page.getByRole('heading', { level: 1, name: 'Tus datos' })).toBeVisible()
})
