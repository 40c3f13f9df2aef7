import { expect, expectAccessible, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { tabAndType, tabTo } from '../pages/keyboard.ts'

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
    cash: /^\$[\d.]+ al contado o 12 cuotas mensuales de \$[\d.]+ con tarjeta de crédito .* Tu banco puede cobrar intereses\./,
    see: 'Ver cuotas',
    installments: 'Cuotas con tarjeta',
    // 1, 3, 6 and 12.
    counts: 4,
    conditions: 'Condiciones del dominio gratis',
    close: 'Cerrar',
  },
  co: {
    cash: /^\$[\d.]+ de contado o hasta \d+ cuotas mensuales de \$[\d.]+ con tarjeta de crédito .* Tu banco puede cobrar intereses\./,
    see: 'Ver cuotas',
    installments: 'Cuotas con tarjeta',
    // 1, 3, 6 and 12; more for longer cycles.
    counts: 4,
    conditions: 'Condiciones del dominio gratis',
    close: 'Cerrar',
  },
  mx: {
    cash: /^\$[\d,.]+ de contado o 12 meses sin intereses de \$[\d,.]+ con tarjeta de crédito/,
    see: 'Ver meses sin intereses',
    installments: 'Meses sin intereses',
    // 1, 3, 6, 9 and 12.
    counts: 5,
    conditions: 'Condiciones del dominio gratis',
    close: 'Cerrar',
  },
} as const

for (const brand of ['br', 'cl', 'co', 'mx'] as const) {
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

/** A code for each refusal that a cart of one small plan, paid by the month, can have. */
const refusals = {
  pt: {
    address: '/br/carrinho?pid=5&billingCycle=monthly',
    coupons: [
      ['NAOEXISTE', 'Cupom inválido. Confira se o código está escrito certo.'],
      ['EMBREVE', 'Cupom inválido por enquanto: a promoção ainda não começou.'],
      ['VENCIDO', 'Cupom inválido: o prazo da promoção terminou.'],
      ['ESGOTADO', 'Cupom inválido: ele já se esgotou.'],
      ['TURBO25', 'Cupom inválido para os produtos deste carrinho.'],
      ['ANUAL15', 'Cupom inválido para este período.'],
      ['MINIMO100', 'Cupom inválido: o valor do carrinho ainda não chega ao mínimo da promoção.'],
    ],
  },
  es: {
    address: '/mx/carrinho?pid=5&billingCycle=monthly',
    coupons: [
      ['NOEXISTE', 'Cupón no válido. Revisa que el código esté bien escrito.'],
      ['MUYPRONTO', 'Cupón no válido por ahora: la promoción todavía no empieza.'],
      ['VENCIDO', 'Cupón no válido: la promoción ya terminó.'],
      ['AGOTADO', 'Cupón no válido: ya se agotó.'],
      ['TURBO25', 'Cupón no válido para los productos de este carrito.'],
      ['ANUAL15', 'Cupón no válido para este período.'],
      ['MINIMO', 'Cupón no válido: tu compra todavía no llega al mínimo de la promoción.'],
    ],
  },
} as const

for (const language of ['pt', 'es'] as const) {
  test(`in ${language} a coupon that is refused says why at its field, and takes nothing off`, async ({
    page,
  }) => {
    const { address, coupons } = refusals[language]
    const cart = new CartPage(page, language)
    await cart.open(address)
    const total = (await cart.total.textContent()) ?? ''
    const field = page.getByLabel(cart.say.couponField)
    await expect(field).toBeHidden()
    for (const [code, why] of coupons) {
      await cart.applyCoupon(code)
      await expect(field).toHaveAccessibleDescription(new RegExp(why.replaceAll('.', '\\.')))
      await expect(field).toHaveValue(code)
    }
    await expect(cart.total).toHaveText(total)
    await expectSound(page)
  })
}

for (const { language, address, code, remove } of [
  {
    language: 'pt',
    address: '/br/carrinho?pid=335&billingCycle=annually',
    code: 'BEMVINDO10',
    remove: 'Remover cupom',
  },
  {
    language: 'es',
    address: '/cl/carrinho?pid=335&billingCycle=annually',
    code: 'BIENVENIDO10',
    remove: 'Quitar cupón',
  },
] as const) {
  test(`in ${language} a coupon is applied and removed by keyboard, and the focus stays with it`, async ({
    page,
  }) => {
    const cart = new CartPage(page, language)
    await cart.open(address)
    const question = page.getByText(cart.say.couponHave)
    const button = page.getByRole('button', { name: remove })
    await tabTo(page, page.locator('summary', { has: question }))
    await page.keyboard.press('Enter')
    await tabAndType(page, page.getByLabel(cart.say.couponField), code)
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    await cart.settled()
    await page.keyboard.press('Enter')
    await expect(page.locator('summary', { has: question })).toBeFocused()
    await cart.settled()
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

test('a cart with nothing to pay asks for no coupon', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=d&sld=minhaloja&tld=com.br&existingDomain=1')
  await expect(cart.item('minhaloja.com.br')).toBeVisible()
  await expect(page.getByText('Tenho um cupom')).toHaveCount(0)
})
