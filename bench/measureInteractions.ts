import { existsSync } from 'node:fs'
import { chromium, devices } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { fullCartCookie, fullCartPath } from './fullCart.ts'
import type { Measurement, Part } from './measurement.ts'
import { median } from './numbers.ts'
import type { Product } from './product.ts'

const rounds = 3
const pressesARound = 4
const slowdown = 4
const budgetMs = 100

/** Event Timing tells nothing of what took less. */
const leastMs = 16

type Press = () => Promise<void>

/** Milliseconds from a press. */
interface Latency {
  /** To the frame after it. */
  readonly shown: number
  /** To the first total that is said to be on its way; null where there is none. */
  readonly followed: number | null
}

interface Scene {
  readonly page: Page
  /** What is measured. */
  readonly press: Press
  /** Until its work has come to its end, and what has to be so before the next one. */
  readonly after: Press
}

/** How long a press of the visitor's takes until the next frame is on screen, on a phone whose processor is slowed. */
export async function measureInteractions({ storefront }: Product): Promise<Part> {
  const onSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  )
  const executablePath = process.env.CHROMIUM_PATH ?? onSystem
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
  })
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' })
    await context.addCookies([{ ...fullCartCookie, url: storefront.url }])
    const scenes = {
      radio: await openReference(context, storefront.url),
      cycle: await openCycle(context, storefront.url),
      coupon: await openCoupon(context, storefront.url),
    }
    const found = { radio: new Array<Latency>(), cycle: new Array<Latency>(), coupon: new Array<Latency>() }
    for (let round = 0; round < rounds; round += 1)
      for (const name of ['radio', 'cycle', 'coupon'] as const)
        found[name].push(...(await latencies(scenes[name])))
    const seen = (of: keyof typeof found) => found[of].map(({ shown }) => shown)
    return {
      name: 'Interactions',
      method:
        `From a press to the next frame, as Event Timing tells it for INP (in steps of 8 ms, nothing below ${leastMs}), in the full cart, ` +
        `on an emulated phone with its processor slowed ${slowdown} times, in turn with a static page whose native radio writes one word: ` +
        `${rounds} rounds of ${pressesARound} presses. The worst of them is what INP is of a visit with so few. A press shows itself first; ` +
        'the cart has followed when it says that its total is on the way.',
      rows: [
        ...rowsOf('cycle change', seen('cycle'), seen('radio')),
        ...rowsOf('coupon applied', seen('coupon'), seen('radio')),
        followedRow('cycle change', found.cycle),
        followedRow('coupon applied', found.coupon),
      ],
      raw: found,
    }
  } finally {
    await browser.close()
  }
}

function rowsOf(what: string, ours: readonly number[], theirs: readonly number[]): Measurement[] {
  const row = (how: string, pick: (values: readonly number[]) => number): Measurement => ({
    what: `${what}, ${how}`,
    value: `${pick(ours)} ms`,
    reference: `${pick(theirs)} ms static`,
    budget: `<= ${budgetMs} ms`,
    kept: pick(ours) <= budgetMs,
  })
  return [row('median', median), row('worst', (values) => Math.max(...values))]
}

function followedRow(what: string, found: readonly Latency[]): Measurement {
  const value = `${Math.round(median(found.flatMap(({ followed }) => followed ?? [])))} ms`
  return { what: `${what}, until the cart follows`, value, reference: '', budget: '', kept: null }
}

async function latencies({ page, press, after }: Scene): Promise<Latency[]> {
  await page.bringToFront()
  const found: Latency[] = []
  for (let index = 0; index < pressesARound; index += 1) {
    await page.evaluate(forgetInteractions)
    await press()
    found.push(await page.evaluate(latencyOfPress, leastMs))
    await after()
  }
  return found
}

async function openReference(context: BrowserContext, origin: string): Promise<Scene> {
  const address = `${origin}/reference`
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Radio</title>
        <label><input type="radio" name="cycle" value="1"> 1 ano</label> <label><input type="radio" name="cycle" value="3"> 3 anos</label>
        <output></output><script>onchange = ({ target }) => { document.querySelector('output').textContent = target.value }</script>`,
    }),
  )
  const page = await open(context, address)
  return { page, ...inTurn(page.getByRole('radio')), after: () => Promise.resolve() }
}

async function openCycle(context: BrowserContext, origin: string): Promise<Scene> {
  const page = await open(context, origin + fullCartPath)
  await alive(page)
  const group = page.getByRole('group', { name: 'Período de pagamento' }).first()
  return { page, ...inTurn(group.getByRole('radio')), after: () => settled(page) }
}

async function openCoupon(context: BrowserContext, origin: string): Promise<Scene> {
  const page = await open(context, origin + fullCartPath)
  await alive(page)
  const makeReady = async () => {
    await page.getByRole('button', { name: 'Remover cupom' }).click()
    await settled(page)
    const field = page.getByLabel('Código do cupom')
    if (!(await field.isVisible())) await page.getByText('Tenho um cupom').click()
    await field.fill('BEMVINDO10')
  }
  await makeReady()
  const apply = page.getByRole('button', { name: 'Aplicar' })
  return {
    page,
    press: () => apply.click(),
    after: async () => {
      await settled(page)
      await makeReady()
    },
  }
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(watchInteractions)
  await page.goto(address)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** One radio after the other, those that are not chosen. */
const inTurn = (radios: ReturnType<Page['getByRole']>): Pick<Scene, 'press'> => ({
  press: () => radios.and(radios.page().locator(':not(:checked)')).first().click(),
})

async function alive(page: Page): Promise<void> {
  await page.locator('#root[data-alive]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

const settled = (page: Page): Promise<void> =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null).then(() => undefined)

/** In the page. */
function watchInteractions(): void {
  const seen: PerformanceEventTiming[] = []
  Object.assign(window, { seen })
  const asked = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) seen.push(entry)
  }).observe(asked)
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] }
  new MutationObserver(() => {
    if (document.querySelector('[aria-busy=true]:not(button)') !== null) performance.mark('busy')
  }).observe(document, watched)
}

/** In the page. */
function forgetInteractions(): void {
  Reflect.get(window, 'seen').length = 0
  performance.clearMarks('busy')
}

/** In the page: of the events of one press the one that took longest, once they have all been told, and what followed. */
async function latencyOfPress(least: number): Promise<Latency> {
  for (let frame = 0; frame < 30; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  const seen: readonly PerformanceEventTiming[] = Reflect.get(window, 'seen')
  const begun = seen[0]?.startTime
  const busy = performance.getEntriesByName('busy')[0]?.startTime
  return {
    shown: Math.max(least, ...seen.map(({ duration }) => duration)),
    followed: begun === undefined || busy === undefined ? null : busy - begun,
  }
}
