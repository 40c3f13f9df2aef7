import { brotliCompressSync } from 'node:zlib'
import { fullCartHeaders, fullCartPath } from './fullCart.ts'
import type { Part } from './measurement.ts'
import { round } from './numbers.ts'
import type { Product } from './product.ts'

/** What the browser is told to load with the cart page, as it comes over the wire. */
export async function measureSize({ storefront }: Product): Promise<Part> {
  const html = await fetch(storefront.url + fullCartPath, { headers: fullCartHeaders }).then((response) =>
    response.text(),
  )
  const scripts = hrefs(html, /<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"/g)
  const sheets = hrefs(html, /<link[^>]+href="([^"]+\.css)"/g)
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '').join('')
  const boot = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)]
    .map(([, js]) => js ?? '')
    .join('')

  const js = await Promise.all(scripts.map((path) => sizeOf(storefront.url, path)))
  const css = await Promise.all(sheets.map((path) => sizeOf(storefront.url, path)))
  const sums = {
    js: sum(js) + brotliCompressSync(boot).length,
    css: sum(css) + brotliCompressSync(inline).length,
    html: brotliCompressSync(html).length,
  }
  return {
    name: 'Size',
    method:
      'Scripts and styles that the cart page of the full cart names, in bytes after brotli; inline ones compressed alone.',
    rows: [
      row('JavaScript', sums.js, 90_000),
      row('CSS', sums.css, 12_000),
      row('HTML, styles and data included', sums.html, null),
    ],
    raw: { ...sums, scripts: scripts.map((path, index) => ({ path, bytes: js[index] })) },
  }
}

const hrefs = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path]) => path ?? '')),
]

/** Bytes after brotli, whatever encoding the server chose. */
async function sizeOf(origin: string, path: string): Promise<number> {
  const response = await fetch(new URL(path, origin))
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const row = (what: string, bytes: number, budget: number | null) => ({
  what,
  value: `${round(bytes / 1000, 1)} KB`,
  reference: '',
  budget: budget === null ? '' : `<= ${budget / 1000} KB`,
  kept: budget === null ? null : bytes <= budget,
})
