import { inTurn, pairRows, turnsInWords } from './inTurn.ts'
import type { Part } from './measurement.ts'
import type { Product } from './product.ts'
import { answerOf, askCalculate, startBare } from './recordAnswers.ts'

const turns = { rounds: 5, seconds: 5 }

export async function measureCalculate({ service }: Product, folder: string): Promise<Part> {
  const bytes = (await answerOf(service, askCalculate)).length
  const bare = await startBare(service, folder)
  try {
    const pair = await inTurn(service, bare, askCalculate, turns)
    return {
      name: 'Calculate',
      method:
        `\`POST ${askCalculate.path}\` with five items and a coupon (answer ${bytes} bytes) against a bare Fastify server that checks the ` +
        `same body by the compiled JSON Schema of the contract and writes the same answer as JSON: ${turnsInWords(turns)}. ` +
        '[Where the time goes](../docs/speed.md).',
      rows: pairRows('calculate', pair),
      raw: { ...pair, answerBytes: bytes },
    }
  } finally {
    await bare.stop()
  }
}
