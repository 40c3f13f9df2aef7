import type { Locator } from '@playwright/test'
import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const shops = {
  pt: {
    brand: 'br',
    plan: 'Plano Turbo',
    name: 'minhaloja.com',
    gift: 'minhaloja.online',
    along: 'Também saem: minhaloja.online.',
    dialogs: [
      ['Remover Plano Turbo', 'Remover Plano Turbo?'],
      ['O que é a proteção de dados de minhaloja.com?', 'Proteção de dados (ID Protect)'],
      ['Condições do domínio grátis', 'Condições do domínio grátis'],
      ['Ver parcelas', 'Parcelas no cartão'],
    ],
  },
  es: {
    brand: 'mx',
    plan: 'Plan Turbo',
    name: 'mitienda.com',
    gift: 'mitienda.online',
    along: 'También salen: mitienda.online.',
    dialogs: [
      ['Quitar Plan Turbo', '¿Quitar Plan Turbo?'],
      ['¿Qué es la protección de datos de mitienda.com?', 'Protección de datos (ID Protect)'],
      ['Condiciones del dominio gratis', 'Condiciones del dominio gratis'],
      ['Ver meses sin intereses', 'Meses sin intereses'],
    ],
  },
} as const

/** The modal's own states (spec 1 section 4), as it passes through them from here on. */
const watchStates = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const seen: (string | null)[] = [element.getAttribute('data-state')]
    Object.assign(globalThis, { seen })
    new MutationObserver(() => seen.push(element.getAttribute('data-state'))).observe(element, {
      attributeFilter: ['data-state'],
    })
  })

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]
  const [sld] = shop.name.split('.')
  const address = `/${shop.brand}/carrinho?pid=335&billingCycle=annually&sld=${sld}&tld=com`

  for (const [opener, title] of shop.dialogs)
    test(`in ${language} "${title}" opens over all, takes the focus, and Escape gives it back`, async ({
      page,
    }) => {
      await new CartPage(page, language).open(address)
      const button = page.getByRole('button', { name: opener, exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toHaveAttribute('data-state', 'SHOWING')
      await expect(dialog.getByRole('heading', { name: title })).toBeFocused()
      await expect(dialog).toBeInViewport({ ratio: 1 })
      await expectSound(page)

      await watchStates(dialog)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button).toBeFocused()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown)).toEqual([
        'SHOWING',
        'CLOSING',
        'HIDDEN',
      ])
    })

  test(`in ${language} a name takes along what came free with it, and says so before`, async ({ page }) => {
    const cart = new CartPage(page, language)
    await cart.open(address)
    const gift = page.getByRole('region', { name: shop.gift, exact: true })
    await page.getByRole('switch', { name: new RegExp(`^${shop.gift}`) }).check()
    await expect(gift).toBeVisible()
    await cart.settled()

    const dialog = await cart.askToRemove(shop.name)
    await expect(dialog.getByText(shop.along)).toBeVisible()
    await expectSound(page)
    await dialog.getByRole('button', { name: cart.say.remove, exact: true }).click()
    await expect(gift).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.plan)
  })
}
