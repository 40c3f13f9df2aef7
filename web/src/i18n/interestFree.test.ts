// @vitest-environment node
import { expect, it } from 'vitest'
import { loadTexts, textLocales } from './text.ts'

const promised = /sem juros|sin inter/i

/** Brazil's shops sell "sem juros", Mexico's "meses sin intereses"; elsewhere the bank decides. Source: facts section 4. */
it.each(textLocales)('only where shops do so are installments free of interest: %s', async (locale) => {
  const { t, more } = await loadTexts(locale)
  await more.load()
  const promises = ['pt-BR', 'es-MX'].includes(locale)
  const values = { count: 12, amount: '10', total: '120' }
  for (const id of ['installments.most', 'installments.note'] as const)
    expect(promised.test(t(id, values))).toBe(promises)
})
