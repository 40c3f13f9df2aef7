import { expect, expectAccessible, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

const plan = '/br/carrinho?pid=335&billingCycle=annually'

for (const { language, address, host, others, adding } of [
  {
    language: 'pt',
    address: plan,
    host: 'minhaloja',
    others: 'Outras opções',
    adding: /^Adicionar /,
  },
  {
    language: 'es',
    address: '/co/carrinho?pid=335&billingCycle=annually',
    host: 'mitienda',
    others: 'Otras opciones',
    adding: /^Agregar /,
  },
] as const) {
  test(`in ${language} a new name is searched and taken by the keyboard alone`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(address)
    await domain.name.focus()
    await page.keyboard.type(host)
    await page.keyboard.press('Tab')
    await expect(domain.tld).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.type('onl')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(domain.tld).toHaveValue('.online')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(domain.offer(`${host}.online`)).toBeVisible()
    await expectSound(page)

    await page.keyboard.press('Tab')
    await expect(domain.offer(`${host}.online`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `${host}.online`, exact: true })).toBeFocused()
    await expect(cart.summary.getByText(`${host}.online`)).toBeVisible()
    await expectSound(page)
  })

  test(`in ${language} answers come one by one, the page stays where it is and typing is free`, async ({
    page,
  }) => {
    const domain = new DomainBox(page, language)
    await new CartPage(page, language).open(address)
    const released = Promise.withResolvers<undefined>()
    await page.route('**/availability/**/suggestions', async (route) => {
      await released.promise
      await route.continue()
    })
    await domain.search(`${host}.com`)
    await expect(domain.offer(`${host}.com`)).toBeVisible()
    const heading = domain.box.getByRole('heading', { name: others })
    const before = await heading.boundingBox()
    await domain.name.fill('outraloja')
    released.resolve(undefined)
    await expect(domain.box.getByRole('button', { name: adding })).toHaveCount(4)
    expect((await heading.boundingBox())?.y).toBe(before?.y)
    await expect(domain.name).toHaveValue('outraloja')
  })
}

test('a taken name leads to others, three at a time', async ({ page }) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(plan)
  await domain.search('minha-loja-taken.com')
  await expect(domain.box.getByText('O domínio minha-loja-taken.com não está disponível')).toBeVisible()
  const offers = domain.box.getByRole('button', { name: /^Adicionar / })
  await expect(offers).toHaveCount(3)
  await domain.box.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(offers).toHaveCount(6)
  await expectAccessible(page)
})

test('a name that cannot be right is refused at its field, with the cure', async ({ page }) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(plan)
  await domain.search('pão')
  await expect(domain.name).toHaveAccessibleDescription(/Domínio inválido: escreva sem acentos e sem ç/)
  await expect(domain.name).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await domain.tld.click()
  await expect(page.getByRole('option', { name: '.store', exact: true })).toBeAttached()
  await page.keyboard.press('Escape')
  await domain.search('minhaloja.abc')
  await expect(domain.name).toHaveAccessibleDescription(/A extensão .abc não está disponível/)
})

test('an extension that is not sold is told while it is searched', async ({ page }) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(plan)
  await domain.tld.click()
  await domain.tld.fill('zzz')
  await expect(page.getByText('A extensão .zzz não está disponível.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(domain.tld).toHaveValue('.com.br')
})

test('a name that nobody can confirm is not sold, and is asked about again', async ({ page }) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(plan)
  await domain.search('minha-loja-failing.com')
  await expect(domain.box.getByText('Não conseguimos confirmar minha-loja-failing.com').last()).toBeVisible()
  await expect(domain.offer('minha-loja-failing.com')).toHaveCount(0)
  await expect(domain.box.getByRole('button', { name: 'Tentar de novo' }).first()).toBeVisible()
  await expectAccessible(page)
})

test.describe('when the network is lost', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('a search says so, and works again when the network does', async ({ page }) => {
    const domain = new DomainBox(page)
    await new CartPage(page).open(plan)
    await page.route('**/availability/**', (route) => route.abort())
    await domain.search('minhaloja')
    await expect(domain.box.getByText('Não conseguimos confirmar minhaloja.com.br').last()).toBeVisible()
    await page.unroute('**/availability/**')
    await domain.box.getByRole('button', { name: 'Tentar de novo' }).first().click()
    await expect(domain.name).toBeFocused()
    await expect(domain.offer('minhaloja.com.br')).toBeVisible()
  })
})

