/** Writes contract/openapi.json from the contract's schemas; `--check` fails when the committed copy says something else. */
import { readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from './openApiDocument.ts'

const file = new URL('../contract/openapi.json', import.meta.url)
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`

if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('contract/openapi.json is stale: run `npm run openapi` and commit it.')
  process.exit(1)
}
