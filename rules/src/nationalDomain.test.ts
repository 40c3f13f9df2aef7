import { describe, expect, it } from 'vitest'
import type { BrandId } from './brand.ts'
import { type NationalDomainInput, nationalDomainDecision } from './nationalDomain.ts'
import { nationalBrand } from './nationalConditions.ts'
import { validateTaxDocument } from './taxDocument.ts'

const verdict = (
  tld: string,
  brand: BrandId,
  typed: string | null,
  rest: Partial<NationalDomainInput> = {},
): string => {
  const decision = nationalDomainDecision({
    tld,
    brand,
    document: typed === null ? null : validateTaxDocument(brand, typed),
    accountDocument: null,
    registry: null,
    linkedElsewhere: null,
    ...rest,
  })
  return decision.ok ? 'ok' : `${decision.field}: ${decision.reason}`
}

const cpf = '529.982.247-25'
const cnpj = '11.222.333/0001-81'
const rfc = 'GODE561231GR8'
const rut = '76.086.428-5'
const nit = '900.544.472-2'

describe('a domain of the country', () => {
  it.each([
    ['com', 'br', null, 'ok'],
    ['com.br', 'br', null, 'document: document-required'],
    ['com.br', 'br', '', 'document: document-required'],
    ['com.br', 'br', '529.982.247-24', 'document: document-invalid'],
    ['com.br', 'br', cpf, 'ok'],
    ['eng.br', 'br', cnpj, 'document: individual-only'],
    ['ind.br', 'br', cpf, 'document: company-only'],
    ['gov.br', 'br', null, 'tld: eligibility-documents'],
    ['social.br', 'br', cpf, 'tld: eligibility-unverified'],
    ['com.br', 'mx', rfc, 'tld: local-presence'],
    ['mx', 'mx', null, 'document: document-required'],
    ['com.mx', 'mx', rfc, 'ok'],
    ['com.mx', 'mx', 'XAXX010101000', 'document: document-kind'],
    ['com.mx', 'mx', 'GODE56', 'document: document-invalid'],
    ['com.mx', 'br', null, 'ok'],
    ['cl', 'cl', null, 'document: document-required'],
    ['cl', 'cl', rut, 'ok'],
    ['com.co', 'co', nit, 'ok'],
    ['com.ar', 'ar', '12.345.678', 'document: document-kind'],
    ['com.ar', 'ar', '20-05536168-2', 'ok'],
    ['com.ar', 'cl', rut, 'tld: local-presence'],
    ['pe', 'pe', null, 'ok'],
    ['com.uy', 'uy', null, 'document: document-required'],
    ['com.uy', 'uy', '1.234.567-2', 'ok'],
    ['com.uy', 'pe', null, 'tld: local-presence'],
    ['co.cr', 'cr', null, 'document: document-required'],
    ['co.cr', 'pa', null, 'ok'],
  ] as const)('%s in the shop of %s with %j: %s', (tld, brand, typed, expected) => {
    expect(verdict(tld, brand, typed)).toBe(expected)
  })

  it('belongs to the account that buys it, in Brazil', () => {
    expect(verdict('com.br', 'br', cpf, { accountDocument: '52998224725' })).toBe('ok')
    expect(verdict('com.br', 'br', cpf, { accountDocument: '39053344705' })).toBe(
      'document: document-differs-from-account',
    )
    expect(verdict('cl', 'cl', rut, { accountDocument: '100000135' })).toBe('ok')
  })

  it('stays with one company', () => {
    expect(verdict('mx', 'mx', rfc, { linkedElsewhere: true })).toBe('document: single-company')
    expect(verdict('cl', 'cl', rut, { linkedElsewhere: true })).toBe('document: linked-elsewhere')
    expect(verdict('com.co', 'co', nit, { linkedElsewhere: true })).toBe('document: linked-elsewhere')
    expect(verdict('com.br', 'br', cpf, { linkedElsewhere: true })).toBe('ok')
    expect(verdict('com.br', 'br', cpf, { linkedElsewhere: true, registry: 'PENDING' })).toBe(
      'document: document-pending',
    )
    expect(verdict('cl', 'cl', rut, { linkedElsewhere: false })).toBe('ok')
  })

  it.each([
    ['VALID', 'ok'],
    ['PENDING', 'document: document-pending'],
    ['BLOCKED', 'document: document-blocked'],
    ['ANOTHER_PROVIDER', 'document: document-at-another-provider'],
    ['FAILED', 'document: document-not-confirmed'],
  ] as const)('waits for the registry: %s, %s', (registry, expected) => {
    expect(verdict('com.br', 'br', cpf, { registry })).toBe(expected)
  })
})

it.each([
  ['com.br', 'br'],
  ['co', 'co'],
  ['com.do', 'do'],
  ['com', null],
  ['br.com', null],
])('%s is of %s', (tld, brand) => {
  expect(nationalBrand(tld)).toBe(brand)
})
