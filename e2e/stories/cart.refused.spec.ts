import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

const shops = {
  pt: {
    path: '/br/carrinho',
    host: 'minhaloja',
    national: 'com.br',
    refusedOwner: '900.000.001-75',
    refusal: 'O registro não reconhece este documento',
    leaveOut: 'Deixar de fora',
    code: 'Falta o código EPP de um domínio.',
    codeCure: /Informe o código EPP para transferir o domínio\./,
    taken: 'Um domínio do carrinho não está disponível. Troque ou remova para continuar.',
    unconfirmed: 'Ainda não conseguimos confirmar um domínio do carrinho.',
    owner: 'Confira o documento informado: ele precisa ser válido para continuar.',
    nothing: 'Não há nada selecionado no carrinho.',
  },
  es: {
    path: '/mx/carrinho',
    host: 'mitienda',
    national: 'com.mx',
    refusedOwner: 'XAA900101AA3',
    refusal: 'Este RFC ya tiene dominios .mx en otra empresa',
    leaveOut: 'Dejar fuera',
    code: 'Falta el código EPP de un dominio.',
    codeCure: /Escribe el código EPP para transferir el dominio\./,
    taken: 'Un dominio del carrito no está disponible. Cámbialo o quítalo para continuar.',
    unconfirmed: 'Todavía no pudimos confirmar un dominio del carrito.',
    owner: 'Revisa el documento del titular: tiene que ser válido para continuar.',
    nothing: 'No hay nada seleccionado en el carrito.',
  },
} as const

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const plan = `${shop.path}?pid=335&billingCycle=annually`

  /** Goes on, and is told aloud why not. */
  const expectRefused = async (cart: CartPage, words: string) => {
    await cart.pressOn()
    await expect(cart.page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(cart.page).toHaveURL(/carrinho/)
  }

  test(`in ${language} nobody goes on without the code of a transfer: it is said at its field, which has the focus`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const code = page.getByRole('textbox', { name: new DomainBox(page, language).say.code })
    await cart.open(`${plan}&transfer=1&domain=${shop.host}-taken.com`)
    await expectRefused(cart, shop.code)
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveAccessibleDescription(shop.codeCure)
    await expectSound(page)
    await code.fill('aB-12/x')
    await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  })

  test(`in ${language} nobody goes on with a name that is taken or that nobody could confirm, and focus goes to its card`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(`${plan}&sld=${shop.host}-sold-taken&tld=com`)
    await expectRefused(cart, shop.taken)
    await expect(heading(page, `${shop.host}-sold-taken.com`)).toBeFocused()
    await expectSound(page)

    await cart.open(`${plan}&sld=${shop.host}-failing&tld=org`)
    await expectRefused(cart, shop.unconfirmed)
    await expect(heading(page, `${shop.host}-failing.org`)).toBeFocused()
    await expectSound(page)
  })

  test(`in ${language} nobody goes on with an owner whom the registry refuses, and focus goes to the document`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${plan}&sld=${shop.host}&tld=${shop.national}`)
    await domain.giveOwner(shop.refusedOwner)
    await expect(page.getByText(shop.refusal)).toBeVisible()
    await expectRefused(cart, shop.owner)
    await expect(page.getByRole('textbox', { name: domain.say.owner })).toBeFocused()
    await expectSound(page)
  })

  test(`in ${language} nobody goes on with nothing selected`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const name = `${shop.host}-failing.net`
    await cart.open(`${shop.path}?pid=d&sld=${shop.host}-failing&tld=net`)
    await page.getByRole('button', { name: shop.leaveOut }).click()
    await expect(heading(page, name)).toBeFocused()
    await expectSound(page)
    await expectRefused(cart, shop.nothing)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}
