import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'
import { flaggedEnvironment } from '../product.ts'

const { PORT } = await flaggedEnvironment()

test.skip(process.env.E2E_URL !== undefined, 'the flags of a shop that runs already are its own')
test.use({ baseURL: `http://localhost:${PORT}` })

for (const { language, brand, later, card, notice, now, remove } of [
  {
    language: 'pt',
    brand: 'br',
    later: 'Escolher depois',
    card: 'Domínio a escolher',
    notice: 'Você pode adicionar o domínio depois',
    now: 'Escolher agora',
    remove: 'Remover o domínio a escolher?',
  },
  {
    language: 'es',
    brand: 'co',
    later: 'Elegir después',
    card: 'Dominio por elegir',
    notice: 'Puedes agregar el dominio después',
    now: 'Elegir ahora',
    remove: '¿Quitar el dominio por elegir?',
  },
] as const) {
  test(`a plan is bought before its name is chosen, which can be done later: ${language}`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`/${brand}/carrinho?pid=5&billingCycle=annually`)
    await expectSound(page)
    await page.getByRole('button', { name: later }).click()
    await expect(page.getByRole('heading', { name: card })).toBeFocused()
    await expect(domain.card(card).getByText(notice)).toBeVisible()
    await expect(domain.box).toHaveCount(0)
    await cart.settled()
    await expectSound(page)
    const dialog = await cart.askToRemove(card)
    await expect(dialog).toHaveAccessibleName(remove)
    await expectSound(page)
    await page.keyboard.press('Escape')
    await domain.card(card).getByRole('button', { name: now }).click()
    await expect(domain.card(card).getByRole('textbox', { name: domain.say.name })).toBeVisible()
    await page.reload()
    await cart.alive()
    await cart.goOn()
    await expect(page).toHaveURL(/identificacao/)
  })
}

for (const { language, address, banner, lead, trial, note, later } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=5&billingCycle=annually&sld=minhaloja&tld=com',
    banner: 'Seu e-mail como contato@minhaloja.com',
    lead: 'Quero testar grátis',
    trial: /teste grátis/,
    note: /Hoje você não paga nada\. Depois de 30 dias/,
    later: /^1 ano por R\$\s[\d,.]+ depois do teste grátis$/,
  },
  {
    language: 'es',
    address: '/mx/carrinho?pid=5&billingCycle=annually&sld=mitienda&tld=com',
    banner: 'Tu correo como contacto@mitienda.com',
    lead: 'Quiero probarlo gratis',
    trial: /prueba gratis/,
    note: /Hoy no pagas nada\. Después de 30 días/,
    later: /^1 año por \$[\d,.]+ después de la prueba gratis$/,
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
    await expect(cart.summary.getByText(later)).toBeVisible()
    await expect(cart.total).toHaveText(before)
    await expect(page.getByText(banner)).toHaveCount(0)
    await expectSound(page)
  })
}

for (const { language, address, lead, trial, note } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=5&billingCycle=annually',
    lead: 'Quero testar grátis',
    trial: /teste grátis/,
    note: /Hoje você não paga nada\. Depois de 30 dias/,
  },
  {
    language: 'es',
    address: '/mx/carrinho?pid=5&billingCycle=annually',
    lead: 'Quiero probarlo gratis',
    trial: /prueba gratis/,
    note: /Hoy no pagas nada\. Después de 30 días/,
  },
] as const) {
  test(`the trial is there before the domain is, and promises no address under it: ${language}`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(address)
    await cart.settled()
    const before = (await cart.total.textContent()) ?? ''
    await expect(page.getByText(/contac?to@/)).toHaveCount(0)
    await page.getByRole('link', { name: lead }).click()
    await page.getByRole('radio', { name: trial }).check()
    await cart.settled()
    await expect(page.getByText(note).first()).toBeVisible()
    await expect(cart.total).toHaveText(before)
    await expectSound(page)
    await page.reload()
    await cart.alive()
    await expect(page.getByRole('radio', { name: trial })).toBeChecked()
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
  await expectSound(page)
  await expect(cart.total).toHaveText(before)
})

for (const { language, address, place, first, oracle, latency, why } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=449&billingCycle=annually',
    place: 'Onde o servidor fica',
    first: /^São Paulo, Brasil/,
    oracle: /^Vinhedo, Brasil/,
    latency: 'Menor latência no Brasil (até 20 ms)',
    why: 'No momento, servidores novos ficam no Brasil.',
  },
  {
    language: 'es',
    address: '/co/carrinho?pid=672&billingCycle=annually',
    place: 'Dónde está el servidor',
    first: /^São Paulo, Brasil/,
    oracle: /^Vinhedo, Brasil/,
    latency: 'Baja latencia en Sudamérica (40 a 90 ms)',
    why: 'Por ahora, los servidores nuevos están en Brasil.',
  },
] as const) {
  test(`a server stands in Brazil, at Oracle's as well, and it says so: ${language}`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(address)
    const places = page.getByRole('group', { name: place })
    await expect(places.getByRole('radio')).toHaveCount(2)
    await expect(places.getByRole('radio', { name: first })).toHaveAccessibleDescription(latency)
    await expect(page.getByText(why)).toBeVisible()
    await places.getByRole('radio', { name: oracle }).check()
    await expect(places.getByRole('radio', { name: first })).not.toBeChecked()
    await expectSound(page)
  })
}

