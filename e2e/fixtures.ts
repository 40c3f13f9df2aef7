import AxeBuilder from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'

interface Story {
  /** Console messages that the story provokes on purpose: Chromium reports every 4xx answer, say. */
  readonly expectedComplaints: RegExp | null
  readonly quietConsole: undefined
}

/** Playwright's `test`, in which an error, a warning, a hydration message or an uncaught exception in any page fails the story. */
export const test = base.extend<Story>({
  expectedComplaints: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))

      await use(undefined)

      const unexpected = complaints.filter((text) => expectedComplaints?.test(text) !== true)
      expect(unexpected, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Fails with every rule of WCAG 2.2 A and AA that axe finds broken on the page as it stands: nothing moves meanwhile, or a message that is half
 * gone would be text without contrast.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(letGo)
  // The page has no frames, so the old way will do: the new one opens a page more to put the results of frames together.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  const { violations } = await axe.analyze()
  await page.evaluate(stickAgain)
  await page.emulateMedia({ reducedMotion: null })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, 'what axe found').toEqual([])
}

/**
 * In the page: a header or a bar that sticks and a message that floats lie over whatever the page happens to be scrolled to, and axe takes what
 * is left of a target for the whole of it. That the bars do not cover focus is shown by road.keyboard.spec.ts.
 */
function letGo(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element)
    const isFloating = position === 'fixed' && element.closest('dialog') === null
    if (position !== 'sticky' && !isFloating) continue
    element.dataset.loose = ''
    element.style.position = 'static'
  }
}

function stickAgain(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-loose]')) {
    element.style.removeProperty('position')
    delete element.dataset.loose
  }
}

/** Fails when the page, as it stands, has to be scrolled sideways. */
export async function expectFits(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, 'pixels by which the page is wider than the screen').toBeLessThanOrEqual(0)
}

/** A state of a screen that nobody is shut out of: axe finds nothing, and nothing stands beside the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectFits(page)
}
