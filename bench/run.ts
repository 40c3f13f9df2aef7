/**
 * `npm run bench`: the budgets of ARCHITECTURE, each pair in this one run, written to bench/results.md and results.json.
 * `npm run bench -- calculate memory` measures some and writes nothing. Names: those of `measures`, and `start`.
 */
import { measureAvailability } from './measureAvailability.ts'
import { measureCalculate } from './measureCalculate.ts'
import { measureInteractions } from './measureInteractions.ts'
import { measureLighthouse } from './measureLighthouse.ts'
import type { Part } from './measurement.ts'
import { measureMemory } from './measureMemory.ts'
import { measurePages } from './measurePages.ts'
import { measureReads } from './measureReads.ts'
import { measureSize } from './measureSize.ts'
import { measureStart } from './measureStart.ts'
import { build, startProduct, temporaryFolder } from './product.ts'
import { circumstances, writeReport } from './report.ts'

const measures = {
  size: measureSize,
  calculate: measureCalculate,
  reads: measureReads,
  availability: measureAvailability,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  pages: measurePages,
  memory: measureMemory,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => name !== 'start' && !Object.hasOwn(measures, name))
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}: ${Object.keys(measures).join(', ')} or start.`)
  process.exit(1)
}
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)

const where = circumstances(new Date())
const folder = temporaryFolder()
try {
  build()
  const first = await startProduct(folder.path)
  await first.stop()
  const product = await startProduct(folder.path)
  const parts: Part[] = []
  try {
    for (const [name, measure] of Object.entries(measures)) {
      if (!isAsked(name)) continue
      console.log(`Measuring ${name} ...`)
      parts.push(show(await measure(product, folder.path)))
    }
    if (isAsked('start')) parts.push(show(measureStart(first, product)))
  } finally {
    await product.stop()
  }
  if (asked.length === 0) writeReport(where, parts)
} finally {
  folder.remove()
}

function show(part: Part): Part {
  for (const { what, value, reference, budget, kept } of part.rows) {
    const verdict = kept === null ? '' : kept ? 'kept' : 'MISSED'
    console.log(
      `  ${what.padEnd(44)} ${value.padStart(20)} ${reference.padStart(18)} ${budget.padStart(18)}  ${verdict}`,
    )
  }
  return part
}
