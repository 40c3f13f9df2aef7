/** Writes the union of text ids from the pt-BR sources, so that a wrong id does not compile. `--check` fails when it is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'

const sources = ['pt-BR.po', 'checkout/pt-BR.po', 'domains/pt-BR.po', 'more/pt-BR.po'].map(
  (file) => new URL(`../web/src/i18n/locales/${file}`, import.meta.url),
)
const target = new URL('../web/src/i18n/messageIds.ts', import.meta.url)

const options = { locale: 'pt-BR', sourceLocale: 'pt-BR', filename: '' }
const catalogues = await Promise.all(
  sources.map((source) =>
    formatter({ explicitIdAsDefault: true }).parse(readFileSync(source, 'utf8'), options),
  ),
)
const ids = [...new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)))].toSorted()
const text = `/** Generated from the pt-BR texts by \`npm run texts\`. */\nexport type MessageId =\n${ids.map((id) => `  | '${id}'`).join('\n')}\n`

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('web/src/i18n/messageIds.ts is stale: run `npm run texts` and commit it.')
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
}
