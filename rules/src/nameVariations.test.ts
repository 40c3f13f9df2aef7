import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameVariations } from './nameVariations.ts'

describe('variations of a name', () => {
  it.each([
    ['padaria', 'pt-BR', ['padariaonline', 'padariabrasil', 'padariaoficial']],
    ['panaderia', 'es', ['panaderiaonline', 'panaderiaoficial', 'panaderiadigital']],
    ['minha-loja', 'pt-BR', ['minhaloja', 'minhalojaonline', 'minhalojabrasil']],
    ['lojaonline', 'pt-BR', ['lojaonlinebrasil', 'lojaonlineoficial', 'lojaonlinedigital']],
  ] as const)('%s in %s', (label, language, expected) => {
    expect(nameVariations(label, language, 3)).toEqual(expected)
  })

  it.each([
    ['padaria', 'pt-BR', ['lojapadaria', 'meupadaria', 'usepadaria']],
    ['minhaloja', 'pt-BR', ['useminhaloja']],
    ['nossapadaria', 'pt-BR', ['lojanossapadaria', 'usenossapadaria']],
    ['panaderia', 'es', ['tiendapanaderia', 'mipanaderia']],
    ['nuestratienda', 'es', []],
    ['mitienda', 'es', []],
  ] as const)('%s in %s has one possessive at most', (label, language, before) => {
    const named = nameVariations(label, language, 10).filter((name) => name.endsWith(label))
    expect(named).toEqual(before)
  })

  it('are distinct, never the name itself, and as many as asked for at most', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9-]{1,20}[a-z]$/), fc.nat(10), (label, limit) => {
        const names = nameVariations(label, 'pt-BR', limit)
        expect(names.length).toBeLessThanOrEqual(limit)
        expect(new Set(names).size).toBe(names.length)
        expect(names).not.toContain(label)
      }),
    )
  })
})
