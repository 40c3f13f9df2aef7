import { describe, expect, it } from 'vitest'
import { brAudience, brEligibility, brExtensions } from './brEligibility.ts'

const verdict = (...args: Parameters<typeof brEligibility>): string => {
  const decision = brEligibility(...args)
  return decision.ok ? 'ok' : decision.reason
}

describe('who may register under .br', () => {
  it.each([
    ['com.br', 'cpf', 'ok'],
    ['com.br', 'cnpj', 'ok'],
    ['com.br', null, 'document-required'],
    ['com.br', 'rut', 'brazilian-document-required'],
    ['9guacu.br', 'cpf', 'ok'],
    ['eng.br', 'cpf', 'ok'],
    ['eng.br', 'cnpj', 'individual-only'],
    ['blog.br', 'cnpj', 'individual-only'],
    ['nom.br', 'cpf', 'ok'],
    ['ind.br', 'cnpj', 'ok'],
    ['ind.br', 'cpf', 'company-only'],
    ['tv.br', 'cpf', 'company-only'],
    ['gov.br', 'cnpj', 'eligibility-documents'],
    ['org.br', 'cnpj', 'eligibility-documents'],
    ['org.br', null, 'eligibility-documents'],
    ['emp.br', 'cnpj', 'eligibility-documents'],
    ['br', 'cnpj', 'eligibility-documents'],
    ['social.br', 'cpf', 'eligibility-unverified'],
    ['desconhecido.br', 'cnpj', 'eligibility-unverified'],
    ['com', null, 'ok'],
    ['cl', 'rut', 'ok'],
  ] as const)('%s with %s: %s', (tld, kind, expected) => {
    expect(verdict(tld, kind)).toBe(expected)
  })

  it("has every name of the specification's lists where the facts put it", () => {
    const individual = ['adm', 'adv', 'arq', 'med', 'eng', 'pro', 'blog', 'vlog', 'wiki']
    const company = 'agr esp etc far imb ind inf radio rec srv tmp tur tv'.split(' ')
    const restricted = 'am coop fm g12 gov mil psi b def jus leg mp tc'.split(' ')
    expect(individual.map((name) => brAudience(`${name}.br`))).toEqual(individual.map(() => 'individual'))
    expect(company.map((name) => brAudience(`${name}.br`))).toEqual(company.map(() => 'company'))
    expect(restricted.map((name) => brAudience(`${name}.br`))).toEqual(restricted.map(() => 'restricted'))
  })

  it('puts no extension in two lists', () => {
    const all = Object.values(brExtensions).flat()
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    expect(all).toHaveLength(62 + 46 + 13 + 16 + 9)
  })
})
