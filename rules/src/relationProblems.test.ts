import { describe, expect, it } from 'vitest'
import { relationProblems } from './relationProblems.ts'
import { aDomain, aProduct, aRequest } from './testing/priceBook.ts'

describe('a request', () => {
  it('with nothing in it is empty', () =>
    expect(relationProblems(aRequest({}))).toEqual([{ code: 'empty', field: 'products' }]))

  it('with a domain alone, or a product alone, is not', () => {
    expect(relationProblems(aRequest({ domains: [aDomain('d', 'loja', 'com')] }))).toEqual([])
    expect(relationProblems(aRequest({ products: [aProduct('h', '5')] }))).toEqual([])
  })

  it('has each line once, whatever its kind', () => {
    expect(relationProblems(aRequest({ products: [aProduct('a', '5'), aProduct('a', '6')] }))).toEqual([
      { code: 'duplicate-line', field: 'products.1.relId' },
    ])
    expect(
      relationProblems(
        aRequest({
          products: [aProduct('a', '5')],
          domains: [aDomain('a', 'um', 'com'), aDomain('b', 'dois', 'com'), aDomain('b', 'tres', 'com')],
        }),
      ),
    ).toEqual([
      { code: 'duplicate-line', field: 'domains.0.relId' },
      { code: 'duplicate-line', field: 'domains.2.relId' },
    ])
  })

  it('has each name once, in any case', () =>
    expect(
      relationProblems(
        aRequest({
          domains: [aDomain('a', 'Loja', 'com'), aDomain('b', 'loja', 'com'), aDomain('c', 'loja', 'net')],
        }),
      ),
    ).toEqual([{ code: 'duplicate-line', field: 'domains.1.sld' }]))

  it('lets an add-on belong to a product or a domain that is there', () => {
    const request = (related: string) =>
      aRequest({
        products: [aProduct('h', '5'), aProduct('e', '421', { type: 'addon', related })],
        domains: [aDomain('d', 'loja', 'com')],
      })
    expect(relationProblems(request('h'))).toEqual([])
    expect(relationProblems(request('d'))).toEqual([])
    expect(relationProblems(request('gone'))).toEqual([
      { code: 'unknown-related', field: 'products.1.related' },
    ])
    expect(relationProblems(request('e'))).toEqual([{ code: 'unknown-related', field: 'products.1.related' }])
  })

  it('lets a domain come with a product and with another domain that are there', () => {
    const request = (related: string | null, domainRelated: string | null) =>
      aRequest({
        products: [aProduct('h', '5')],
        domains: [aDomain('d', 'loja', 'com'), aDomain('o', 'loja', 'online', { related, domainRelated })],
      })
    expect(relationProblems(request('h', 'd'))).toEqual([])
    expect(relationProblems(request('d', 'h'))).toEqual([
      { code: 'unknown-related', field: 'domains.1.related' },
      { code: 'unknown-related', field: 'domains.1.domainRelated' },
    ])
    expect(relationProblems(request(null, 'o'))).toEqual([
      { code: 'unknown-related', field: 'domains.1.domainRelated' },
    ])
  })
})
