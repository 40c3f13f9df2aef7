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

test.skip(({ isMobile }) => isMobile, 'it sets its own widths, so one project will do')

/** 63 letters and a dot: the longest name that is sold. */
const longest = (words: string) => `${words.repeat(9).slice(0, 59)}.com`

const screens = [
  [320, '100%'],
  [360, '100%'],
  [360, '200%'],
  [768, '100%'],
  [768, '200%'],
  [1280, '100%'],
  [1280, '200%'],
] as const

/** No sideways scrolling on a phone, a tablet and a desk, with text as it comes and at twice its size. */
async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const [width, text] of screens) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    }, text)
    expect(excess, `${page.url()} at ${width} px, text ${text}`).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
}

/** What a press opens over the page fits as well, with whatever it is about. */
async function expectDialogFits(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFitsEverywhere(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('from a full cart to a paid order nothing stands beside the screen, however long the words', async ({
  page,
}) => {
  const cart = new CartPage(page)
  const domain = new DomainBox(page)
  const name = longest('minhalojadeartesanato')
  const sld = name.slice(0, 59)
  await cart.open(`/br/carrinho?pid=335,308&billingCycle=annually&sld=${sld}&tld=com&coupon=BEMVINDO10`)
  await expect(domain.card(name)).toBeVisible()
  await expectFitsEverywhere(page)
  await domain.edit(name)
  await expectFitsEverywhere(page)
  await page.getByRole('button', { name: 'Cancelar e manter como está' }).click()
  for (const opener of [
    'Ver parcelas',
    'Condições do domínio grátis',
    /^O que é a proteção/,
    `Remover ${name}`,
  ])
    await expectDialogFits(page, page.getByRole('button', { name: opener }))

  await cart.goOn()
  const email = 'maria.fernanda.albuquerque.cavalcanti.de.vasconcelos@associacaodosartesaos.com.br'
  const buyer = { ...maria, name: `Maria Fernanda ${'Albuquerquecavalcantivasconcelos'.repeat(3)}`, email }
  await expect(page.getByRole('heading', { level: 1, name: 'Seus dados' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await expectFitsEverywhere(page)
  await identifyInBrazil(page, buyer)
  await expectFitsEverywhere(page)
  await pixButton(page).click()
  const number = await orderNumber(page)
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  await expectFitsEverywhere(page)
  await atSandbox(page, number, 'Confirmar pagamento')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeVisible()
  await expectFitsEverywhere(page)

  await page.goto('/br/carrinho')
  await expect(page.getByRole('heading', { level: 1, name: 'Seu carrinho está vazio' })).toBeVisible()
  await expectFitsEverywhere(page)
  await expectDialogFits(page, page.getByRole('button', { name: 'Como comprar' }))
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-CL', timezoneId: 'America/Santiago' })

  test('from the first step to an order nothing stands beside the screen, however long the words', async ({
    page,
  }) => {
    const cart = new CartPage(page, 'es')
    const domain = new DomainBox(page, 'es')
    const name = longest('electroencefalografista')
    await cart.open('/cl/carrinho?pid=335&billingCycle=annually&expandedFlowMode=1')
    await expect(page).toHaveURL(/selecionar-ciclo/)
    await expectFitsEverywhere(page)
    await page.getByRole('button', { name: 'Continuar al dominio' }).filter({ visible: true }).click()
    await domain.search(name)
    await expect(domain.offer(name)).toBeVisible()
    await expectFitsEverywhere(page)
    await domain.offer(name).click()
    await expect(domain.card(name)).toBeVisible()
    await expectFitsEverywhere(page)
    await cart.open('/mx/carrinho?pid=661&billingCycle=annually&titanAccounts=3')
    await expectFitsEverywhere(page)

    for (const brand of ['co', 'ec']) {
      const sld = name.slice(0, 59)
      const full = `pid=335,671&billingCycle=annually&sld=${sld}&tld=com&coupon=BIENVENIDO10`
      await cart.open(`/${brand}/carrinho?${full}`)
      await cart.addon(/SiteLock/).check()
      await domain
        .card(name)
        .getByRole('switch', { name: new RegExp(`^${sld}.online`) })
        .check()
      await expect(domain.card(`${sld}.online`)).toBeVisible()
      await cart.settled()
      await expectFitsEverywhere(page)
      for (const opener of [
        'Ver cuotas',
        'Condiciones del dominio gratis',
        /^¿Qué es la protección/,
        `Quitar ${name}`,
      ])
        await expectDialogFits(page, page.getByRole('button', { name: opener }).first())
    }
    await page.context().clearCookies()
    await cart.open('/cl/carrinho?pid=335&billingCycle=annually')
    for (const outcome of ['locked', 'young', 'taken', 'failing', 'free']) {
      const moved = `${name.slice(0, 58 - outcome.length)}-${outcome}.com`
      await domain.checkTransfer(moved)
      await expect(domain.box.getByText(moved).last()).toBeVisible()
      await expectFitsEverywhere(page)
    }

    await cart.open('/cl/carrinho?pid=335&billingCycle=annually')
    await cart.useOwnDomain(name)
    await expectFitsEverywhere(page)
    await cart.goOn()
    const email = 'camila.fernandez.de.los.angeles.echeverria.larrain@electroencefalografistas.cl'
    await identifyInChile(page, { ...camila, name: `Camila ${'Otorrinolaringología'.repeat(4)}`, email })
    await expectFitsEverywhere(page)
    await transferButton(page).click()
    await orderNumber(page)
    await expect(page.getByRole('button', { name: 'Copiar todos los datos' })).toBeVisible()
    await expectFitsEverywhere(page)
  })
})
