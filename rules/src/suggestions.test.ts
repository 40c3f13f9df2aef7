import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brEquivalenceKey } from './brEquivalent.ts'
import { validateDomainName } from './domainName.ts'
import { isBrTld } from './nameParts.ts'
import { type SuggestionInput, suggestDomainNames } from './suggestions.ts'

const search: SuggestionInput = {
  sld: 'padaria',
  tld: 'com.br',
  tlds: ['com', 'com.br', 'net.br', 'online'],
  language: 'pt',
  limit: 9,
}

const names = (change: Partial<SuggestionInput>): readonly string[] =>
  suggestDomainNames({ ...search, ...change }).map(({ sld, tld }) => `${sld}.${tld}`)

describe('suggestions', () => {
  it('begin with the same label in the other extensions, then vary it', () => {
    expect(names({})).toEqual([
      'padaria.com',
      'padaria.net.br',
      'padaria.online',
      'lojapadaria.com.br',
      'lojapadaria.com',
      'lojapadaria.net.br',
      'padariaonline.com.br',
      'padariaonline.com',
      'padariaonline.net.br',
    ])
  })

  it('speak the language of the shop', () => {
    expect(names({ language: 'es', sld: 'panaderia', tld: 'com', tlds: ['com'], limit: 3 })).toEqual([
      'tiendapanaderia.com',
      'panaderiaonline.com',
      'mipanaderia.com',
    ])
  })

  it('do not say a word twice', () => {
    expect(names({ sld: 'lojadobairro', limit: 99 }).filter((name) => name.startsWith('lojaloja'))).toEqual(
      [],
    )
    expect(names({ sld: 'bairroonline', limit: 99 }).filter((name) => name.includes('onlineonline'))).toEqual(
      [],
    )
  })

  it('offer a name with hyphen without it, but not under .br, where the two are one', () => {
    const offered = names({ sld: 'pao-quente', limit: 99 })
    expect(offered).toContain('paoquente.com')
    expect(offered).not.toContain('paoquente.com.br')
    expect(offered).not.toContain('paoquente.net.br')
  })

  it('mend a label that cannot be registered, and offer it under the extension asked for first', () => {
    expect(names({ sld: ' Pão Quente ', limit: 2 })).toEqual(['paoquente.com.br', 'paoquente.com'])
    expect(names({ sld: 'www.padaria', limit: 1 })).toEqual(['padaria.com.br'])
    expect(names({ sld: 'awww.padaria', limit: 1 })).toEqual(['awwwpadaria.com.br'])
    expect(names({ sld: '--padaria--', limit: 1 })).toEqual(['padaria.com.br'])
    expect(names({ sld: ' padaria ', limit: 1 })).toEqual(['padaria.com'])
    expect(names({ sld: 'pada_ria', limit: 1 })).toEqual(['padaria.com.br'])
  })

  it('are none where nothing sensible is left', () => {
    expect(names({ sld: '!!' }).every((name) => !name.startsWith('.'))).toBe(true)
    expect(names({ tlds: [] })).toEqual([])
    expect(names({ limit: 0 })).toEqual([])
    expect(names({ limit: 99 })).toHaveLength(3 + 10 * 3)
  })

  it('vary only under extensions on offer', () => {
    expect(names({ tld: 'cl', limit: 99 }).filter((name) => name.endsWith('.cl'))).toEqual([])
  })

  it('can all be registered, are all different, and are the same every time', () => {
    const input = fc.record<SuggestionInput>({
      sld: fc.string({ unit: fc.constantFrom(...'abçé-.w1 loja'), maxLength: 30 }),
      tld: fc.constantFrom('com', 'com.br', 'cl'),
      tlds: fc.shuffledSubarray(['com', 'com.br', 'net.br', 'online', 'nom.br', 'cl']),
      language: fc.constantFrom('pt', 'es'),
      limit: fc.nat(40),
    })
    fc.assert(
      fc.property(input, (given) => {
        const offered = suggestDomainNames(given)
        const keys = offered.map(({ sld, tld }) => `${isBrTld(tld) ? brEquivalenceKey(sld) : sld}.${tld}`)
        expect(offered.length).toBeLessThanOrEqual(given.limit)
        expect(new Set(keys).size).toBe(keys.length)
        expect(offered.every((name) => given.tlds.includes(name.tld))).toBe(true)
        expect(offered.filter((name) => !validateDomainName({ ...name, shortAllowed: false }).ok)).toEqual([])
        expect(suggestDomainNames(given)).toEqual(offered)
      }),
    )
  })
})
