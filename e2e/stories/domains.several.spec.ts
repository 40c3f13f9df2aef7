import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

/** What the main site leaves behind when names were chosen there: years, and one that is free. */
const list = [
  { sld: 'primeiro-teste', tld: 'com', cycle: 1 },
  { sld: 'segundo-teste', tld: 'net', cycle: 2 },
  { sld: 'tercero-teste', tld: 'org', cycle: 3 },
  { sld: 'vendido-sold-taken', tld: 'com', cycle: 1 },
]

for (const [language, path, years, taken] of [
  ['pt', '/br', 'Tempo de registro', 'não está disponível'],
  ['es', '/mx', 'Duración del registro', 'no está disponible'],
] as const)
  test(`in ${language} several names come over from the main site, each for its years`, async ({
    page,
    context,
    baseURL,
  }) => {
    const value = encodeURIComponent(JSON.stringify(list))
    await context.addCookies([{ name: 'fp-domains', value, url: baseURL ?? '' }])
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${path}/carrinho?pid=d`)
    for (const [name, cycle] of [
      ['primeiro-teste.com', 'annually'],
      ['segundo-teste.net', 'biennially'],
      ['tercero-teste.org', 'triennially'],
    ] as const) {
      const card = domain.card(name)
      await expect(card.getByRole('combobox', { name: years })).toHaveValue(cycle)
      await expect(cart.summary).toContainText(name)
    }
    await expect(domain.card('vendido-sold-taken.com')).toContainText(taken)
    await expectSound(page)

    // The cart is the visitor's from here on: another start of the address would lose what was changed.
    await domain.card('primeiro-teste.com').getByRole('combobox', { name: years }).selectOption('triennially')
    await cart.settled()
    await page.reload()
    await cart.alive()
    await expect(domain.card('primeiro-teste.com').getByRole('combobox', { name: years })).toHaveValue(
      'triennially',
    )
  })
