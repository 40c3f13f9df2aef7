import { expect, expectSound, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

/**
 * Each shop: what a price looks like there (spec 1 section 9), whose tax number its footer has to say, what the buyer's document and the
 * prefix of a telephone are called (catalogue/brands).
 */
const shops = {
  br: {
    price: /^R\$\s[\d.]+,\d\d$/,
    seller: 'CNPJ 11.222.333/0001-81',
    document: 'CPF ou CNPJ',
    prefix: '+55',
  },
  cl: { price: /^\$[\d.]+$/, seller: 'RUT 76.543.210-3', document: 'RUT', prefix: '+56' },
  co: { price: /^\$[\d.]+$/, seller: 'NIT 900.123.456-8', document: 'NIT o cédula', prefix: '+57' },
  mx: { price: /^\$[\d,]+\.\d\d$/, seller: 'RFC BHE200101A11', document: 'RFC', prefix: '+52' },
  ar: { price: /^\$[\d.]+,\d\d$/, seller: 'CUIT 30-71234567-1', document: 'CUIT, CUIL o DNI', prefix: '+54' },
  pe: { price: /^US\$\s[\d,]+\.\d\d$/, seller: 'RUC 20600000013', document: 'RUC o DNI', prefix: '+51' },
  ec: {
    price: /^US\$\s[\d,]+\.\d\d$/,
    seller: 'RUC 1790000001001',
    document: 'RUC o cédula',
    prefix: '+593',
  },
  uy: {
    price: /^\$U\s[\d.]+,\d\d$/,
    seller: 'RUT 21-900000-001-2',
    document: 'RUT o cédula',
    prefix: '+598',
  },
  py: { price: /^₲\s[\d.]+,\d\d$/, seller: 'RUC 80012343-3', document: 'RUC o cédula', prefix: '+595' },
  do: { price: /^RD\$\s[\d.]+,\d\d$/, seller: 'RNC 1-30-00001-8', document: 'RNC o cédula', prefix: '+1' },
  bo: {
    price: /^Bs\s[\d.]+,\d\d$/,
    seller: 'NIT 1020304050',
    document: 'NIT o cédula de identidad',
    prefix: '+591',
  },
  cr: {
    price: /^₡[\d.]+,\d\d$/,
    seller: 'Cédula jurídica 3-101-000000',
    document: 'Cédula física, jurídica o DIMEX',
    prefix: '+506',
  },
  sv: {
    price: /^US\$\s[\d,]+\.\d\d$/,
    seller: 'NIT 0614-010120-101-3',
    document: 'NIT o DUI',
    prefix: '+503',
  },
  pa: {
    price: /^US\$\s[\d,]+\.\d\d$/,
    seller: 'RUC 155600000-2-2015 DV 60',
    document: 'RUC o cédula',
    prefix: '+507',
  },
} as const

for (const [brand, { price, seller, document, prefix }] of Object.entries(shops)) {
  test(`${brand} sells in its own language, money, seals, methods and documents, and says who sells`, async ({
    page,
  }) => {
    const cart = new CartPage(page, brand === 'br' ? 'pt' : 'es')
    await cart.open(`/${brand}/carrinho?pid=${brand === 'br' ? '308' : '661'}&billingCycle=annually`)
    await expect(page.locator('html')).toHaveAttribute('lang', brand === 'br' ? 'pt-BR' : /^es-/)
    await expect(cart.total).toHaveText(price)
    const methods = page.getByRole('region', { name: /Formas de pagamento|Medios de pago/ })
    await expect(methods.getByRole('listitem').first()).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Compra protegida' }).getByRole('listitem'),
    ).not.toHaveCount(0)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(seller)
    await expect(footer.getByRole('link', { name: /Termos de serviço|Términos del servicio/ })).toBeVisible()
    await expect(footer.getByRole('link', { name: /privacidad/ })).toBeVisible()
    await expectSound(page)

    await cart.goOn()
    await expect(page.getByRole('heading', { level: 1, name: /^(Seus dados|Tus datos)$/ })).toBeVisible()
    await expect(page.getByLabel(document)).toBeVisible()
    await expect(page.getByText(prefix, { exact: true })).toBeVisible()
    await expectSound(page)
  })
}
