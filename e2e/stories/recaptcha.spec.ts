import { expect, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'
import { DomainBox } from '../pages/domainBox.ts'
import { startRecaptchaShop } from '../recaptchaShop.ts'
import type { RecaptchaShop } from '../recaptchaShop.ts'

let shop: RecaptchaShop
test.beforeAll(async () => {
  shop = await startRecaptchaShop()
})
test.afterAll(() => shop.stop())
test.use({ expectedComplaints: /503/ })

test('where the bot check is reCAPTCHA, Google is asked when an owner is, and again when it failed', async ({
  page,
}) => {
  const domain = new DomainBox(page)
  await new CartPage(page).open(
    `${shop.address}/br/carrinho?pid=335&billingCycle=annually&sld=minhaloja&tld=com.br`,
  )
  const card = domain.card('minhaloja.com.br')
  await expect(card).toBeVisible()
  expect(shop.asked).toEqual([])

  shop.serve(false)
  await domain.giveOwner('529.982.247-25')
  await expect(card.getByText('Não conseguimos confirmar que você não é um robô.')).toBeVisible()
  expect(shop.asked).toEqual(['/recaptcha/api.js'])

  shop.serve(true)
  await card.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(card.getByText(domain.say.valid).last()).toBeVisible()
  expect(shop.asked.filter((path) => path.endsWith('api.js'))).toHaveLength(2)
  expect(shop.asked).toContain('/siteverify')
})
