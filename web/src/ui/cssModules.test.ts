// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A sheet belongs to the components of its folder that import it; TypeScript cannot see a slip between the two. */
const source = join(import.meta.dirname, '..')
const sheets = globSync('**/*.module.css', { cwd: source })

/** As the bundler hands them to a component. */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Class names that a component asks for without spelling them out: `styles[variant]`. */
const computed = /styles\[(?!['"])/

describe.each(sheets)('%s', (sheet) => {
  const css = readFileSync(join(source, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const defined = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => camelCase(name)))
  const folder = join(source, dirname(sheet))
  const readers = globSync('*.tsx', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => code.includes(`'./${basename(sheet)}'`))
  const asked = new Set(
    readers.flatMap((code) => [...code.matchAll(/styles\.([a-zA-Z]\w*)/g)].map(([, name]) => name ?? '')),
  )

  it('defines every class that is asked for', () => {
    expect([...asked].filter((name) => !defined.has(name))).toEqual([])
  })

  it('defines none that nobody asks for', () => {
    if (readers.some((code) => computed.test(code))) return
    expect([...defined].filter((name) => !asked.has(name))).toEqual([])
  })
})
