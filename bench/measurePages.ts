import autocannon from 'autocannon'
import { fullCartHeaders, fullCartPath } from './fullCart.ts'
import type { Part } from './measurement.ts'
import { median, percentile, round } from './numbers.ts'
import type { Product } from './product.ts'
import { steadyLoad } from './steadyLoad.ts'

const seconds = 10
/** As browsers send it. */
const headers = { ...fullCartHeaders, 'accept-encoding': 'gzip, deflate, br, zstd' }

/** How many cart pages the storefront renders, prices and all, and how late they come at a steady 50 a second. */
export async function measurePages({ storefront }: Product): Promise<Part> {
  const url = storefront.url + fullCartPath
  await load(url, { connections: 8, duration: 3 })
  const most = await load(url, { connections: 8, duration: seconds })
  const steady = await steadyLoad(url, { headers, perSecond: 50, seconds: 3 * seconds })
  const p99 = percentile(steady, 99)

  return {
    name: 'Pages',
    method:
      'The cart page of the full cart, requested by 8 connections as fast as it comes, then one every 20 ms, whether the last has ' +
      'come or not. The storefront is one process and asks the service, on the same machine, for every page.',
    rows: [
      {
        what: 'pages a second',
        value: String(round(most.requests.average, 0)),
        reference: '',
        budget: '>= 150',
        kept: most.requests.average >= 150,
      },
      {
        what: 'p99 at 50 a second',
        value: `${round(p99, 0)} ms`,
        reference: '',
        budget: '<= 100 ms',
        kept: p99 <= 100,
      },
    ],
    raw: { most: figures(most), steady: { medianMs: median(steady), p99Ms: p99 } },
  }
}

export async function load(
  url: string,
  options: Omit<autocannon.Options, 'url'>,
): Promise<autocannon.Result> {
  const result = await autocannon({ url, headers, ...options })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  }
  return result
}

const figures = ({ requests, latency, throughput }: autocannon.Result) => ({ requests, latency, throughput })
