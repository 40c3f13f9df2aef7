import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

test.use({ locale: 'es-MX', timezoneId: 'America/Mexico_City' })

const address = '/mx/carrinho?pid=335&billingCycle=annually&sld=mitienda&tld=com'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first answer holds products, name, prices, discount, total, months and seals', async ({
    page,
  }) => {
    const cart = new CartPage(page, 'es')
    await page.goto(`${address}&coupon=BIENVENIDO10`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan Turbo y mitienda.com')
    await expect(cart.summary.getByText('Cupón BIENVENIDO10', { exact: true })).toBeVisible()
    await expect(cart.summary.getByText('Dominio gratis el primer año')).toBeVisible()
    await expect(cart.total).toHaveText(/^\$[\d,]+\.\d\d$/)
    await expect(cart.summary.getByText(/de contado o 12 meses sin intereses de/)).toBeVisible()
    await expect(cart.cycle('Plan Turbo', /^1 año/)).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Sin correo profesional' })).toBeChecked()
    await expect(page.getByRole('region', { name: 'Medios de pago' })).toContainText('OXXO')
  })
})

test('a cart is put together: cycle, add-on and coupon, over a reload, and taken apart', async ({ page }) => {
  const cart = new CartPage(page, 'es')
  await cart.open(address)
  await expectSound(page)
  await cart.cycle('Plan Turbo', /^3 años/).check()
  await cart.addon(/SiteLock/).check()
  await cart.settled()
  const before = (await cart.total.textContent()) ?? ''

  await cart.applyCoupon('NOEXISTE')
  await expect(page.getByText('Cupón no válido. Revisa que el código esté bien escrito.')).toBeVisible()
  await expect(page.getByLabel('Código del cupón')).toHaveValue('NOEXISTE')
  await expectSound(page)
  await cart.applyCoupon('BIENVENIDO10')
  await expect(cart.summary.getByText('Cupón BIENVENIDO10 aplicado')).toBeVisible()
  await cart.settled()
  const total = (await cart.total.textContent()) ?? ''
  expect(total).not.toBe(before)

  await page.reload()
  await cart.alive()
  await expect(cart.cycle('Plan Turbo', /^3 años/)).toBeChecked()
  await expect(cart.addon(/SiteLock/)).toBeChecked()
  await expect(cart.total).toHaveText(total)

  await page.getByRole('button', { name: 'Quitar cupón' }).click()
  await expect(cart.total).toHaveText(before)
  const dialog = await cart.askToRemove('mitienda.com')
  await expect(dialog).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Quitar mitienda.com' })).toBeFocused()
  await cart.askToRemove('mitienda.com')
  await dialog.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan Turbo')

  await cart.pressOn()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
    'Elige un dominio nuevo o agrega uno',
  )
  await expect(page).toHaveURL(/carrinho/)
  await expectSound(page)
})

test('a server gets its system, its place and its panel', async ({ page }) => {
  const cart = new CartPage(page, 'es')
  await cart.open('/mx/carrinho?pid=661&billingCycle=annually')
  const system = page.getByRole('group', { name: 'Qué viene instalado en el servidor' })
  const place = page.getByRole('group', { name: 'Dónde está el servidor' })
  await expect(system.getByRole('radio')).toHaveCount(3)
  await expect(place.getByRole('radio', { name: /^Virginia/ })).toHaveAccessibleDescription(
    'Baja latencia (unos 45 ms)',
  )
  await system.getByRole('radio', { name: 'Con n8n' }).check()
  await expect(cart.addon(/^n8n/)).toBeChecked()
  await place.getByRole('radio').last().check()
  await cart.addon(/^cPanel\/WHM Admin/).check()
  await expect(system.getByRole('radio', { name: 'Con cPanel/WHM' })).toBeChecked()
  await cart.settled()
  await expect(cart.summary.getByText('cPanel/WHM Admin')).toBeVisible()
  await expectSound(page)
})
