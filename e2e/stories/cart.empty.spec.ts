import { expect, expectAccessible, test } from '../fixtures.ts'

test('an empty cart leads on: back to the site, five solutions, and how to buy', async ({ page }) => {
  await page.goto('/br/carrinho')
  await expect(page.locator('#root[data-alive]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu carrinho está vazio')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Voltar ao site' })).toHaveAttribute('href', /^https:/)

  const help = page.getByRole('button', { name: 'Como comprar' })
  await help.click()
  const dialog = page.getByRole('dialog', { name: 'Como comprar em três passos' })
  await expect(dialog.getByRole('link', { name: /Assistir ao vídeo/ })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(help).toBeFocused()
})

test('elsewhere there is no video', async ({ page }) => {
  await page.goto('/mx/carrinho')
  await expect(page.locator('#root[data-alive]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito está vacío')
  await expect(page.getByRole('button', { name: /Cómo comprar/ })).toHaveCount(0)
  await expectAccessible(page)
})
