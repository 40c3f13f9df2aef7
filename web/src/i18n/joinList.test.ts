import { describe, expect, it } from 'vitest'
import { joinList } from './joinList.ts'
import { loadTexts, textLocales } from './text.ts'

const lists = [
  [],
  ['Plano Turbo'],
  ['Plano Turbo', 'minhaloja.com.br'],
  ['Turbo', 'Start', 'VPS P'],
  ['Turbo', 'ilimitado'],
  ['Turbo', 'Hidro'],
  ['Turbo', 'hielo.cl'],
  ['Turbo', 'Hiato'],
  ['.com', '.net', '.org'],
]

describe('a list in words', () => {
  it.each(textLocales)('says in %s what the formatter of the language says', async (locale) => {
    const { t } = await loadTexts(locale)
    const and = new Intl.ListFormat(locale, { type: 'conjunction' })
    const or = new Intl.ListFormat(locale, { type: 'disjunction' })
    for (const names of lists) {
      expect(joinList(names, t('list.and'))).toBe(and.format(names))
      expect(joinList(names, t('list.or'))).toBe(or.format(names))
    }
  })
})
