import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const said = {
  br: {
    cash: /^R\$\s[\d.,]+ à vista ou 12x de R\$\s[\d.,]+ sem juros/,
    see: 'Ver parcelas',
    installments: 'Parcelas no cartão',
    counts: 12,
    conditions: 'Condições do domínio grátis',
    close: 'Fechar',
  },
  cl: {
    cash: /^\$[\d.]+ al contado o 12 cuotas de \$[\d.]+ sin interés/,
    see: 'Ver cuotas',
    installments: 'Cuotas con tarjeta',
    // 1, 3, 6 and 12.
    counts: 4,
    conditions: 'Condiciones del dominio gratis',
    close: 'Cerrar',
  },
} as const

for (const brand of ['br', 'cl'] as const) {
  const say = said[brand]

  test(`in ${brand} the summary says the cash price first and every installment in a dialog`, async ({
    page,
  }) => {
    const cart = new CartPage(page, brand === 'br' ? 'pt' : 'es')
    await cart.open(`/${brand}/carrinho?pid=335&billingCycle=annually`)
    await expect(cart.summary.getByText(say.cash)).toBeVisible()

    const see = page.getByRole('button', { name: say.see })
    await see.click()
    const dialog = page.getByRole('dialog', { name: say.installments })
    await expect(dialog.getByRole('rowheader')).toHaveCount(say.counts)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(see).toBeFocused()
  })

  test(`in ${brand} the conditions of a free name can be read before paying`, async ({ page }) => {
    const cart = new CartPage(page, brand === 'br' ? 'pt' : 'es')
    await cart.open(`/${brand}/carrinho?pid=335&billingCycle=annually`)
    await page.getByRole('button', { name: say.conditions }).click()
    const dialog = page.getByRole('dialog', { name: say.conditions })
    await expect(dialog.getByRole('listitem')).not.toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say.close }).click()
    await expect(dialog).toBeHidden()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole cart can be read: choices, e-mail, installments, seals', async ({ page }) => {
    await page.goto('/br/carrinho?pid=335,308&billingCycle=annually')
    await expect(page.getByRole('radio', { name: 'Sem e-mail profissional' })).toBeChecked()
    await expect(page.getByRole('group', { name: 'Onde o servidor fica' })).toBeVisible()
    await expect(page.getByText(/à vista ou \d+x de/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Formas de pagamento' })).toContainText('Pix')
  })
})
