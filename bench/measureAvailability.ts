import { join } from 'node:path'
import type { Measurement, Part } from './measurement.ts'
import { median, percentile, round } from './numbers.ts'
import { startService } from './product.ts'
import type { Product, Server } from './product.ts'

const registryMs = 20
const budgetMs = 60
const warmUps = 20
const searches = 100

/** A service of its own, whose sandbox registries take their time. */
export async function measureAvailability(_product: Product, folder: string): Promise<Part> {
  const service = await startService(join(folder, 'availability'), {
    SANDBOX_REGISTRY_DELAY_MS: String(registryMs),
  })
  const times: number[] = []
  let names = 0
  try {
    for (let index = 0; index < warmUps; index += 1) await search(service, `aquece${index}`)
    for (let index = 0; index < searches; index += 1) {
      const begun = performance.now()
      names = await search(service, `minhaloja${index}`)
      times.push(performance.now() - begun)
    }
  } finally {
    await service.stop()
  }
  const row = (what: string, ms: number, budget: string, kept: boolean | null): Measurement => ({
    what,
    value: `${round(ms, 0)} ms`,
    reference: `${registryMs} ms registry`,
    budget,
    kept,
  })
  return {
    name: 'Availability',
    method:
      `A name that nobody asked for before under .com.br, with every suggestion: ${names} names answered, asked of the sandbox by RDAP, ` +
      `ISAVAIL and WHOIS, each answer after ${registryMs} ms. ${searches} searches, one after the other.`,
    rows: [
      row('20 extensions and more, median', median(times), `<= ${budgetMs} ms`, median(times) <= budgetMs),
      row('20 extensions and more, p95', percentile(times, 95), '', null),
    ],
    raw: { times: times.map((ms) => round(ms, 1)) },
  }
}

/** Returns how many names came back. Throws unless at least the 20 extensions did. */
async function search({ url }: Server, sld: string): Promise<number> {
  const response = await fetch(`${url}/api/v2/shop/br/domains/availability/com.br/${sld}?radix=1`, {
    headers: { brand: 'br' },
  })
  const answer: unknown = JSON.parse(await response.text())
  const hasDomains = typeof answer === 'object' && answer !== null && 'domains' in answer
  const count = hasDomains && Array.isArray(answer.domains) ? answer.domains.length : 0
  if (count <= 20) throw new Error(`the search for ${sld} answered ${response.status} with ${count} names`)
  return count
}
