import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { camila, maria, pixButton } from '../pages/checkoutPages.ts'

// The directory of postal codes fails once, on purpose.
test.use({ expectedComplaints: /Failed to load resource/ })

test('what is wrong is said where it is, by cause, and goes when it is put right', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com')
  const help = page.getByRole('banner').getByRole('link', { name: 'Ajuda' })
  await expect(help).toBeVisible()
  const total = (await cart.total.textContent()) ?? ''
  await cart.goOn()
  await expect(help).toBeVisible()
  await expect(cart.shownTotal.filter({ hasText: total })).toBeVisible()
  await expectSound(page)
  const send = page.getByRole('button', { name: 'Continuar para o pagamento' })
  await send.click()
  const summary = page.getByRole('group', { name: /^Confira \d campos para continuar$/ })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Erro: /)
  await expectSound(page)
  await summary.getByRole('link', { name: 'Digite seu e-mail.' }).click()
  const email = page.getByLabel('E-mail', { exact: true })
  await expect(email).toBeFocused()

  await email.fill('maria@gmial.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.blur()
  await expect(page.getByRole('button', { name: /maria@gmail.com/ })).toBeVisible()
  const document = page.getByLabel('CPF ou CNPJ')
  for (const [typed, words] of [
    ['529.982.247-2', 'Falta 1 dígito no CPF.'],
    ['529.982.247-26', 'Este CPF não confere. Veja se algum dígito foi trocado.'],
    ['111.111.111-11', 'Este CPF não existe: os dígitos são todos iguais.'],
  ] as const) {
    await document.fill(typed)
    await document.blur()
    await expect(document).toHaveAccessibleDescription(new RegExp(words))
  }
  await expectSound(page)
  await document.fill(maria.document)
  await expect(document).not.toHaveAttribute('aria-invalid', 'true')

  await page.getByLabel('CEP').fill('99999-998')
  await expect(page.getByText('Não deu para buscar o endereço agora.').first()).toBeVisible()
  await expectSound(page)
  await page.getByLabel('CEP').fill(maria.postalCode)
  await expect(page.getByText(/^Endereço encontrado: /).first()).toBeVisible()
  await page.getByLabel('Número', { exact: true }).fill('s/n')
  await page.getByLabel('Nome completo ou razão social').fill(maria.name)
  await page.getByLabel('Telefone com DDD').fill(maria.phone)
  await page.reload()
  await cart.alive()
  await expect(email).toHaveValue('maria@gmial.com')
  await expect(page.getByLabel('CEP')).toHaveValue(maria.postalCode)
  await send.click()
  await expect(pixButton(page)).toContainText(total)
  await expect(help).toBeVisible()
  await expect(cart.shownTotal.filter({ hasText: total })).toBeVisible()
  await expectSound(page)
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-CL', timezoneId: 'America/Santiago' })

  test('what is wrong is said where it is, and every way to pay can be looked at', async ({ page }) => {
    const cart = new CartPage(page, 'es')
    await cart.open('/cl/carrinho?pid=335&billingCycle=annually&sld=mitienda&tld=com')
    await cart.goOn()
    await expectSound(page)
    const send = page.getByRole('button', { name: 'Continuar al pago' })
    await send.click()
    const summary = page.getByRole('group', { name: /^Revisa \d datos para continuar$/ })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expectSound(page)

    const document = page.getByLabel('RUT')
    await document.fill('10000013-1')
    await document.blur()
    await expect(document).toHaveAccessibleDescription(/El dígito verificador no coincide/)
    await page.getByLabel('Correo electrónico').fill('camila.ejemplo.cl')
    await page.getByLabel('Correo electrónico').blur()
    await expect(page.getByText('Falta la @ en el correo.').last()).toBeVisible()
    await expectSound(page)

    await page.getByLabel('Nombre y apellido o razón social').fill(camila.name)
    await page.getByLabel('Correo electrónico').fill(camila.email)
    await document.fill(camila.document)
    await page.getByLabel('Teléfono').fill(camila.phone)
    await page.getByLabel('Calle y número').fill('Avenida Providencia 1234')
    await page.getByLabel('Comuna').fill('Providencia')
    await page.getByLabel('Región').fill('Metropolitana')
    await page.reload()
    await cart.alive()
    await expect(document).toHaveValue('10.000.013-K')
    await send.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Revisa y paga' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pagar/ })).toBeEnabled()
    await expectSound(page)
  })
})
