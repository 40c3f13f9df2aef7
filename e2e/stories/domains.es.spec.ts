import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago' })

const plan = '/cl/carrinho?pid=5&billingCycle=annually'

test('in Spanish a taken name leads to others, three at a time, and an extension that is not sold is told', async ({
  page,
}) => {
  const domain = new DomainBox(page, 'es')
  await new CartPage(page, 'es').open(plan)
  await domain.tld.click()
  await domain.tld.fill('zzz')
  await expect(page.getByText('La extensión .zzz no está disponible.')).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await domain.search('niño')
  await expect(domain.name).toHaveAccessibleDescription(/Dominio inválido: escríbelo sin tildes ni eñe/)
  await expectSound(page)

  await domain.search('mi-tienda-taken.com')
  await expect(domain.box.getByText('El dominio mi-tienda-taken.com no está disponible')).toBeVisible()
  const offers = domain.box.getByRole('button', { name: /^Agregar / })
  await expect(offers).toHaveCount(3)
  await domain.box.getByRole('button', { name: 'Mostrar más' }).click()
  await expect(offers).toHaveCount(6)
  await expectSound(page)

  await domain.search('mi-tienda-premium.com')
  await expect(domain.box.getByText('El dominio mi-tienda-premium.com no está disponible')).toBeVisible()
})

test('in Spanish a transfer takes its code', async ({ page }) => {
  const cart = new CartPage(page, 'es')
  const domain = new DomainBox(page, 'es')
  await cart.open(plan)
  await domain.checkTransfer('mi-tienda-taken.com')
  await domain.box.getByRole('button', { name: domain.say.addTransfer }).click()
  await expect(domain.box.getByText('Escribe el código EPP para transferir el dominio.')).toBeVisible()
  await expectSound(page)
  await domain.box.getByRole('textbox', { name: domain.say.code }).fill('aB-12/x')
  await domain.box.getByRole('button', { name: domain.say.addTransfer }).click()
  await expect(domain.card('mi-tienda-taken.com').getByText('Transferencia de dominio')).toBeVisible()
  await cart.settled()
  await expectSound(page)
})

test('in Spanish a name of the cart is kept, replaced, protected, taken for longer and given a free one', async ({
  page,
}) => {
  const cart = new CartPage(page, 'es')
  const domain = new DomainBox(page, 'es')
  await cart.open(`${plan}&sld=mitienda&tld=com`)
  await domain.edit('mitienda.com')
  await expectSound(page)
  await page.getByRole('button', { name: 'Cancelar y dejarlo como está' }).click()
  await expect(page.getByRole('heading', { name: 'mitienda.com', exact: true })).toBeFocused()

  await domain.edit('mitienda.com')
  const field = domain.card('mitienda.com').getByRole('textbox', { name: domain.say.name })
  await field.fill('otratienda.net')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Usar otratienda.net', exact: true }).click()
  const card = domain.card('otratienda.net')
  await expect(card).toBeVisible()
  await expect(domain.card('mitienda.com')).toHaveCount(0)
  await cart.settled()
  const before = (await cart.total.textContent()) ?? ''

  await card.getByRole('combobox', { name: 'Duración del registro' }).selectOption({ index: 1 })
  await expect(cart.total).not.toHaveText(before)
  await cart.settled()
  const two = (await cart.total.textContent()) ?? ''
  await card.getByRole('switch', { name: /^Protección de datos/ }).check()
  await expect(cart.total).not.toHaveText(two)
  await cart.settled()
  const protectedTotal = (await cart.total.textContent()) ?? ''
  await card.getByRole('switch', { name: /^otratienda.online/ }).check()
  await expect(domain.card('otratienda.online')).toBeVisible()
  await cart.settled()
  await expect(cart.total).toHaveText(protectedTotal)
  await expectSound(page)
})

test('in Spanish the owner of a national name is checked, and each answer is told', async ({ page }) => {
  const domain = new DomainBox(page, 'es')
  const cart = new CartPage(page, 'es')
  await cart.open(`${plan}&sld=mitienda&tld=cl`)
  await cart.pressOn()
  await expect(page.getByRole('textbox', { name: domain.say.owner })).toBeFocused()
  await expectSound(page)
  await domain.giveOwner('10000013')
  await expect(page.getByText(/^Documento inválido/)).toBeVisible()
  await expectSound(page)
  await domain.giveOwner('10000013K')
  await expect(page.getByText(domain.say.valid).last()).toBeVisible()
  await expect(page.getByRole('textbox', { name: domain.say.owner })).toHaveValue('10.000.013-K')
  await expectSound(page)
})

for (const { brand, tld, states } of [
  {
    brand: 'cl',
    tld: 'cl',
    states: [
      ['90000012', /dominios \.cl en otro agente registrador, y todos deben estar en una sola empresa/],
      ['90000020', 'Este RUT está pendiente en el SII'],
      ['90000039', 'no cumple los requisitos de compra'],
      ['90000047', 'No pudimos consultar este documento ahora'],
    ],
  },
  {
    brand: 'co',
    tld: 'com.co',
    states: [
      ['9000000012', /dominios \.co con otro registrador, y todos deben estar en una sola empresa/],
      ['9000000021', 'Este documento está pendiente en la DIAN'],
      ['9000000037', 'no cumple los requisitos de compra'],
      ['9000000044', 'No pudimos consultar este documento ahora'],
    ],
  },
  {
    brand: 'mx',
    tld: 'com.mx',
    states: [
      ['XAA900101AA3', 'Este RFC ya tiene dominios .mx en otra empresa'],
      ['XAB900101AA4', 'Este RFC está pendiente en el SAT'],
      ['XAC900101AA5', 'no cumple los requisitos de compra'],
      ['XAD900101AA6', 'No pudimos consultar este documento ahora'],
    ],
  },
] as const) {
  test(`the owner of a .${tld} name is refused in the words of ${brand}, and nobody goes on`, async ({
    page,
  }) => {
    const domain = new DomainBox(page, 'es')
    const cart = new CartPage(page, 'es')
    await cart.open(`/${brand}/carrinho?pid=5&billingCycle=annually&sld=mitienda&tld=${tld}`)
    for (const [document, words] of states) {
      await domain.giveOwner(document)
      await expect(domain.card(`mitienda.${tld}`).getByText(words)).toBeVisible()
      await expectSound(page)
    }
    await expect(
      domain.card(`mitienda.${tld}`).getByRole('button', { name: 'Intentar de nuevo' }),
    ).toBeVisible()
    await domain.giveOwner(states[0][0])
    await expect(domain.card(`mitienda.${tld}`).getByText(states[0][1])).toBeVisible()
    await cart.pressOn()
    await expect(page).toHaveURL(/carrinho/)
  })
}

test('in Spanish a name that nobody can confirm is not sold, and is asked about again', async ({ page }) => {
  const domain = new DomainBox(page, 'es')
  await new CartPage(page, 'es').open(`${plan}&sld=mi-tienda-failing&tld=net`)
  const card = domain.card('mi-tienda-failing.net')
  await expect(card.getByText('No pudimos confirmar mi-tienda-failing.net')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  await expectSound(page)
})
