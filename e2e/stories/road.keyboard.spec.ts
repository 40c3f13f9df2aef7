import { expect, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { atSandbox, camila, maria, orderNumber, pixButton, transferButton } from '../pages/checkoutPages.ts'
import { DomainBox } from '../pages/domainBox.ts'
import { tabAndType, tabTo } from '../pages/keyboard.ts'

test('by keyboard alone from an address to a paid order', async ({ page }) => {
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br')
  await tabTo(page, cart.cycle('Plano Turbo', /^1 ano/))
  await page.keyboard.press('ArrowDown')
  await expect(cart.cycle('Plano Turbo', /^3 anos/)).toBeChecked()
  await tabAndType(page, page.getByRole('textbox', { name: domain.say.owner }), maria.document)
  await tabTo(page, cart.onward)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Seus dados' })).toBeFocused()
  await tabAndType(page, page.getByLabel('Nome completo ou razão social'), maria.name)
  await tabAndType(page, page.getByLabel('E-mail', { exact: true }), maria.email)
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(maria.document)
  await tabAndType(page, page.getByLabel('Telefone com DDD'), maria.phone)
  await tabAndType(page, page.getByLabel('CEP'), maria.postalCode)
  await expect(page.getByText(/^Endereço encontrado/).first()).toBeAttached()
  await tabAndType(page, page.getByLabel('Número', { exact: true }), maria.number)
  await tabTo(page, page.getByRole('button', { name: 'Continuar para o pagamento' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Confira e pague' })).toBeFocused()
  await tabTo(page, pixButton(page))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Agora é só pagar o Pix' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Copiar código Pix' }))
  await atSandbox(page, await orderNumber(page), 'Confirmar pagamento')
  const paid = page.getByRole('heading', { level: 1, name: 'Pagamento confirmado' })
  await expect(paid).toBeVisible()
  await expect(paid).toBeFocused()
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-CL', timezoneId: 'America/Santiago' })

  test('by keyboard alone from an address to a paid order, with a name of one’s own', async ({ page }) => {
    const cart = new CartPage(page, 'es')
    const domain = new DomainBox(page, 'es')
    await cart.open('/cl/carrinho?pid=335&billingCycle=annually')
    await tabTo(page, domain.box.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await tabAndType(page, page.getByLabel(cart.say.ownDomainField), 'mitienda.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'mitienda.com', exact: true })).toBeFocused()
    await tabTo(page, cart.onward)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Tus datos' })).toBeFocused()
    await tabAndType(page, page.getByLabel('Nombre y apellido o razón social'), camila.name)
    await tabAndType(page, page.getByLabel('Correo electrónico'), camila.email)
    await tabAndType(page, page.getByLabel('RUT'), camila.document)
    await tabAndType(page, page.getByLabel('Teléfono'), camila.phone)
    await tabTo(page, page.getByRole('button', { name: 'Continuar al pago' }))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Revisa y paga' })).toBeFocused()
    await tabTo(page, transferButton(page))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Falta el pago' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Copiar todos los datos' }))
    await atSandbox(page, await orderNumber(page), 'Confirmar pagamento')
    await expect(page.getByRole('heading', { level: 1, name: 'Pago confirmado' })).toBeFocused()
  })
})
