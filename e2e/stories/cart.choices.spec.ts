import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

test('a server gets its system and its place, and keeps them', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=308&billingCycle=annually')
  const system = page.getByRole('group', { name: 'O que vem instalado no servidor' })
  const place = page.getByRole('group', { name: 'Onde o servidor fica' })
  await expect(system.getByRole('radio')).toHaveCount(3)
  await expect(place.getByRole('radio')).toHaveCount(2)
  await expect(place.getByText('até 20 ms')).toBeVisible()

  await expect(system.getByRole('radio', { name: 'Com n8n' })).toHaveAccessibleDescription(
    /R\$\s[\d,.]+\/mês/,
  )
  await system.getByRole('radio', { name: 'Com n8n' }).check()
  await cart.settled()
  await expect(cart.addon(/^n8n/)).toBeChecked()
  await expect(cart.summary.getByText('n8n')).toBeVisible()
  await place.getByRole('radio', { name: /Virginia/ }).check()
  await cart.addon(/^cPanel\/WHM Admin/).check()
  await cart.settled()
  await expect(cart.addon(/^n8n/)).not.toBeChecked()
  await expect(system.getByRole('radio', { name: 'Com cPanel/WHM' })).toBeChecked()
  await expect(cart.summary.getByText('cPanel/WHM Admin')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await cart.alive()
  await expect(system.getByRole('radio', { name: 'Com cPanel/WHM' })).toBeChecked()
  await expect(place.getByRole('radio', { name: /Virginia/ })).toBeChecked()
  await expect(cart.addon(/^cPanel\/WHM Admin/)).toBeChecked()
})

const mail = {
  br: {
    none: 'Sem e-mail profissional',
    plan: 'E-mail Essencial',
    accounts: 'Contas de e-mail',
    three: '3 contas',
    each: /^Cada conta a mais custa R\$\s[\d,.]+ por mês\.$/,
  },
  mx: {
    none: 'Sin correo profesional',
    plan: 'Correo Esencial',
    accounts: 'Cuentas de correo',
    three: '3 cuentas',
    each: /^Cada cuenta adicional cuesta \$[\d,.]+ al mes\.$/,
  },
} as const

for (const brand of ['br', 'mx'] as const) {
  test(`in ${brand} professional e-mail is chosen, with so many accounts, and left again`, async ({
    page,
  }) => {
    const cart = new CartPage(page, brand === 'br' ? 'pt' : 'es')
    const say = mail[brand]
    await cart.open(`/${brand}/carrinho?pid=335&billingCycle=annually`)
    await expect(page.getByRole('radio', { name: say.none })).toBeChecked()
    const before = (await cart.total.textContent()) ?? ''

    await page.getByRole('radio', { name: say.plan, exact: true }).check()
    await expect(cart.total).not.toHaveText(before)
    const one = (await cart.total.textContent()) ?? ''
    await expect(page.getByLabel(say.accounts)).toHaveAccessibleDescription(say.each)
    await page.getByLabel(say.accounts).selectOption({ label: say.three })
    await expect(cart.total).not.toHaveText(one)
    await cart.settled()
    await expectAccessible(page)

    await page.getByRole('radio', { name: say.none }).check()
    await expect(cart.total).toHaveText(before)
  })
}

test('by keyboard alone: cycle, add-on, e-mail, conditions, removal', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br')
  const before = (await cart.total.textContent()) ?? ''

  await cart.cycle('Plano Turbo', /^1 ano/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cart.cycle('Plano Turbo', /^3 anos/)).toBeChecked()
  await expect(cart.cycle('Plano Turbo', /^3 anos/)).toBeFocused()
  await expect(cart.total).not.toHaveText(before)

  await cart.addon(/SiteLock/).focus()
  await page.keyboard.press('Space')
  await expect(cart.addon(/SiteLock/)).toBeChecked()

  const conditions = page.getByRole('button', { name: 'Condições do domínio grátis' })
  await conditions.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Condições do domínio grátis' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(conditions).toBeFocused()

  await page.getByRole('button', { name: 'Remover Plano Turbo' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remover Plano Turbo?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Remover', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cart.item('Plano Turbo')).toBeHidden()
})
