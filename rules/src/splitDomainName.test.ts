import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanDomainInput, splitDomainName } from './splitDomainName.ts'

const known = ['com', 'br', 'com.br', 'online', 'nom.br']

describe('a full name is cut at its longest known extension', () => {
  it.each([
    ['loja.com', { sld: 'loja', tld: 'com' }],
    ['loja.com.br', { sld: 'loja', tld: 'com.br' }],
    [' loja.com ', { sld: 'loja', tld: 'com' }],
    ['Loja.COM.BR.', { sld: 'loja', tld: 'com.br' }],
    ['www.loja.com.br', { sld: 'www.loja', tld: 'com.br' }],
    ['ana.souza.nom.br', { sld: 'ana.souza', tld: 'nom.br' }],
    ['com.br', { sld: 'com', tld: 'br' }],
    ['loja.xyz', null],
    ['loja', null],
    ['.com', null],
    ['.com.br', null],
    ['', null],
  ])('%j', (name, expected) => {
    expect(splitDomainName(name, known)).toEqual(expected)
  })

  it('puts together what it cut', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abc1-'), minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(label, fc.constantFrom(...known), (sld, tld) => {
        const split = splitDomainName(`${sld}.${tld}`, known)
        expect(split && `${split.sld}.${split.tld}`).toBe(`${sld}.${tld}`)
        expect(split?.tld.length).toBeGreaterThanOrEqual(tld.length)
      }),
    )
  })
})

it.each([
  ['https://Loja.com.br/carrinho?x=1', 'loja.com.br'],
  ['http://loja.com:8080', 'loja.com'],
  [' loja . com ', 'loja.com'],
  ['LOJA.com', 'loja.com'],
  ['loja.com?a/b?c', 'loja.com'],
  ['loja.com/http://b.com', 'loja.com'],
  ['loja.com:80/a:1', 'loja.com'],
  ['loja:8a.com', 'loja:8a.com'],
  ['loja.com.', 'loja.com'],
  ['www.loja.com#a', 'www.loja.com'],
])('%j was pasted and means %s', (pasted, meant) => {
  expect(cleanDomainInput(pasted)).toBe(meant)
})
