import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { atSandbox, orderNumber } from '../pages/checkoutPages.ts'

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago' })

test('in Chile a visitor brings a domain and pays an annual plan by bank transfer', async ({ page }) => {
  const cart = new CartPage(page, 'es')
  await cart.open('/cl/carrinho?pid=335&billingCycle=annually')
  await expect(cart.total).toHaveText(/^\$[\d.]+$/)
  const total = (await cart.total.textContent()) ?? ''
  await cart.useOwnDomain('mitienda.cl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan Turbo y mitienda.cl')
  await expectAccessible(page)
  await cart.goOn()

  await page.getByLabel('Nombre y apellido o razón social').fill('Camila Rojas')
  await page.getByLabel('Correo electrónico').fill('camila@ejemplo.cl')
  await page.getByLabel('RUT').fill('10000013K')
  await expect(page.getByLabel('RUT')).toHaveValue('10.000.013-K')
  await page.getByLabel('Teléfono').fill('912345678')
  await page.getByRole('button', { name: 'Continuar al pago' }).click()

  await expectAccessible(page)
  await page.getByRole('radio', { name: /Transferencia/ }).check()
  const pay = page.getByRole('button', { name: /transfer/i }).last()
  await expect(pay).toContainText(total)
  await pay.click()

  const number = await orderNumber(page)
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(page.getByText('76.', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await atSandbox(page, number, 'Confirmar pagamento')
  await expect(page.getByRole('heading', { level: 1, name: /Pago/ })).toBeVisible()
})
