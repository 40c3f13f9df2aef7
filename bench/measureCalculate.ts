import { inTurn, pairRows, turnsInWords } from './inTurn.ts'
import type { Pair } from './inTurn.ts'
import type { Measurement, Part } from './measurement.ts'
import type { Product, Server } from './product.ts'
import { answerOf, askCalculate, startBare } from './recordAnswers.ts'

const turns = { rounds: 5, seconds: 5 }

/** Against the reference that the budget names, and for comparison against the fastest check that there is. */
export async function measureCalculate({ service }: Product, folder: string): Promise<Part> {
  const bytes = (await answerOf(service, askCalculate)).length
  const zod = await besideBare(service, folder, 'zod')
  const compiled = await besideBare(service, folder, 'compiled')
  return {
    name: 'Calculate',
    method:
      `\`POST ${askCalculate.path}\` with five items and a coupon (answer ${bytes} bytes) against a bare Fastify server that checks the ` +
      `same body with zod and writes the same answer as JSON: ${turnsInWords(turns)}. Without a budget, the same against one that checks ` +
      'the body by the compiled JSON Schema of the contract. [Where the time goes](../docs/speed.md).',
    rows: [
      ...pairRows('calculate', zod),
      ...pairRows('calculate beside a compiled check', compiled).map(withoutBudget),
    ],
    raw: { zod, compiled, answerBytes: bytes },
  }
}

async function besideBare(service: Server, folder: string, check: 'zod' | 'compiled'): Promise<Pair> {
  const bare = await startBare(service, folder, check)
  try {
    return await inTurn(service, bare, askCalculate, turns)
  } finally {
    await bare.stop()
  }
}

const withoutBudget = (row: Measurement): Measurement => ({ ...row, budget: '', kept: null })
