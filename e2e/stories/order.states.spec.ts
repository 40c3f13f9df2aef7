import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import {
  atSandbox,
  camila,
  identifyInBrazil,
  identifyInChile,
  maria,
  orderNumber,
  pixButton,
  transferButton,
} from '../pages/checkoutPages.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A paid order is no longer watched, and the provider tells the shop of a refund in its own time. */
const reloadUntil = (page: Page, title: string) =>
  expect(async () => {
    await page.reload()
    await expect(heading(page, title)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })

async function orderByPix(page: Page, email: string): Promise<void> {
  const cart = new CartPage(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com')
  await cart.goOn()
  await identifyInBrazil(page, { ...maria, email })
  await pixButton(page).click()
}

async function orderByTransfer(page: Page, buyer: typeof camila, coupon = ''): Promise<void> {
  const cart = new CartPage(page, 'es')
  await cart.open(`/cl/carrinho?pid=335&billingCycle=annually${coupon}`)
  await cart.useOwnDomain('mitienda.com')
  await cart.goOn()
  await identifyInChile(page, buyer)
  await transferButton(page).click()
}

test('an order that expires can still be paid late, and be paid back', async ({ page }) => {
  await orderByPix(page, maria.email)
  await expect(heading(page, 'Agora é só pagar o Pix')).toBeVisible()
  const number = await orderNumber(page)
  await atSandbox(page, number, 'Expirar pagamento')
  await expect(heading(page, 'O prazo para pagar terminou')).toBeVisible()
  await expect(page.getByText('não pague de novo')).toBeVisible()
  await expectSound(page)
  await atSandbox(page, number, 'Confirmar pagamento')
  await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
  await expectSound(page)
  await atSandbox(page, number, 'Devolver pagamento')
  await reloadUntil(page, 'O pagamento foi reembolsado')
  await expectSound(page)
})

test('an order whose code is late waits for it, by itself', async ({ page }) => {
  await orderByPix(page, 'maria+down@exemplo.com.br')
  await expect(heading(page, 'Estamos preparando o pagamento')).toBeVisible()
  await expectSound(page)
})

test.describe('under an address that is not whole', () => {
  test.use({ expectedComplaints: /404/ })

  test('no order is shown, and the cart is a press away', async ({ page }) => {
    await page.goto('/br/confirmacao?order=AAAAAAAAAAAAAAAAAAAAAA')
    await expect(heading(page, 'Não encontramos este pedido')).toBeVisible()
    await expectSound(page)
    await page.goto('/cl/confirmacao?order=AAAAAAAAAAAAAAAAAAAAAA')
    await expect(heading(page, 'No encontramos este pedido')).toBeVisible()
    await expectSound(page)
  })
})

/** As the service tells of one, in a state that the sandbox's buttons do not reach. */
const orderIn = (status: string) => ({
  order: {
    token: 'AAAAAAAAAAAAAAAAAAAAAA',
    number: '1042',
    status: 'placed',
    placedAt: '2026-11-20T12:00:00.000Z',
    total: 7624800,
    price: 12708000,
    discount: 5083200,
    email: 'c***@ejemplo.cl',
    lines: [
      {
        name: 'Turbo',
        cycle: 'annually',
        quantity: 1,
        total: 7624800,
        renewal: 12708000,
        dataCenter: null,
      },
    ],
    payment: { method: 'bank_transfer', status, amount: 7624800, expiresAt: null, instructions: null },
  },
})

test.describe('when the bank has the word', () => {
  // The server knows no such order; the browser is told of one.
  test.use({ expectedComplaints: /404/ })

  for (const [shop, status, title] of [
    ['br', 'requires-action', 'Confirme no seu banco'],
    ['br', 'charged-back', 'O banco devolveu o pagamento'],
    ['cl', 'initiating', 'Estamos preparando el pago'],
    ['cl', 'requires-action', 'Confirma en tu banco'],
    ['cl', 'charged-back', 'El banco devolvió el pago'],
  ] as const)
    test(`in ${shop} a payment that is ${status} says what it means`, async ({ page }) => {
      await page.route('**/checkout/orders/*', (route) => route.fulfill({ json: orderIn(status) }))
      await page.route('**/checkout/orders/*/events**', (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: ': nothing yet\n\n' }),
      )
      await page.goto(`/${shop}/confirmacao?order=AAAAAAAAAAAAAAAAAAAAAA`)
      await expect(heading(page, title)).toBeVisible()
      await expectSound(page)
    })
})

test.describe('in Spanish', () => {
  // The second order with a coupon that holds once is answered with 409: the price has changed.
  test.use({ locale: 'es-CL', timezoneId: 'America/Santiago', expectedComplaints: /409/ })

  test('orders expire, are paid, paid back, cancelled and refused; a coupon that is used up asks first', async ({
    page,
  }, { project }) => {
    // One buyer for each project: they share a shop, and a coupon's uses.
    const buyer = { ...camila, document: project.name === 'phone' ? '15876432-6' : '16789012-1' }
    await orderByTransfer(page, buyer, '&coupon=PRIMERA')
    await expect(heading(page, 'Falta el pago')).toBeVisible()
    await expectSound(page)
    const first = await orderNumber(page)
    await atSandbox(page, first, 'Expirar pagamento')
    await expect(heading(page, 'El plazo para pagar terminó')).toBeVisible()
    await expectSound(page)
    await atSandbox(page, first, 'Confirmar pagamento')
    await expect(heading(page, 'Pago confirmado')).toBeVisible()
    await expectSound(page)
    await atSandbox(page, first, 'Devolver pagamento')
    await reloadUntil(page, 'El pago fue reembolsado')
    await expectSound(page)

    await orderByTransfer(page, buyer, '&coupon=PRIMERA')
    const dialog = page.getByRole('dialog', { name: 'El cupón ya no está disponible' })
    await expect(dialog).toBeVisible()
    await expectSound(page)
    await dialog.getByRole('button', { name: /^Continuar con/ }).click()
    await expect(heading(page, 'Falta el pago')).toBeVisible()
    await atSandbox(page, await orderNumber(page), 'Cancelar pagamento')
    await expect(heading(page, 'Este pedido fue cancelado')).toBeVisible()
    await expectSound(page)

    await orderByTransfer(page, { ...buyer, email: 'camila+refused@ejemplo.cl' })
    await expect(heading(page, 'El pago no fue aprobado')).toBeVisible()
    await expectSound(page)
  })
})
