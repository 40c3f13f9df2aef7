import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { fullCartHeaders, fullCartPath } from './fullCart.ts'
import type { Measurement, Part } from './measurement.ts'
import { median, round } from './numbers.ts'
import { load } from './measurePages.ts'
import { freePorts, serve } from './product.ts'
import type { Product } from './product.ts'

const runs = 5
const methods = { devtools: 1.15, simulate: 1.35 } as const
type Method = keyof typeof methods

interface Run {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
  /** How fast the machine was just then, by Lighthouse's own measure. It warns below 1000, where 4 x slowed is no longer a phone of the middle. */
  readonly benchmarkIndex: number
  /** Audits that cost points, by id. */
  readonly lost: readonly string[]
}

/** The cart page and a static page of the same bytes, in turn, on Lighthouse's phone, with applied and simulated throttling. */
export async function measureLighthouse({ storefront }: Product, folder: string): Promise<Part> {
  const url = storefront.url + fullCartPath
  const file = join(folder, 'page.html')
  writeFileSync(file, await fetch(url, { headers: fullCartHeaders }).then((response) => response.text()))
  // A server's first pages are slower than all that follow, as its code is compiled.
  await load(url, { connections: 2, duration: 5 })
  const [port = 0] = await freePorts(1)
  const still = await serve('bench/staticServer.ts', `http://127.0.0.1:${port}`, '/readyz', {
    STATIC_PORT: String(port),
    STATIC_PAGE: file,
    STATIC_ORIGIN: storefront.url,
  })
  const rows: Measurement[] = []
  const raw: Record<string, { cart: Run[]; still: Run[] }> = {}
  try {
    for (const method of ['devtools', 'simulate'] as const) {
      const found = { cart: new Array<Run>(), still: new Array<Run>() }
      for (let index = 0; index < runs; index += 1) {
        found.cart.push(await oneRun(url, method))
        found.still.push(await oneRun(`${still.url}/`, method))
      }
      raw[method] = found
      rows.push(...describe(method, found.cart, found.still))
    }
  } finally {
    await still.stop()
  }
  return {
    name: 'Lighthouse',
    method:
      `Lighthouse, mobile, ${runs} runs of each page in turn for each way of throttling, medians. The static page is the same document ` +
      'with its scripts made comments, and answers at once.',
    rows,
    raw,
  }
}

function describe(method: Method, cart: readonly Run[], still: readonly Run[]): Measurement[] {
  const of = (list: readonly Run[], pick: (run: Run) => number) => median(list.map(pick))
  const score = (what: string, pick: (run: Run) => number): Measurement => ({
    what: `${method}: ${what}`,
    value: String(of(cart, pick)),
    reference: `${of(still, pick)} static`,
    budget: '100',
    kept: of(cart, pick) === 100,
  })
  const [lcp, stillLcp] = [of(cart, (run) => run.lcpMs), of(still, (run) => run.lcpMs)]
  const [speed, stillSpeed] = [of(cart, (run) => run.benchmarkIndex), of(still, (run) => run.benchmarkIndex)]
  const [cls, tbt] = [of(cart, (run) => run.cls), of(cart, (run) => run.tbtMs)]
  return [
    score('performance', (run) => run.performance),
    score('accessibility', (run) => run.accessibility),
    score('best practices', (run) => run.bestPractices),
    {
      what: `${method}: CLS`,
      value: String(round(cls, 3)),
      reference: '',
      budget: '0',
      kept: round(cls, 3) === 0,
    },
    {
      what: `${method}: TBT`,
      value: `${round(tbt, 0)} ms`,
      reference: '',
      budget: '<= 50 ms',
      kept: tbt <= 50,
    },
    {
      what: `${method}: LCP`,
      value: `${round(lcp, 0)} ms (${round(lcp / stillLcp, 2)} x)`,
      reference: `${round(stillLcp, 0)} ms static`,
      budget: `<= ${methods[method]} x static`,
      kept: lcp / stillLcp <= methods[method],
    },
    {
      what: `${method}: benchmark index`,
      value: String(round(speed, 0)),
      reference: `${round(stillSpeed, 0)} static`,
      budget: '',
      kept: null,
    },
  ]
}

async function oneRun(url: string, throttlingMethod: Method): Promise<Run> {
  const onSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  )
  const chromePath = process.env.CHROMIUM_PATH ?? onSystem
  const chrome = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod,
      extraHeaders: { Cookie: fullCartHeaders.cookie },
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
    const { categories, audits, environment } = result.lhr
    const scoreOf = (id: string) => round((categories[id]?.score ?? NaN) * 100, 0)
    const valueOf = (id: string) => audits[id]?.numericValue ?? NaN
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      lcpMs: round(valueOf('largest-contentful-paint'), 0),
      cls: round(valueOf('cumulative-layout-shift'), 4),
      tbtMs: round(valueOf('total-blocking-time'), 0),
      benchmarkIndex: environment.benchmarkIndex,
      lost: Object.values(audits).flatMap(({ id, score }) => (score !== null && score < 0.9 ? [id] : [])),
    }
  } finally {
    chrome.kill()
  }
}