for (const { language, brand, host, plan, banner, given, month, annual, condition, lost, otherCycle } of [
  {
    language: 'pt',
    brand: 'br',
    host: 'minhaloja',
    plan: 'Plano Turbo',
    banner: 'Plano Turbo: dois domínios grátis no primeiro ano',
    given: 'Domínio bônus do plano',
    month: /^1 mês/,
    annual: /^1 ano/,
    condition: 'Presente do Plano Turbo nos períodos de 1 ano ou mais.',
    lost: 'No período escolhido, o Plano Turbo não dá este domínio.',
    otherCycle: 'Escolha um período de 1 ano ou mais',
  },
  {
    language: 'es',
    brand: 'mx',
    host: 'mitienda',
    plan: 'Plan Turbo',
    banner: 'Plan Turbo: dos dominios gratis el primer año',
    given: 'Dominio de regalo del plan',
    month: /^1 mes/,
    annual: /^1 año/,
    condition: 'Regalo de Plan Turbo en los períodos de 1 año o más.',
    lost: 'En el período elegido, Plan Turbo no incluye este dominio.',
    otherCycle: 'Elige un período de 1 año o más',
  },
] as const) {
  test(`Turbo gives a second name, in the cycles that its banner names: ${language}`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const gift = `${host}.online`
    const card = new DomainBox(page, language).card(gift)
    // An extension that brings no free name by itself: this one comes from the plan.
    await cart.open(`/${brand}/carrinho?pid=335&billingCycle=annually&sld=${host}&tld=info`)
    const told = page.getByRole('complementary', { name: banner })
    await expect(told).toContainText('.online')
    const total = (await cart.total.textContent()) ?? ''
    await page.getByRole('switch', { name: new RegExp(`^${gift}`) }).check()
    await expect(card.getByText(condition)).toBeVisible()
    await expect(cart.summary.getByText(given)).toBeVisible()
    await cart.settled()
    await expect(cart.total).toHaveText(total)
    await expectSound(page)

    await cart.cycle(plan, month).check()
    await expect(told).toContainText(otherCycle)
    await expect(card.getByText(lost)).toBeVisible()
    await expect(cart.summary.getByText(given)).toHaveCount(0)
    await cart.settled()
    await expectSound(page)
    await cart.cycle(plan, annual).check()
    await expect(cart.summary.getByText(given)).toBeVisible()
    await expect(cart.total).toHaveText(total)
  })
}

for (const { language, address, name, server, trial } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=308&billingCycle=annually&sld=minhaloja&tld=com',
    name: 'minhaloja.com',
    server: 'VPS Padrão',
    trial: /teste grátis/,
  },
  {
    language: 'es',
    address: '/mx/carrinho?pid=661&billingCycle=annually&sld=mitienda&tld=com',
    name: 'mitienda.com',
    server: 'VPS Estándar',
    trial: /prueba gratis/,
  },
] as const) {
  test(`the e-mail of a name that is removed goes over to the item beside it: ${language}`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const card = page.getByRole('region', { name: server, exact: true })
    await cart.open(address)
    await expect(card.getByRole('radio', { name: trial })).toHaveCount(0)
    await page.getByRole('radio', { name: trial }).check()
    await cart.settled()
    const dialog = await cart.askToRemove(name)
    await dialog.getByRole('button', { name: cart.say.remove, exact: true }).click()
    await expect(card.getByRole('radio', { name: trial })).toBeChecked()
    await cart.settled()
    await expectSound(page)
  })
}

test('in Brazil the summary says what paying by card saves; elsewhere it promises nothing', async ({
  page,
}) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually')
  await expect(
    cart.summary.getByText(/^Pagando com cartão você economiza mais 3%: total de R\$\s[\d,.]+\.$/),
  ).toBeVisible()
  await expectSound(page)
  const abroad = new CartPage(page, 'es')
  await abroad.open('/mx/carrinho?pid=335&billingCycle=annually')
  await expect(abroad.total).toContainText(/\d/)
  await expect(abroad.summary.getByText(/Con tarjeta ahorras/)).toHaveCount(0)
})

test('on a phone the header stays in sight', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens leave it at the top')
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually')
  await expect(page.locator('html[data-fixed-menu]')).toBeAttached()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: 'Etapas da compra' })).toBeInViewport()
})

test('each flag that changes what is seen is counted once, when it shows', async ({ page }) => {
  const events = () =>
    page.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer')
      if (!Array.isArray(layer)) return []
      return layer.flatMap(({ event }: { event?: string }) => (event === undefined ? [] : [event])).toSorted()
    })
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually')
  await cart.settled()
  const shown = [
    'discount_card',
    'email_trial',
    'free_site_security',
    'mobile_fixed_menu',
    'turbo_domain_bonus',
    'view_cart',
  ]
  await expect.poll(events).toEqual(shown)
  await domain.search('minhaloja.com')
  await expect(page.getByRole('heading', { name: 'minhaloja.com', exact: true })).toBeFocused()
  await expect.poll(events).toEqual(['auto_select_domain', ...shown])
})
