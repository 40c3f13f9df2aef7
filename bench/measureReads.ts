import { inTurn, pairRows, turnsInWords } from './inTurn.ts'
import type { Pair } from './inTurn.ts'
import type { Measurement, Part } from './measurement.ts'
import type { Product } from './product.ts'
import { askProduct, askTlds, startBare } from './recordAnswers.ts'

const turns = { rounds: 3, seconds: 3 }

/** Answers that are the same for everybody until the catalogue changes. */
export async function measureReads({ service }: Product, folder: string): Promise<Part> {
  const bare = await startBare(service, folder)
  const rows: Measurement[] = []
  const raw: Record<string, Pair> = {}
  try {
    for (const [name, asked] of Object.entries({ product: askProduct, extensions: askTlds })) {
      const pair = await inTurn(service, bare, asked, turns)
      rows.push(...pairRows(name, pair))
      raw[name] = pair
    }
  } finally {
    await bare.stop()
  }
  return {
    name: 'Products and extensions',
    method:
      `\`GET ${askProduct.path}\` and \`GET ${askTlds.path}\` against a bare Fastify route that sends the same bytes: ` +
      `${turnsInWords(turns)}.`,
    rows,
    raw,
  }
}
