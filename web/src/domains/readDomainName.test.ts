import { describe, expect, it } from 'vitest'
import { readDomainName } from './readDomainName.ts'

const read = (
  typed: string,
  knownTlds: readonly string[] = [],
  defaultTld: string | null = 'com.br',
  shortAllowed = false,
) => {
  const name = readDomainName(typed, { defaultTld, knownTlds, shortAllowed })
  return name.ok ? `${name.sld} | ${name.tld}` : name.problem.detail
}

describe('a typed name', () => {
  it.each([
    ['minhaloja', 'minhaloja | com.br'],
    [' MinhaLoja.COM ', 'minhaloja | com'],
    ['https://minhaloja.com/produtos?x=1', 'minhaloja | com'],
    ['minhaloja.com.br', 'minhaloja | com.br'],
    ['', 'sld-empty'],
    ['a', 'sld-short'],
    ['ab', 'ab | com.br'],
    ['ab.com', 'sld-short'],
    ['abcdefghijklmnopqrstuvwxyza', 'sld-long'],
    ['pão', 'accents'],
    ['12345', 'digits-only'],
    ['-loja', 'hyphen-edge'],
    ['minha loja!', 'characters'],
    ['www.loja.com', 'www'],
  ])('%s is %s', (typed, expected) => expect(read(typed)).toBe(expected))

  it('is cut at the longest extension that is known, so a name of two labels keeps both', () => {
    expect(read('ana.souza.nom.br', ['br', 'nom.br'])).toBe('ana.souza | nom.br')
  })

  it('is refused under an extension that is not sold, as soon as those on sale are known', () => {
    expect(read('minhaloja.abc')).toBe('minhaloja | abc')
    expect(read('minhaloja.abc', ['com', 'com.br'])).toBe('unknown-tld')
  })

  it('may have two letters where short names are sold', () => {
    expect(read('ab.com', [], 'com', true)).toBe('ab | com')
    expect(read('a.com', [], 'com', true)).toBe('sld-short')
  })

  it.each([
    ['ab.com', false, 3],
    ['a.com', true, 2],
    ['a.com.br', false, 2],
  ])('that is too short (%s, short names sold: %s) needs %i letters', (typed, shortAllowed, least) => {
    const name = readDomainName(typed, { defaultTld: null, knownTlds: [], shortAllowed })
    expect(name).toMatchObject({ problem: { detail: 'sld-short', least } })
  })

  it('needs an extension of its own where none is meant', () => {
    expect(read('minhaloja', [], null)).toBe('tld-empty')
  })
})
