import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CartPage } from '../pages/cartPage.ts'

const hosting = 'carrinho?pid=5&billingCycle=annually&sld=minhaloja&tld=com'
const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const fingerprintIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'fp')?.value

/** The last thing that a page asks for by itself. */
const lastAsked = (page: Page) => page.waitForResponse(/feature=mobile-fixed-menu/)

for (const [language, path] of [
  ['pt', '/br'],
  ['es', '/cl'],
] as const)
  test(`a page that is alive takes a fingerprint, and the flags are asked for with it: ${language}`, async ({
    page,
    context,
  }) => {
    const renewed = page.waitForRequest(/feature=temporary-domain-addons/)
    await new CartPage(page, language).open(`${path}/${hosting}`)
    expect((await (await renewed).allHeaders()).cookie).toMatch(/\bfp=[0-9a-f]{32}\b/)
    const first = await fingerprintIn(context)
    expect(first).toMatch(/^[0-9a-f]{32}$/)

    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    const last = lastAsked(page)
    await page.reload()
    await last
    expect(await fingerprintIn(context)).toBe(first)
    expect(asked.filter((url) => /computeFingerprint|temporary-domain-addons/.test(url))).toEqual([])
  })

test('nothing is taken from a visitor who does not want to be followed', async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const last = lastAsked(page)
  await new CartPage(page).open(`/br/${hosting}`)
  await last
  expect(await fingerprintIn(context)).toBeUndefined()
})

test.describe('on a tablet', () => {
  test.use({ userAgent: tablet })

  test('an experiment takes a visitor in, by fingerprint and device', async ({ page }) => {
    await new CartPage(page).open(`/br/${hosting}`)
    await expect(page.locator('html[data-fixed-menu]')).toBeAttached()
  })
})

test.describe('without it', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED/ })

  test('the shop is as good', async ({ page, context }) => {
    await page.route(/computeFingerprint/, (route) => route.abort())
    const last = lastAsked(page)
    const cart = new CartPage(page)
    await cart.open(`/br/${hosting}`)
    await last
    expect(await fingerprintIn(context)).toBeUndefined()
    await cart.applyCoupon('BEMVINDO10')
    await expect(page.getByText('Cupom BEMVINDO10 aplicado')).toBeVisible()
  })
})
