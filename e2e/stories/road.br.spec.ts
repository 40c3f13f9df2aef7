import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { atSandbox, identifyInBrazil, maria, orderNumber, pixButton } from '../pages/checkoutPages.ts'

const address = '/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br&coupon=BEMVINDO10'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first answer holds product, domain, prices, discount, total and installments', async ({
    page,
  }) => {
    const cart = new CartPage(page)
    await page.goto(address)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plano Turbo e minhaloja.com.br')
    await expect(cart.summary.getByText('Cupom BEMVINDO10', { exact: true })).toBeVisible()
    await expect(cart.summary.getByText('Domínio grátis no primeiro ano')).toBeVisible()
    await expect(cart.total).toHaveText(/R\$\s\d+,\d\d/)
    await expect(cart.summary.getByText(/ou \d+x de R\$\s[\d,.]+ sem juros/)).toBeVisible()
  })
})

test('a visitor walks from an address to a paid order', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open(address)
  await expectAccessible(page)
  await cart.goOn()

  await identifyInBrazil(page)
  await expectAccessible(page)
  const total = (await pixButton(page).textContent())?.replace('Gerar Pix de ', '') ?? ''
  await pixButton(page).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Agora é só pagar o Pix' })).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByText(/^00020/)).toBeVisible()
  await expect(page.getByText(/Pague até/)).toBeVisible()
  await expectAccessible(page)

  await atSandbox(page, await orderNumber(page), 'Confirmar pagamento')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeVisible()
  await page.goto('/br/carrinho')
  await expect(page.getByRole('heading', { level: 1, name: 'Seu carrinho está vazio' })).toBeVisible()
})

test('a double press and a reload on the payment page place one order', async ({ page }) => {
  const placed: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/checkout/orders')) {
      placed.push(response.request().headers()['idempotency-key'] ?? '')
    }
  })
  const cart = new CartPage(page)
  await cart.open(address)
  await cart.goOn()
  await identifyInBrazil(page)
  await page.reload()
  await cart.alive()
  await pixButton(page).dblclick()

  await orderNumber(page)
  expect(placed).toHaveLength(1)
})

test('an order knows where its server stands and has the code of its transfer', async ({ page }) => {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=308&billingCycle=annually&sld=loja-taken&tld=com&transfer=1')
  await page.getByRole('radio', { name: /Virginia/ }).check()
  const code = page.getByLabel('Código EPP')
  await code.fill('Ab-12_34')
  await code.blur()
  await cart.settled()
  await cart.goOn()
  await identifyInBrazil(page)
  await expect(page.getByText('Servidor em Virginia')).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/checkout/orders'))
  await pixButton(page).click()

  const { provisioning } = (await sent).postDataJSON()
  expect(provisioning).toEqual([
    { relId: expect.any(String), dataCenter: 'Virginia', transferCode: null },
    { relId: expect.any(String), dataCenter: null, transferCode: 'Ab-12_34' },
  ])
  await orderNumber(page)
  await expect(page.getByText('Servidor em Virginia')).toBeVisible()
})

test.describe('when the answer is lost', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('trying again gives the same order', async ({ page }) => {
    const cart = new CartPage(page)
    await cart.open(address)
    await cart.goOn()
    await identifyInBrazil(page)
    const numbers: string[] = []
    // The service places the order; its answer never arrives. The client retries once by itself, so both tries are cut.
    await page.route('**/api/v3/checkout/orders', async (route) => {
      const answer = await route.fetch()
      const body: { order: { number: string } } = await answer.json()
      numbers.push(body.order.number)
      if (numbers.length <= 2) return route.abort()
      return route.fulfill({ response: answer })
    })
    await pixButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await pixButton(page).click()

    const shown = await orderNumber(page)
    expect(new Set(numbers)).toEqual(new Set([shown]))
  })
})

test.describe('when the price moves', () => {
  test.use({ expectedComplaints: /409/ })

  test('both totals are shown, nothing is lost, and the visitor decides', async ({ page }, { project }) => {
    // PRIMEIRA20 holds once for a document; which one that is shows only when the order is placed.
    const withCoupon = address.replace('BEMVINDO10', 'PRIMEIRA20')
    // One buyer for each project: they share a shop, and a coupon's uses.
    const document = project.name === 'phone' ? '111.444.777-35' : '390.533.447-05'
    const buyer = { ...maria, document }
    const cart = new CartPage(page)
    await cart.open(withCoupon)
    await cart.goOn()
    await identifyInBrazil(page, buyer)
    await pixButton(page).click()
    await orderNumber(page)

    await cart.open(withCoupon)
    await cart.goOn()
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(document)
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
    await pixButton(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/R\$\s[\d.,]+/).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button').last().click()

    await expect(page.getByRole('heading', { level: 1, name: 'Agora é só pagar o Pix' })).toBeVisible()
  })
})