test('a transfer is checked, takes its code and keeps it over a reload', async ({ page }) => {
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  await cart.open(plan)
  await domain.checkTransfer('minha-loja-taken.com')
  await domain.box.getByRole('button', { name: domain.say.addTransfer }).click()
  await expect(domain.box.getByText('Informe o código EPP para transferir o domínio.')).toBeVisible()
  await expectAccessible(page)
  await domain.box.getByRole('textbox', { name: domain.say.code }).fill('aB-12/x')
  await domain.box.getByRole('button', { name: domain.say.addTransfer }).click()
  await expect(domain.card('minha-loja-taken.com')).toBeVisible()
  await cart.settled()
  await page.reload()
  await cart.alive()
  await expect(page.getByRole('textbox', { name: domain.say.code })).toHaveValue('aB-12/x')
  await expectAccessible(page)
})

test('the transfer of a free name becomes its registration', async ({ page }) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(`${plan}&sld=livre-ainda&tld=com&transfer=1`)
  await page.getByRole('button', { name: 'Registrar livre-ainda.com' }).click()
  await expect(domain.card('livre-ainda.com').getByText('Registro de domínio')).toBeVisible()
  await expect(
    domain.card('livre-ainda.com').getByRole('combobox', { name: 'Tempo de registro' }),
  ).toBeVisible()
})

test('a name is replaced by another, or kept by Cancel', async ({ page }) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(`${plan}&sld=minhaloja&tld=com`)
  await domain.edit('minhaloja.com')
  await page.getByRole('button', { name: 'Cancelar e manter como está' }).click()
  await expect(page.getByRole('heading', { name: 'minhaloja.com', exact: true })).toBeFocused()

  await domain.edit('minhaloja.com')
  const field = domain.card('minhaloja.com').getByRole('textbox', { name: domain.say.name })
  await field.fill('outraloja.net')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Usar outraloja.net', exact: true }).click()
  await expect(domain.card('outraloja.net')).toBeVisible()
  await expect(domain.card('minhaloja.com')).toHaveCount(0)
})

test('a free name comes only when it is switched on, and goes with the switch', async ({ page }) => {
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  await cart.open(`${plan}&sld=minhaloja&tld=com`)
  const total = (await cart.total.textContent()) ?? ''
  const gift = domain.card('minhaloja.com').getByRole('switch', { name: /^minhaloja.online/ })
  await expect(gift).not.toBeChecked()
  await gift.check()
  await expect(domain.card('minhaloja.online')).toBeVisible()
  await cart.settled()
  await expect(cart.total).toHaveText(total)
  await expectAccessible(page)
  await gift.uncheck()
  await expect(domain.card('minhaloja.online')).toHaveCount(0)
})

test('a free name is not charged once its name is no longer registered here, and is back with it', async ({
  page,
}) => {
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  await cart.open(`${plan}&sld=minhaloja&tld=com`)
  const total = (await cart.total.textContent()) ?? ''
  await domain
    .card('minhaloja.com')
    .getByRole('switch', { name: /^minhaloja.online/ })
    .check()
  const gift = domain.card('minhaloja.online')
  await expect(gift.getByText('Grátis no primeiro ano', { exact: true })).toBeVisible()
  await domain.edit('minhaloja.com')
  await cart.useOwnDomain('minhaloja.com')
  await expect(gift.getByText(/minhaloja.com não traz este domínio de graça/)).toBeVisible()
  await cart.settled()
  await expect(cart.total).toHaveText(total)
  await expect(cart.summary.getByText('minhaloja.online')).toHaveCount(0)
  await expectSound(page)

  await domain.edit('minhaloja.com')
  await page.getByRole('radio', { name: 'Registrar um domínio novo' }).check()
  await page.getByRole('textbox', { name: domain.say.name }).fill('outraloja.net')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Usar outraloja.net', exact: true }).click()
  await expect(gift.getByText('Grátis no primeiro ano', { exact: true })).toBeVisible()
  await cart.settled()
  await expect(cart.summary.getByText('minhaloja.online')).toBeVisible()
})

