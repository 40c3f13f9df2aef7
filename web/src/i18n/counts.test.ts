// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadTexts, textLocales } from './text.ts'

const folder = join(import.meta.dirname, 'locales')

/**
 * `plural` asks two formatters of the browser, whose data take 16 ms to load while the page comes alive, four times that on a phone. In Portuguese and
 * Spanish one is one and everything else is more: `select` says the same.
 */
describe('a count in words', () => {
  it.each(globSync('**/*.po', { cwd: folder }))('is chosen by select in %s', (file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    expect(lines.filter((line) => /, (plural|selectordinal|number),|#\s/.test(line))).toEqual([])
  })

  it.each(textLocales)('agrees with the rules of %s', async (locale) => {
    const { t } = await loadTexts(locale)
    const rules = new Intl.PluralRules(locale)
    const said = [1, 2, 3, 11, 21, 100].map((n) => t('cart.itemCount', { n }).replace(String(n), ''))
    const [one = '', many = ''] = said
    expect(one).not.toBe(many)
    expect(said).toEqual([1, 2, 3, 11, 21, 100].map((n) => (rules.select(n) === 'one' ? one : many)))
  })
})
