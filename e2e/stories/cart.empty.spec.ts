import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

const shops = {
  pt: {
    brand: 'br',
    title: 'Seu carrinho está vazio',
    plan: 'Plano Turbo',
    back: 'Voltar ao site',
    solutions: [
      'Hospedagem de sites',
      'Criador de sites',
      'E-mail profissional',
      'Servidor VPS',
      'Servidor dedicado',
    ],
  },
  es: {
    brand: 'mx',
    title: 'Tu carrito está vacío',
    plan: 'Plan Turbo',
    back: 'Volver al sitio',
    solutions: ['Hosting', 'Creador de sitios', 'Correo profesional', 'Servidor VPS', 'Servidor dedicado'],
  },
} as const

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const site = `https://${shop.brand}.balcao.example/`

  test(`in ${language} an empty cart leads on: back to the site, and five solutions told apart`, async ({
    page,
  }) => {
    await new CartPage(page, language).open(`/${shop.brand}/carrinho`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.title)
    await expect(page.getByRole('link', { name: shop.back })).toHaveAttribute('href', site)

    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.getByRole('strong')).toHaveText([...shop.solutions])
    const addresses = await cards
      .getByRole('link')
      .evaluateAll((links: readonly HTMLAnchorElement[]) => links.map(({ href }) => href))
    expect(addresses.every((address) => address.startsWith(site) && address !== site)).toBe(true)
    expect(new Set(addresses).size).toBe(5)
    const drawings = cards.locator('img')
    await expect
      .poll(() =>
        drawings.evaluateAll((images: readonly HTMLImageElement[]) =>
          images.map((image) => image.complete && image.naturalWidth > 0),
        ),
      )
      .toEqual([true, true, true, true, true])
    const sources = await drawings.evaluateAll((images: readonly HTMLImageElement[]) =>
      images.map(({ src }) => src),
    )
    expect(new Set(sources).size).toBe(5)
    await expectSound(page)
  })

  test(`in ${language} who comes for a domain without saying which chooses it here`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`/${shop.brand}/carrinho?pid=d`)
    await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible()
    await expect(domain.box).toBeVisible()
    await expectSound(page)
    await page.reload()
    await cart.alive()

    await domain.search('primeiro-nome.com')
    await domain.offer('primeiro-nome.com').click()
    await expect(page.getByRole('heading', { level: 1, name: 'primeiro-nome.com' })).toBeVisible()
    await expect(cart.total).not.toHaveText(/\D0,00$/)
    await expect(domain.box).toHaveCount(0)
  })

  test(`in ${language} removing the last item leads to the empty cart, where the focus goes`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(`/${shop.brand}/carrinho?pid=335&billingCycle=annually`)
    const dialog = await cart.askToRemove(shop.plan)
    await dialog.getByRole('button', { name: cart.say.remove, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible()
    await expectSound(page)
  })
}

test('in Brazil a dialog says how to buy and leads to the video; Escape leads back', async ({ page }) => {
  await new CartPage(page).open('/br/carrinho')
  const help = page.getByRole('button', { name: 'Como comprar' })
  await help.click()
  const dialog = page.getByRole('dialog', { name: 'Como comprar em três passos' })
  await expect(dialog.getByRole('link', { name: /Assistir ao vídeo/ })).toHaveAttribute('target', '_blank')
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(help).toBeFocused()
})

test('elsewhere there is no video', async ({ page }) => {
  await new CartPage(page, 'es').open('/mx/carrinho')
  await expect(page.getByRole('button', { name: /Cómo comprar/ })).toHaveCount(0)
})
