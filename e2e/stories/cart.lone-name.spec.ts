import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

for (const { language, address, name, email, accounts, plan } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=d&sld=minhaloja&tld=com',
    name: 'minhaloja.com',
    email: /^E-mail Premium/,
    accounts: 'Contas de e-mail',
    plan: /^Plano P/,
  },
  {
    language: 'es',
    address: '/mx/carrinho?pid=d&sld=mitienda&tld=com',
    name: 'mitienda.com',
    email: /^Correo Premium/,
    accounts: 'Cuentas de correo',
    plan: /^Plan Personal/,
  },
] as const) {
  test(`a name alone has e-mail and a plan on offer, and keeps what was chosen: ${language}`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(address)
    const bare = (await cart.total.textContent()) ?? ''
    await cart.item(name).getByRole('radio', { name: email }).check()
    await cart.item(name).getByLabel(accounts).selectOption('3')
    await cart.addon(plan).check()
    await cart.settled()
    await expect(cart.total).not.toHaveText(bare)
    await expectAccessible(page)

    const total = (await cart.total.textContent()) ?? ''
    await page.reload()
    await cart.alive()
    await expect(cart.item(name).getByRole('radio', { name: email })).toBeChecked()
    await expect(cart.item(name).getByLabel(accounts)).toHaveValue('3')
    await expect(cart.addon(plan)).toBeChecked()
    await expect(cart.total).toHaveText(total)
  })
}

test('a plan taken beside a name makes it free, as it says, also after a reload', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=d&sld=minhaloja&tld=com')
  const plan = cart.addon(/^Plano P/)
  const free = cart.item('minhaloja.com').getByText('Grátis no primeiro ano', { exact: true })
  const given = cart.summary
    .getByRole('term')
    .getByText('Domínio grátis no primeiro ano')
    .locator('xpath=following-sibling::dd')
  const price = (await cart.total.textContent()) ?? ''
  await expect(page.getByText('Com domínio grátis no primeiro ano.')).toBeVisible()
  await plan.check()
  await expect(free).toBeVisible()
  await cart.settled()
  await expect(given).toHaveText(`-${price}`)
  await expectAccessible(page)

  // What is kept is free again: by the same rules, not by a mark.
  await page.reload()
  await cart.alive()
  await expect(free).toBeVisible()
  await expect(given).toHaveText(`-${price}`)
  await plan.uncheck()
  await expect(free).toHaveCount(0)
  await expect(cart.total).toHaveText(price)
})

for (const { language, address, name, host, plan } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com',
    name: 'minhaloja.com',
    host: 'Plano Turbo',
    plan: /^Plano P/,
  },
  {
    language: 'es',
    address: '/mx/carrinho?pid=335&billingCycle=annually&sld=mitienda&tld=com',
    name: 'mitienda.com',
    host: 'Plan Turbo',
    plan: /^Plan Personal/,
  },
] as const)
  test(`a name that its plan left alone has the same on offer at once: ${language}`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(address)
    await expect(cart.addon(plan)).toHaveCount(0)
    const dialog = await cart.askToRemove(host)
    await dialog.getByRole('button', { name: cart.say.remove, exact: true }).click()
    await expect(cart.item(name).getByRole('radio').first()).toBeChecked()
    await expect(cart.addon(plan)).not.toBeChecked()
    await cart.settled()
    await expectAccessible(page)
  })
