import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'
import { flaggedEnvironment } from '../product.ts'

const { PORT } = await flaggedEnvironment()

test.skip(process.env.E2E_URL !== undefined, 'the flags of a shop that runs already are its own')
test.use({ baseURL: `http://localhost:${PORT}` })

for (const { language, brand, later, card, notice, now } of [
  {
    language: 'pt',
    brand: 'br',
    later: 'Escolher depois',
    card: 'Domínio a escolher',
    notice: 'Você pode adicionar o domínio depois',
    now: 'Escolher agora',
  },
  {
    language: 'es',
    brand: 'co',
    later: 'Elegir después',
    card: 'Dominio por elegir',
    notice: 'Puedes agregar el dominio después',
    now: 'Elegir ahora',
  },
] as const) {
  test(`a plan is bought before its name is chosen, which can be done later: ${language}`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`/${brand}/carrinho?pid=5&billingCycle=annually`)
    await page.getByRole('button', { name: later }).click()
    await expect(page.getByRole('heading', { name: card })).toBeFocused()
    await expect(domain.card(card).getByText(notice)).toBeVisible()
    await expect(domain.box).toHaveCount(0)
    await cart.settled()
    await expectSound(page)
    await domain.card(card).getByRole('button', { name: now }).click()
    await expect(domain.card(card).getByRole('textbox', { name: domain.say.name })).toBeVisible()
    await page.reload()
    await cart.alive()
    await cart.goOn()
    await expect(page).toHaveURL(/identificacao/)
  })
}

for (const { language, address, banner, lead, trial, note } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=5&billingCycle=annually&sld=minhaloja&tld=com',
    banner: 'Seu e-mail como contato@minhaloja.com',
    lead: 'Quero testar grátis',
    trial: /teste grátis/,
    note: /Hoje você não paga nada\. Depois de 30 dias/,
  },
  {
    language: 'es',
    address: '/mx/carrinho?pid=5&billingCycle=annually&sld=mitienda&tld=com',
    banner: 'Tu correo como contacto@mitienda.com',
    lead: 'Quiero probarlo gratis',
    trial: /prueba gratis/,
    note: /Hoy no pagas nada\. Después de 30 días/,
  },
] as const) {
  test(`a professional e-mail is tried for 30 days, and its banner leads there: ${language}`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(address)
    const before = (await cart.total.textContent()) ?? ''
    await expect(page.getByText(banner)).toBeVisible()
    await page.getByRole('link', { name: lead }).click()
    await expectSound(page)
    await page.getByRole('radio', { name: trial }).check()
    await cart.settled()
    await expect(page.getByText(note).first()).toBeVisible()
    await expect(cart.total).toHaveText(before)
    await expect(page.getByText(banner)).toHaveCount(0)
    await expectSound(page)
  })
}

test('a free name that was searched goes into the cart by itself, once', async ({ page }) => {
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually')
  await domain.search('minha-loja-taken.com')
  await expect(domain.box.getByText('O domínio minha-loja-taken.com não está disponível')).toBeVisible()
  await expect(domain.box.getByRole('button', { name: /^Adicionar .*\.com$/ }).first()).toBeVisible()
  await domain.search('minhaloja.com')
  await expect(page.getByRole('heading', { name: 'minhaloja.com', exact: true })).toBeFocused()
  await expect(domain.box).toHaveCount(0)
  await cart.settled()
  await expectSound(page)
})

test('a plan gives its site security along, and the summary says so', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com')
  const before = (await cart.total.textContent()) ?? ''
  await expect(page.getByText(/Grátis por 1 ano com este plano\. Depois, renova por/)).toBeVisible()
  await cart.addon(/^SiteLock/).check()
  await expect(cart.summary.getByText('Adicional grátis do plano')).toBeVisible()
  await cart.settled()
  await expect(cart.total).toHaveText(before)
})

test("a server stands in Brazil, at Oracle's as well", async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=449&billingCycle=annually')
  const places = page.getByRole('group', { name: 'Onde o servidor fica' })
  await expect(places.getByRole('radio')).toHaveCount(2)
  await places.getByRole('radio', { name: /^Vinhedo, Brasil/ }).check()
  await expect(places.getByRole('radio', { name: /^São Paulo, Brasil/ })).not.toBeChecked()
  await expectSound(page)
})

test('on a phone the header stays in sight', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens leave it at the top')
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually')
  await expect(page.locator('html[data-fixed-menu]')).toBeAttached()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: 'Etapas da compra' })).toBeInViewport()
})
