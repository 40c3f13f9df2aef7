import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'

const shops = {
  pt: {
    plan: '/br/carrinho?pid=335&billingCycle=annually',
    item: 'Plano Turbo',
    longer: /^3 anos/,
    own: 'minhaloja.com',
    national: 'minhaloja.com.br',
    coupon: 'BEMVINDO10',
    removeCoupon: 'Remover cupom',
    region: 'Avisos',
    dismiss: 'Fechar aviso',
    said: {
      'domain-missing': 'Escolha um domínio novo ou adicione um que você já tem',
      'domain-added': 'Domínio adicionado',
      'domain-updated': 'Domínio atualizado',
      'document-missing': 'Informe um CPF ou CNPJ para continuar',
      'cycle-changed': 'Período alterado',
      'product-added': 'Produto adicionado',
      'product-removed': 'Produto removido',
      'coupon-invalid': 'Cupom inválido',
      'coupon-added': 'Cupom adicionado',
      'coupon-removed': 'Cupom removido',
      'domain-removed': 'Domínio removido',
    },
  },
  es: {
    plan: '/cl/carrinho?pid=335&billingCycle=annually',
    item: 'Plan Turbo',
    longer: /^3 años/,
    own: 'mitienda.com',
    national: 'mitienda.cl',
    coupon: 'BIENVENIDO10',
    removeCoupon: 'Quitar cupón',
    region: 'Avisos',
    dismiss: 'Cerrar aviso',
    said: {
      'domain-missing': 'Elige un dominio nuevo o agrega uno que ya tengas',
      'domain-added': 'Dominio agregado',
      'domain-updated': 'Dominio actualizado',
      'document-missing': 'Ingresa tu documento para continuar',
      'cycle-changed': 'Período actualizado',
      'product-added': 'Producto agregado',
      'product-removed': 'Producto quitado',
      'coupon-invalid': 'Cupón no válido',
      'coupon-added': 'Cupón agregado',
      'coupon-removed': 'Cupón quitado',
      'domain-removed': 'Dominio quitado',
    },
  },
} as const

/** Every sentence that the page's one polite region says, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    let last = ''
    new MutationObserver(() => {
      const text = document.querySelector('[role=status][aria-atomic=true]')?.textContent ?? ''
      if (text !== last && text !== '') heard.push(text)
      last = text
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard') as string[])
}

for (const language of ['pt', 'es'] as const) {
  const shop = shops[language]

  test(`in ${language} every toast is seen, heard once and sent away`, async ({ page }) => {
    const cart = new CartPage(page, language)
    const domain = new DomainBox(page, language)
    const heard = await listen(page)
    const toasts = page.getByRole('region', { name: shop.region })

    const expectToast = async (code: keyof typeof shop.said) => {
      const words = shop.said[code]
      await expect(toasts.getByText(words)).toBeVisible()
      await expect
        .poll(async () => (await heard()).filter((text) => text.includes(words)).length, { message: words })
        .toBe(1)
    }
    // All at once, since one that has stood for its five seconds leaves by itself.
    const sendAway = async () => {
      await toasts
        .getByRole('button', { name: shop.dismiss })
        .evaluateAll((buttons: readonly HTMLElement[]) => {
          for (const button of buttons) button.click()
        })
      await expect(toasts.getByRole('listitem')).toHaveCount(0)
    }

    await cart.open(shop.plan)
    await cart.pressOn()
    await expectToast('domain-missing')
    await expectAccessible(page)
    await sendAway()

    await cart.useOwnDomain(shop.own)
    await expectToast('domain-added')
    await domain.edit(shop.own)
    await domain.card(shop.own).getByRole('radio').first().check()
    const field = domain.card(shop.own).getByRole('textbox', { name: domain.say.name })
    await field.fill(shop.national)
    await field.press('Enter')
    await page.getByRole('button', { name: `${domain.say.use} ${shop.national}`, exact: true }).click()
    await expectToast('domain-updated')
    await cart.pressOn()
    await expectToast('document-missing')
    await expectAccessible(page)
    await sendAway()

    await cart.cycle(shop.item, shop.longer).check()
    await expectToast('cycle-changed')
    await cart.addon(/SiteLock/).check()
    await expectToast('product-added')
    await cart.addon(/SiteLock/).uncheck()
    await expectToast('product-removed')
    await sendAway()

    await cart.applyCoupon('NAOEXISTE')
    await expectToast('coupon-invalid')
    await cart.applyCoupon(shop.coupon)
    await expectToast('coupon-added')
    await page.getByRole('button', { name: shop.removeCoupon }).click()
    await expectToast('coupon-removed')
    await expectAccessible(page)
    await sendAway()

    const dialog = await cart.askToRemove(shop.national)
    await dialog.getByRole('button', { name: cart.say.remove, exact: true }).click()
    await expectToast('domain-removed')
  })
}
