/**
 * `npm test`: everything that is checked, in one command and from a fresh clone. `--only=types,unit` runs the named steps alone.
 * The last line sums the tests of all runners: `N passed, N failed`.
 */
import { ensureInstalled, underProjectNode } from './install.mjs'

ensureInstalled()
await underProjectNode()

// What is installed can be imported only now.
const { steps } = await import('./testSteps.mjs')
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const unknown = only?.find((name) => !steps.some((step) => step.name === name))
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}". Steps: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(1)
}

const sums = { passed: 0, failed: 0, skipped: 0 }
for (const { name, wanted, run } of steps) {
  if (!(only?.includes(name) ?? wanted())) continue
  process.stdout.write(`${name.padEnd(22)}`)
  const begun = Date.now()
  const { ok, output, counts } = await run().catch((error) => ({
    ok: false,
    output: error.message,
    counts: null,
  }))
  console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${ok ? worded(counts) : 'FAILED'}`)
  sums.passed += counts?.passed ?? 0
  sums.failed += counts?.failed ?? 0
  sums.skipped += counts?.skipped ?? 0
  if (!ok) {
    console.log(`\n${output.trimEnd()}\n\nStopped at "${name}"; again alone: npm test -- --only=${name}`)
    // A step that failed without a test to show for it counts as one.
    sums.failed = Math.max(sums.failed, 1)
    break
  }
}

console.log(`\n${worded(sums, 'always')}`)
process.exit(sums.failed === 0 ? 0 : 1)

/** @param {{ passed: number, failed: number, skipped: number } | null} counts @param {'always'} [failures] */
function worded(counts, failures) {
  if (counts === null) return 'ok'
  const parts = [`${counts.passed} passed`]
  if (counts.failed > 0 || failures === 'always') parts.push(`${counts.failed} failed`)
  if (counts.skipped > 0) parts.push(`${counts.skipped} skipped`)
  return parts.join(', ')
}
