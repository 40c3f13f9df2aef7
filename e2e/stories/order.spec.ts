import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import {
  atSandbox,
  identifyInBrazil,
  mailsTo,
  maria,
  orderNumber,
  pixButton,
} from '../pages/checkoutPages.ts'

const address = '/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br&coupon=BEMVINDO10'

test('a buyer is written to: how to pay, with a way back to the order, and then that it is paid', async ({
  page,
}) => {
  const email = `maria${Date.now()}@exemplo.com.br`
  await new CartPage(page).open(address)
  await new CartPage(page).goOn()
  await identifyInBrazil(page, { ...maria, email })
  await pixButton(page).click()
  const number = await orderNumber(page)
  const code = (await page.getByText(/^00020/).textContent()) ?? ''

  await expect(async () => expect(await mailsTo(page, email)).toHaveLength(1)).toPass()
  const [received] = await mailsTo(page, email)
  expect(received?.subject).toBe(`Pedido ${number}: falta só o pagamento`)
  expect(received?.text.replace(/\s/g, '')).toContain(code.replace(/\s/g, ''))
  const link = /Ver o pedido: (\S+)/.exec(received?.text ?? '')?.[1] ?? ''

  await atSandbox(page, number, 'Confirmar pagamento')
  await expect(async () => expect(await mailsTo(page, email)).toHaveLength(2)).toPass()
  expect((await mailsTo(page, email))[1]?.subject).toBe(`Pedido ${number}: pagamento confirmado`)
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeVisible()
})

test('a payment that is refused leads back to the cart, with everything kept', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(address)
  const total = await cart.total.textContent()
  await cart.goOn()
  await identifyInBrazil(page, { ...maria, email: 'maria+refused@exemplo.com.br' })
  await pixButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'O pagamento não foi aprovado' })).toBeVisible()
  await expect(
    page.getByText('Seu carrinho e os dados que você preencheu continuam guardados.'),
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Fazer um novo pedido' }).click()
  await cart.alive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plano Turbo e minhaloja.com.br')
  await expect(cart.total).toHaveText(total ?? '')
  await cart.goOn()
  await expect(page.getByLabel('Nome completo ou razão social')).toHaveValue(maria.name)
})
