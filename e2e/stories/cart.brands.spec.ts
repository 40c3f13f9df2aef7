import { expect, expectAccessible, test } from '../fixtures.ts'

/** What a price looks like in each shop. Source: spec 1 section 9. */
const prices = {
  br: /^R\$\s[\d.]+,\d\d$/,
  cl: /^\$[\d.]+$/,
  co: /^\$[\d.]+$/,
  mx: /^\$[\d,]+\.\d\d$/,
  ar: /^\$[\d.]+,\d\d$/,
  pe: /^US\$\s[\d,]+\.\d\d$/,
  ec: /^US\$\s[\d,]+\.\d\d$/,
  uy: /^\$U\s[\d.]+,\d\d$/,
  py: /^₲\s[\d.]+,\d\d$/,
  do: /^RD\$\s[\d.]+,\d\d$/,
  bo: /^Bs\s[\d.]+,\d\d$/,
  cr: /^₡[\d.]+,\d\d$/,
  sv: /^US\$\s[\d,]+\.\d\d$/,
  pa: /^US\$\s[\d,]+\.\d\d$/,
} as const satisfies Record<string, RegExp>

for (const [brand, price] of Object.entries(prices)) {
  test(`${brand} sells in its own language, money, seals and methods`, async ({ page }) => {
    await page.goto(`/${brand}/carrinho?pid=335&billingCycle=annually`)
    await expect(page.locator('#root[data-alive]')).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('lang', brand === 'br' ? 'pt-BR' : /^es-/)
    const summary = page.getByRole('region', { name: /Resum(o|en) d/ })
    await expect(summary.getByRole('definition').last()).toHaveText(price)
    const methods = page.getByRole('region', { name: /Formas de pagamento|Medios de pago/ })
    await expect(methods.getByRole('listitem').first()).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Compra protegida' }).getByRole('listitem'),
    ).not.toHaveCount(0)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(tooWide, 'the page is wider than the screen').toBe(false)
    await expectAccessible(page)
  })
}
