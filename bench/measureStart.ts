import type { Part } from './measurement.ts'
import { round } from './numbers.ts'
import type { Product } from './product.ts'

/** How soon both processes answer when their database is there already. */
export function measureStart(first: Product, second: Product): Part {
  const row = (what: string, ms: number, limit: number | null) => ({
    what,
    value: `${round(ms / 1000, 2)} s`,
    reference: '',
    budget: limit === null ? '' : `<= ${limit} s`,
    kept: limit === null ? null : ms <= limit * 1000,
  })
  return {
    name: 'Start',
    method: 'From the start of a process to its first 200 of `/readyz`, on the embedded database.',
    rows: [
      row('service, first start (makes the database)', first.service.readyMs, null),
      row('service, second start', second.service.readyMs, 3),
      row('storefront, second start', second.storefront.readyMs, 3),
    ],
    raw: [first, second].map(({ service, storefront }) => ({
      serviceMs: round(service.readyMs, 0),
      storefrontMs: round(storefront.readyMs, 0),
    })),
  }
}
