/** Measures what each brand weighs, as a Markdown table: its catalogue, and the part of it that a cart of one plan needs. */
import { brotliCompressSync } from 'node:zlib'
import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import { loadCatalogues } from '@balcao/catalogue/loadCatalogue'

/** Turbo: the plan with the most beside it. */
const turbo = '335'

const rows = [...loadCatalogues()].map(([id, catalogue]) => [
  id,
  weigh(catalogue),
  weigh(catalogue.brand),
  weigh(planOf(catalogue)),
])

const table = [
  ['brand', 'whole catalogue', 'brand configuration', 'Turbo with its add-ons'],
  ['---', '---', '---', '---'],
  ...rows,
]
process.stdout.write(table.map((cells) => `| ${cells.join(' | ')} |\n`).join(''))

/** Texts, prices and options of the plan and of what is offered beside it. */
function planOf({ products, priceBook }: BrandCatalogue) {
  const related = products.find(({ id }) => id === turbo)?.related ?? []
  return [turbo, ...related].map((id) => ({
    entry: products.find((product) => product.id === id),
    price: priceBook.products[id],
  }))
}

/** As JSON, and compressed as it goes over the wire. */
function weigh(value: unknown): string {
  const json = JSON.stringify(value)
  return `${kilobytes(Buffer.byteLength(json))} (${kilobytes(brotliCompressSync(json).length)})`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
