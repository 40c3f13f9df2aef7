// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, 'locales')

/** `#` formats its number, and a browser takes 16 ms to load what that needs while the page comes alive: counts of ours are small and written as they are. */
describe('the number in a plural', () => {
  it.each(globSync('**/*.po', { cwd: folder }))('is not formatted in %s', (file) => {
    const plurals = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes(', plural,'))
    expect(plurals.filter((line) => line.includes('#'))).toEqual([])
  })
})