for (const { language, address, host, other } of [
  { language: 'pt', address: plan, host: 'minhaloja', other: 'outraloja' },
  {
    language: 'es',
    address: '/mx/carrinho?pid=5&billingCycle=annually',
    host: 'mitienda',
    other: 'otratienda',
  },
] as const)
  test(`in ${language} a name that was suggested brings its gift, and in the place of another the gift stays`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(address)
    await domain.search(`${host}.net`)
    await domain.offer(`${host}.com`).click()
    const gift = domain.card(`${host}.com`).getByRole('switch', { name: new RegExp(`^${host}\\.online`) })
    await gift.check()
    await cart.settled()
    await expectSound(page)

    await domain.edit(`${host}.com`)
    const field = domain.card(`${host}.com`).getByRole('textbox', { name: domain.say.name })
    await field.fill(`${other}.net`)
    await field.press('Enter')
    await page.getByRole('button', { name: `${domain.say.use} ${other}.com`, exact: true }).click()
    // One name comes free in each extension, and it has been chosen.
    await cart.settled()
    await expect(cart.summary.getByText(`${host}.online`)).toBeVisible()
    await expect(
      domain.card(`${host}.online`).getByRole('switch', { name: new RegExp(`${host}\\.online$`) }),
    ).toBeChecked()
    await expect(
      domain.card(`${other}.com`).getByRole('switch', { name: new RegExp(`^${other}\\.store`) }),
    ).toBeVisible()
  })

test('the owner of a .br name is checked with the registry, and each answer is told', async ({ page }) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(`${plan}&sld=minhaloja&tld=com.br`)
  for (const [document, words] of [
    ['529.982', 'Documento inválido. Faltam 5 caracteres.'],
    ['900.000.001-75', 'O registro não reconhece este documento'],
    ['900.000.003-37', 'Este documento não atende aos requisitos de compra'],
    ['900.000.002-56', 'Este documento está pendente na Receita Federal.'],
    ['90.000.002/0001-73', 'Este documento já está vinculado a outro provedor.'],
    ['900.000.004-18', 'Não conseguimos consultar este documento agora.'],
  ] as const) {
    await domain.giveOwner(document)
    await expect(page.getByText(words)).toBeVisible()
    await expectSound(page)
  }
  await domain.giveOwner('52998224725')
  await expect(page.getByText(domain.say.valid).last()).toBeVisible()
  await expectSound(page)
  await expect(page.getByRole('textbox', { name: domain.say.owner })).toHaveValue('529.982.247-25')
})

test('in Spanish a name is searched and owned', async ({ page }) => {
  const cart = new CartPage(page, 'es')
  const domain = new DomainBox(page, 'es')
  await cart.open('/mx/carrinho?pid=5&billingCycle=annually')
  await domain.search('ab.com')
  await expect(domain.name).toHaveAccessibleDescription(/Escribe como mínimo 3 caracteres/)
  await domain.search('mitienda.com.mx')
  await domain.offer('mitienda.com.mx').click()
  const card = domain.card('mitienda.com.mx')
  await domain.giveOwner('GODE561231GR8')
  await expect(card.getByText(domain.say.valid).last()).toBeVisible()
  await expectAccessible(page)
})

test('a name typed before the page answers is still there when it does', async ({ page }) => {
  const domain = new DomainBox(page)
  const scripts = Promise.withResolvers<undefined>()
  await page.route(/entry-client.*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(plan, { waitUntil: 'commit' })
  await domain.name.fill('minhaloja.com')
  scripts.resolve(undefined)
  await new CartPage(page).alive()
  await expect(domain.name).toHaveValue('minhaloja.com')
  await domain.name.press('Enter')
  await expect(domain.offer('minhaloja.com')).toBeVisible()
})

for (const { language, address, name, leave, out, back } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=5&billingCycle=annually&sld=minha-loja-failing&tld=net',
    name: 'minha-loja-failing.net',
    leave: 'Deixar de fora',
    out: 'minha-loja-failing.net ficou de fora da compra',
    back: 'Colocar de volta',
  },
  {
    language: 'es',
    address: '/co/carrinho?pid=5&billingCycle=annually&sld=mi-tienda-failing&tld=net',
    name: 'mi-tienda-failing.net',
    leave: 'Dejar fuera',
    out: 'mi-tienda-failing.net quedó fuera de la compra',
    back: 'Volver a ponerlo',
  },
] as const) {
  test(`a name that nobody can confirm steps aside, and comes back by a press: ${language}`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const card = new DomainBox(page, language).card(name)
    await cart.open(address)
    await card.getByRole('button', { name: leave }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
    await expect(card.getByText(out)).toBeVisible()
    await cart.settled()
    await expectSound(page)
    await card.getByRole('button', { name: back }).click()
    await expect(card.getByText(out)).toHaveCount(0)
    await expect(card.getByRole('button', { name: leave })).toBeVisible()
  })
}
