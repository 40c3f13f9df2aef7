import { describe, expect, it } from 'vitest'
import { GatewayError } from '../gatewayError.ts'
import { readWhois } from './whois.ts'

const name = { sld: 'loja', tld: 'cl' }

describe('a WHOIS answer', () => {
  it.each([
    'loja.cl: no entries found.',
    'No match for "LOJA.CL".',
    'NOT FOUND',
    'Domain not found.',
    'No Data Found',
    'The queried object does not exist: DOMAIN NOT FOUND',
    'El dominio no se encuentra registrado',
    '% Comment of the registry\r\n\r\nno entries found',
  ])('says that a name is free: %s', (text) => {
    expect(readWhois(text, name).status).toBe('available')
  })

  it('says what a registered name is like', () => {
    const text = [
      '%% This is the NIC Chile Whois server',
      'Domain name: LOJA.CL',
      'Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited',
      'Creation date: 2005-01-31 12:00:00 CLST',
      'Expiration date: 2027-02-28 12:00:00 CLST',
    ].join('\r\n')
    expect(readWhois(text, name)).toMatchObject({
      status: 'unavailable',
      createdAt: Date.UTC(2005, 0, 31, 12),
      expiresAt: Date.UTC(2027, 1, 28, 12),
      lastTransferAt: null,
    })
    expect(readWhois(text, name).statuses[0]).toMatch(/^clientTransferProhibited/)
  })

  it.each([
    '',
    'Query rate limit exceeded, try again later.',
    'Domain name: other.cl',
    'The name is not found in our cache, please wait: no answer from the registry',
    '<html>404</html>',
  ])('says nothing in other words: %s', (text) => {
    expect(() => readWhois(text, name)).toThrow(GatewayError)
  })
})
