import { describe, expect, it } from 'vitest'
import { bonusLabels } from './bonusLabels.ts'

describe('labels for a second name under the extension of the first', () => {
  it.each([
    ['minhaloja', 'pt-BR', ['minhalojabrasil', 'minhalojaoficial', 'minhalojadigital']],
    ['mitienda', 'es', ['mitiendaoficial', 'mitiendadigital', 'mitiendaweb']],
  ] as const)('vary %s in %s, and do not say the extension twice', (sld, language, labels) => {
    expect(bonusLabels({ sld, tld: 'online' }, language)).toEqual(labels)
  })

  it('can all be registered', () => {
    expect(bonusLabels({ sld: 'a'.repeat(54), tld: 'online' }, 'pt-BR')).toEqual([])
  })
})
