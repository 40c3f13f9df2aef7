import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** A buyer in Brazil whose postal code the directory knows. */
export const maria = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  document: '529.982.247-25',
  phone: '11987654321',
  postalCode: '01310-100',
  number: '1000',
}

export async function identifyInBrazil(page: Page, buyer = maria): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Seus dados' })).toBeVisible()
  await page.getByLabel('Nome completo ou razão social').fill(buyer.name)
  await page.getByLabel('E-mail', { exact: true }).fill(buyer.email)
  await page.getByLabel('CPF ou CNPJ').fill(buyer.document)
  await page.getByLabel('Telefone com DDD').fill(buyer.phone)
  await page.getByLabel('CEP').fill(buyer.postalCode)
  await page.getByLabel('Número', { exact: true }).fill(buyer.number)
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confira e pague' })).toBeVisible()
}

/** A buyer in Chile, where no address is asked. */
export const camila = {
  name: 'Camila Rojas',
  email: 'camila@ejemplo.cl',
  document: '10000013K',
  phone: '912345678',
}

export async function identifyInChile(page: Page, buyer = camila): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Tus datos' })).toBeVisible()
  await page.getByLabel('Nombre y apellido o razón social').fill(buyer.name)
  await page.getByLabel('Correo electrónico').fill(buyer.email)
  await page.getByLabel('RUT').fill(buyer.document)
  await page.getByLabel('Teléfono').fill(buyer.phone)
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa y paga' })).toBeVisible()
}

export const transferButton = (page: Page) =>
  page.getByRole('button', { name: /^Pagar .* por transferencia$/, disabled: false })

export const pixButton = (page: Page) => page.getByRole('button', { name: /^Gerar Pix de/, disabled: false })

/** Of the product under test, or of one that runs already, on its usual port. */
const sandboxPort =
  process.env.E2E_URL === undefined
    ? process.env.E2E_PORTS?.split(',')[2]
    : (process.env.SANDBOX_PORT ?? '3002')
const sandboxAddress = `http://127.0.0.1:${sandboxPort}/`

/** The provider's own page, on which the buyer's bank is played: presses its button for one order. */
export async function atSandbox(page: Page, orderNumber: string, button: string): Promise<void> {
  const sandbox = await page.context().newPage()
  await sandbox.goto(sandboxAddress)
  const payment = sandbox.getByRole('article').filter({ hasText: `Pedido ${orderNumber} ` })
  const action = payment.getByRole('button', { name: button })
  // By keyboard: the list of a long run scrolls, and Chromium's emulated phone then loses the place of a press.
  await action.press('Enter')
  // The page has taken it once it no longer offers it; closed before that, it might never have been sent.
  await expect(action).toHaveCount(0)
  await sandbox.close()
}

export interface SandboxMail {
  readonly subject: string
  readonly text: string
  readonly recipients: readonly string[]
}

/** What the shop has written to an address so far, the oldest first. */
export async function mailsTo(page: Page, address: string): Promise<readonly SandboxMail[]> {
  const answer = await page.request.get(`${sandboxAddress}mails.json`)
  const { mails }: { mails: readonly SandboxMail[] } = await answer.json()
  return mails.filter(({ recipients }) => recipients.includes(address)).reverse()
}

/** The order's number, from the heading of its receipt. */
export async function orderNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { name: /^Pedido \d+$/ })
  await expect(heading).toBeVisible()
  return /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
}
