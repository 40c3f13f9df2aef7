import { expect, expectAccessible, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

for (const { language, path, server, host, further, open, first, close } of [
  {
    language: 'pt',
    path: '/br/carrinho',
    server: '446',
    host: 'minhaloja',
    further: 'outraloja',
    open: 'Adicionar outro domínio',
    first: 'Adicionar um domínio',
    close: 'Cancelar e manter como está',
  },
  {
    language: 'es',
    path: '/mx/carrinho',
    server: '661',
    host: 'mitienda',
    further: 'otratienda',
    open: 'Agregar otro dominio',
    first: 'Agregar un dominio',
    close: 'Cancelar y dejarlo como está',
  },
] as const) {
  test(`in ${language} a second name is bought beside the first`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    const button = page.getByRole('button', { name: open, exact: true })
    const box = page.getByRole('region', { name: first })
    await cart.open(`${path}?pid=5&billingCycle=annually&sld=${host}&tld=com`)
    const before = (await cart.total.textContent()) ?? ''
    await button.click()
    await expect(box.getByRole('heading', { name: first })).toBeFocused()
    await expectAccessible(page)
    await box.getByRole('button', { name: close }).click()
    await expect(button).toBeFocused()

    await button.click()
    const field = box.getByRole('textbox', { name: domain.say.name })
    await field.fill(`${further}.com`)
    await field.press('Enter')
    await domain.offer(`${further}.com`).click()
    await expect(page.getByRole('heading', { name: `${further}.com`, exact: true })).toBeFocused()
    await expect(domain.card(`${host}.com`)).toBeVisible()
    await expect(cart.summary).toContainText(`${further}.com`)
    await cart.settled()
    await expect(cart.total).not.toHaveText(before)
    await expect(button).toBeVisible()
    await expectSound(page)

    await page.reload()
    await cart.alive()
    await expect(domain.card(`${further}.com`)).toBeVisible()
  })

  test(`in ${language} a cart of servers takes a name too`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${path}?pid=${server}`)
    await page.getByRole('button', { name: first, exact: true }).click()
    const box = page.getByRole('region', { name: first })
    await box.getByRole('textbox', { name: domain.say.name }).fill(`${host}.com`)
    await page.keyboard.press('Enter')
    await domain.offer(`${host}.com`).click()
    await expect(cart.summary).toContainText(`${host}.com`)
    await cart.settled()
    await expectSound(page)
  })

  test(`in ${language} a name of the address that cannot be had is mended where it stands`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    await cart.open(`${path}?pid=d&sld=${host}&tld=zzz`)
    await expect(domain.name).toHaveValue(`${host}.zzz`)
    await expect(domain.name).toHaveAccessibleDescription(/\.zzz/)
    await expectAccessible(page)
    await domain.search(`${host}.com`)
    await domain.offer(`${host}.com`).click()
    await expect(page.getByRole('heading', { name: `${host}.com`, exact: true, level: 2 })).toBeFocused()
    await expect(cart.summary).toContainText(`${host}.com`)
    await cart.settled()
    await expectSound(page)
  })
}
