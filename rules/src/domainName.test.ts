import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateDomainName } from './domainName.ts'
import { isBrTld } from './nameParts.ts'

const verdict = (sld: string, tld: string, shortAllowed = false): string => {
  const result = validateDomainName({ sld, tld, shortAllowed })
  return result.ok ? 'ok' : `${result.code} ${result.detail}`
}

const letters = (count: number) => 'a'.repeat(count)

describe('a domain name', () => {
  it.each([
    ['', 'com', 'required sld-empty'],
    ['  ', 'com', 'required sld-empty'],
    ['loja', '', 'required tld-empty'],
    ['', '', 'required sld-empty'],
    ['ab', 'com', 'minlength sld-short'],
    ['abc', 'com', 'ok'],
    ['a', 'com.br', 'minlength sld-short'],
    ['ab', 'com.br', 'ok'],
    ['ab', 'br', 'ok'],
    ['ab', 'abr', 'minlength sld-short'],
    [letters(26), 'com.br', 'ok'],
    [letters(27), 'com.br', 'maxlength sld-long'],
    [letters(27), 'com', 'ok'],
    [letters(59), 'com', 'ok'],
    [letters(60), 'com', 'maxlength total-long'],
    ['www', 'com', 'invalid www'],
    ['WWW', 'com', 'invalid www'],
    ['www.loja', 'com', 'invalid www'],
    ['minhawww.loja', 'com', 'invalid www'],
    ['wwwloja', 'com', 'ok'],
    ['loja.sul', 'com', 'invalid dots'],
    ['.loja', 'com', 'invalid dots'],
    ['xn--caf-dma', 'com', 'invalid idn'],
    ['XN--CAF-DMA', 'com', 'invalid idn'],
    ['café', 'com', 'invalid accents'],
    ['ação', 'com.br', 'invalid accents'],
    ['cafe\u0301', 'com', 'invalid accents'],
    ['магазин', 'com', 'invalid accents'],
    ['123', 'com', 'invalid digits-only'],
    ['123a', 'com', 'ok'],
    ['1-2', 'com', 'ok'],
    ['-loja', 'com', 'invalid hyphen-edge'],
    ['loja-', 'com', 'invalid hyphen-edge'],
    ['lo--ja', 'com', 'ok'],
    ['lo_ja', 'com', 'invalid characters'],
    ['lo ja', 'com', 'invalid characters'],
    ['lo/ja', 'com', 'invalid characters'],
    ['Loja', 'COM', 'ok'],
    [' loja ', ' com ', 'ok'],
    ['loja', 'c', 'invalid tld'],
    ['loja', 'c0m', 'invalid tld'],
    ['loja', '.com', 'invalid tld'],
    ['loja', 'com.', 'invalid tld'],
    ['loja', 'com..br', 'invalid tld'],
    ['loja', '-com.br', 'invalid tld'],
    ['loja', 'xn--p1ai.com', 'invalid tld'],
    ['loja', '9guacu.br', 'ok'],
    ['loja', 'g12.br', 'ok'],
    ['ana.souza', 'nom.br', 'ok'],
    ['ana', 'nom.br', 'invalid dots'],
    ['ana.maria.souza', 'nom.br', 'invalid dots'],
    ['ana.', 'nom.br', 'invalid dots'],
    ['j.b', 'nom.br', 'ok'],
    ['ana.123', 'nom.br', 'invalid digits-only'],
  ])('%j under %j: %s', (sld, tld, expected) => {
    expect(verdict(sld, tld)).toBe(expected)
  })

  it('may have two characters where the flag lets it, never one', () => {
    expect(verdict('ab', 'com', true)).toBe('ok')
    expect(verdict('a', 'com', true)).toBe('minlength sld-short')
  })

  it('is judged alike in any letter case', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abwxn1-._ã'), maxLength: 12 })
    fc.assert(
      fc.property(text, fc.constantFrom('com', 'com.br', 'nom.br', 'c1'), (sld, tld) => {
        expect(verdict(sld.toUpperCase(), tld.toUpperCase())).toBe(verdict(sld, tld))
      }),
    )
  })

  it('is a host name whenever it passes', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abw19-._ ã'), maxLength: 30 })
    const tld = fc.oneof(fc.constantFrom('com', 'com.br', 'nom.br', 'online'), text)
    fc.assert(
      fc.property(text, tld, (sld, ending) => {
        if (!validateDomainName({ sld, tld: ending, shortAllowed: true }).ok) return
        const full = `${sld.trim()}.${ending.trim()}`
        expect(full).toMatch(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/)
        expect(full.length).toBeLessThanOrEqual(63)
      }),
      { numRuns: 3000 },
    )
  })
})

it.each([
  ['br', true],
  ['com.br', true],
  ['abr', false],
  ['br.com', false],
])('%s is under .br: %s', (tld, expected) => {
  expect(isBrTld(tld)).toBe(expected)
})
