/**
 * What a visitor's browser loads before the cart page is usable, against the budget (ARCHITECTURE section 11), in bytes as sent
 * (brotli). Read from the build's manifest: the entry with the cart's screen, all that it imports before it can run, and the
 * largest language. What a full cart fetches after that is told as well: its names, e-mail and servers answer when it is there.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './root.mjs'

const budgets = { js: 90_000, css: 12_000 }
const client = join(root, 'web', 'dist', 'client')

/** @type {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))

/** @param {string} file */
const size = (file) => brotliCompressSync(readFileSync(join(client, file))).length

/** @param {string} name @param {Set<string>} [seen] @returns {Set<string>} the chunk and what it cannot run without */
function loadedWith(name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) loadedWith(imported, seen)
  return seen
}

const chunks = [...loadedWith('src/entry-client.tsx'), ...loadedWith('src/boot.ts')]

/** Their code follows, but the page has their HTML, and so their styles. */
const parts = Object.keys(manifest)
  .filter((name) => ['domains', 'extras'].includes(manifest[name]?.name ?? ''))
  .flatMap((name) => [...loadedWith(name)])
const styled = [...chunks, ...parts]

const language = largest(/^src\/i18n\/locales\/[^/]+\.po$/)
const later = [
  ...parts.filter((name) => !chunks.includes(name)),
  ...largest(/\/locales\/domains\//),
  ...largest(/\/locales\/more\//),
]

/** The texts of one kind in the language that has most to load. @param {RegExp} texts */
function largest(texts) {
  return Object.keys(manifest)
    .filter((name) => texts.test(name))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 1)
}

/** @param {string} name */
function sizeOf(name) {
  return size(manifest[name]?.file ?? '')
}

/** @param {string} kind @param {readonly string[]} names */
const scripts = (kind, names) =>
  [...new Set(names)].map((name) => ({ kind, file: manifest[name]?.file ?? name }))

const rows = [
  ...scripts('js', [...chunks, ...language]),
  ...scripts('then', later),
  ...[...new Set(styled.flatMap((name) => manifest[name]?.css ?? []))].map((file) => ({ kind: 'css', file })),
].map((row) => ({ ...row, bytes: size(row.file) }))

for (const { kind, file, bytes } of rows)
  console.log(`${kind.padEnd(4)} ${basename(file).padEnd(40)} ${kb(bytes)}`)

/** @param {string} kind */
const sumOf = (kind) => rows.filter((row) => row.kind === kind).reduce((total, { bytes }) => total + bytes, 0)

console.log(`then ${'sum'.padEnd(40)} ${kb(sumOf('then'))}, after the cart is usable`)
let kept = true
for (const [kind, budget] of Object.entries(budgets)) {
  const sum = sumOf(kind)
  const verdict = sum <= budget ? 'within' : 'OVER'
  kept &&= sum <= budget
  console.log(`${kind.padEnd(4)} ${'sum'.padEnd(40)} ${kb(sum)} of ${kb(budget)}: ${verdict} budget`)
}
if (!kept)
  console.error('The cart page is over its size budget: load what it can do without later, or take it out.')
process.exit(kept ? 0 : 1)

/** @param {number} bytes */
function kb(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} KB`
}
