import { describe, expect, it } from 'vitest'
import { addressDomain } from './addressDomain.ts'
import { addressOf } from './testing/cart.ts'

const known = ['com', 'com.br', 'br', 'online']
const read = (query: string, tlds: readonly string[] = known, shortAllowed = false) =>
  addressDomain(addressOf(query), shortAllowed, tlds)

const refused = (sld: string, tld: string, method: string, reason: string) => ({
  domain: null,
  refusal: { sld, tld, method, reason },
})

describe('the name of an address', () => {
  it.each([
    ['sld=loja&tld=com.br', 'loja', 'com.br', 'register'],
    ['sld=loja&tld=com&transfer=1', 'loja', 'com', 'transfer'],
    ['sld=loja&tld=com&existingDomain=1', 'loja', 'com', 'own'],
    ['sld=loja&tld=com&existingDomain=1&transfer=1', 'loja', 'com', 'transfer'],
    ['domain=loja.com.br&transfer=1', 'loja', 'com.br', 'transfer'],
    ['domain=loja.br&transfer=1', 'loja', 'br', 'transfer'],
    ['domain=loja.com', 'loja', 'com', 'register'],
    ['domain=outra.com&sld=loja&tld=com', 'loja', 'com', 'register'],
    ['domain=loja.dev&existingDomain=1', 'loja', 'dev', 'own'],
  ])('%s', (query, sld, tld, method) => {
    expect(read(query)).toEqual({ domain: { sld, tld, method, cycle: 'annually' }, refusal: null })
  })

  it('has the asked term', () => {
    expect(read('sld=loja&tld=com&domainCycle=3').domain?.cycle).toBe('triennially')
  })

  it('is none where none is asked', () => {
    expect(read('pid=d&tld=com')).toEqual({ domain: null, refusal: null })
  })

  it.each([
    ['sld=loja', 'loja', '', 'register', 'required'],
    ['sld=lo&tld=com', 'lo', 'com', 'register', 'minlength'],
    [`sld=${'a'.repeat(27)}&tld=com.br`, 'a'.repeat(27), 'com.br', 'register', 'maxlength'],
    ['sld=coração&tld=com', 'coração', 'com', 'register', 'invalid'],
    ['sld=123&tld=com', '123', 'com', 'register', 'invalid'],
    ['domain=www.loja.com&transfer=1', 'www.loja', 'com', 'transfer', 'invalid'],
    ['sld=loja&tld=dev', 'loja', 'dev', 'register', 'unknown-tld'],
    ['sld=coração&tld=com&existingDomain=1', 'coração', 'com', 'own', 'invalid'],
    ['domain=loja.dev&transfer=1', 'loja', 'dev', 'transfer', 'unknown-tld'],
  ])('%s is refused and kept for the domain box', (query, sld, tld, method, reason) => {
    expect(read(query)).toEqual(refused(sld, tld, method, reason))
  })

  it('may have two letters when the flag says so', () => {
    expect(read('sld=lo&tld=com', known, true).domain).toMatchObject({ sld: 'lo', tld: 'com' })
  })

  it('is under no unknown extension while the list could not be loaded', () => {
    expect(read('sld=loja&tld=dev', []).domain).toMatchObject({ tld: 'dev' })
    expect(read('domain=loja.com.br&transfer=1', []).domain).toMatchObject({ sld: 'loja', tld: 'com.br' })
  })
})
