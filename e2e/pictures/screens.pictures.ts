import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
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
import { DomainBox } from '../pages/domainBox.ts'

const full = '/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br&coupon=BEMVINDO10'

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1280, height: 800 }

/** A picture shows a state, not how it came: what moves is left out, and what is far from the screen is laid out too. */
async function keep(what: Page | Locator, name: string, whole = false): Promise<void> {
  const path = resolve(import.meta.dirname, '../../docs/pictures', `${name}.png`)
  const style = '* { content-visibility: visible !important; }'
  const options = { path, style, animations: 'disabled', caret: 'hide' } as const
  if ('goto' in what) await what.screenshot({ ...options, fullPage: whole })
  else await what.screenshot(options)
}

test('the cart, full and empty', async ({ page }) => {
  const cart = new CartPage(page)
  for (const size of [desk, tablet, phone]) {
    await page.setViewportSize(size)
    await cart.open(full)
    await keep(page, `cart-${size.width}`, size !== desk)
  }
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Ver parcelas' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await keep(page, 'installments')
  await page.context().clearCookies()
  await cart.open('/br/carrinho')
  await keep(page, 'cart-empty')
})

test('names: answers, a transfer, an owner', async ({ page }) => {
  await page.setViewportSize(desk)
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  await cart.open('/br/carrinho?pid=335&billingCycle=annually')
  await domain.search('minhaloja.com')
  await expect(domain.box.getByRole('button', { name: /^Adicionar / })).toHaveCount(4)
  await keep(domain.box, 'domain-search')
  await domain.checkTransfer('minha-loja-locked.com')
  await expect(domain.box.getByText('está bloqueado para transferência')).toBeVisible()
  await keep(domain.box, 'domain-transfer-blocked')
  await cart.open('/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br')
  await domain.giveOwner('900.000.002-56')
  await expect(page.getByText('está pendente na Receita Federal')).toBeVisible()
  await keep(domain.card('minhaloja.com.br'), 'domain-owner')
})

test('from who buys to a paid order', async ({ page }) => {
  await page.setViewportSize(desk)
  const cart = new CartPage(page)
  await cart.open(full)
  await cart.goOn()
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await expect(page.getByRole('group', { name: /^Confira/ })).toBeFocused()
  await keep(page, 'identification-problems')
  await identifyInBrazil(page, maria)
  await expect(pixButton(page)).toBeVisible()
  await keep(page, 'payment', true)
  await pixButton(page).click()
  const number = await orderNumber(page)
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await keep(page, 'order-pix-1280')
  await page.setViewportSize(phone)
  await keep(page, 'order-pix-360')
  await page.setViewportSize(desk)
  await atSandbox(page, number, 'Confirmar pagamento')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeVisible()
  await keep(page, 'order-paid')
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-CL', timezoneId: 'America/Santiago' })

  test('the first step, the carts of Mexico and Chile, a bank transfer', async ({ page }) => {
    await page.setViewportSize(desk)
    const cart = new CartPage(page, 'es')
    await cart.open('/cl/selecionar-ciclo?pid=335&billingCycle=annually&expandedFlowMode=1')
    await keep(page, 'step-cycle-cl')
    await page.setViewportSize(phone)
    await cart.open('/mx/carrinho?pid=335&billingCycle=annually&sld=mitienda&tld=com.mx')
    await keep(page, 'cart-mx-360', true)
    await page.setViewportSize(desk)
    await cart.open('/cl/carrinho?pid=335&billingCycle=annually')
    await cart.useOwnDomain('mitienda.com')
    await cart.goOn()
    await identifyInChile(page, camila)
    await transferButton(page).click()
    await orderNumber(page)
    await expect(page.getByRole('button', { name: 'Copiar todos los datos' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')).toHaveCount(0)
    await keep(page, 'order-transfer-cl')
  })
})

test.describe('from a blocked address', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.66' }, expectedComplaints: /403/ })

  test('no checkout', async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto(full)
    await keep(page, 'blocked')
  })
})
