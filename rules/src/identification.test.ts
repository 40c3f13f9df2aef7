import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandIds } from './brand.ts'
import {
  type Customer,
  type IdentificationNeeds,
  linkedFields,
  requiredFields,
  validateIdentification,
  visibleFields,
} from './identification.ts'
import { brStates } from './postalAddress.ts'

const nowhere = { postalCode: '', street: '', number: '', complement: '', district: '', city: '', state: '' }

const ana: Customer = {
  name: ' Ana  Souza ',
  email: 'ana@Exemplo.com.br',
  document: '529.982.247-25',
  phone: '(11) 99999-8888',
  address: {
    ...nowhere,
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: ' 1578 ',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'sp',
  },
}

const diego: Customer = {
  name: 'Diego Rojas',
  email: 'diego@exemplo.cl',
  document: '76.086.428-5',
  phone: '9 8765 4321',
  address: nowhere,
}

const inBrazil: IdentificationNeeds = { brand: 'br', registrant: false, nationalDomain: false }
const inChile: IdentificationNeeds = { brand: 'cl', registrant: false, nationalDomain: false }

const problems = (needs: IdentificationNeeds, customer: Customer): readonly string[] => {
  const result = validateIdentification(needs, customer)
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('who buys', () => {
  it('is normalised when everything is right', () => {
    expect(validateIdentification(inBrazil, ana)).toEqual({
      ok: true,
      customer: {
        name: 'Ana Souza',
        email: 'ana@exemplo.com.br',
        document: '52998224725',
        phone: '+5511999998888',
        address: { ...ana.address, postalCode: '01310100', number: '1578', state: 'SP' },
      },
      warnings: [],
    })
  })

  it('learns of every problem at once, in the order of the screen', () => {
    const empty: Customer = { name: '', email: '', document: '', phone: '', address: nowhere }
    expect(problems(inBrazil, empty)).toEqual([
      'name: empty',
      'email: empty',
      'document: empty',
      'phone: empty',
      'address.postalCode: empty',
      'address.street: empty',
      'address.number: empty',
      'address.city: empty',
      'address.state: empty',
    ])
    expect(problems(inChile, empty)).toEqual([
      'name: empty',
      'email: empty',
      'document: empty',
      'phone: empty',
    ])
  })

  it('learns how many characters are missing', () => {
    const result = validateIdentification(inBrazil, { ...ana, document: '529.982.24', phone: '119999888800' })
    expect(result).toEqual({
      ok: false,
      problems: [
        { field: 'document', code: 'too-short', missing: 3, excess: 0 },
        { field: 'phone', code: 'too-long', missing: 0, excess: 1 },
      ],
    })
  })

  it.each<[string, Partial<Customer>, string]>([
    ['a person without surname', { name: 'Ana' }, 'name: surname-missing'],
    ['a wrong CPF', { document: '529.982.247-24' }, 'document: check-digit'],
    ['an address without at', { email: 'ana.exemplo.com' }, 'email: no-at'],
    ['a state that is none', { address: { ...ana.address, state: 'XX' } }, 'address.state: unknown-state'],
    ['markup for a city', { address: { ...ana.address, city: '<b>' } }, 'address.city: bad-characters'],
    [
      'an endless street',
      { address: { ...ana.address, street: 'a'.repeat(161) } },
      'address.street: too-long',
    ],
    [
      'an unneeded part that is too long',
      { address: { ...ana.address, complement: 'a'.repeat(81) } },
      'address.complement: too-long',
    ],
    [
      'half a postal code',
      { address: { ...ana.address, postalCode: '01310' } },
      'address.postalCode: too-short',
    ],
  ])('is refused with %s', (_, change, expected) => {
    expect(problems(inBrazil, { ...ana, ...change })).toEqual([expected])
  })

  it.each([
    'Avenida Paulista, 1578',
    'Avenida Paulista 1578',
    'Avenida Brasil nº 500',
    'Rua 25 de Março, 100',
    'Rua 25 de Março 100B',
    'Rua 7, 12',
    'Sítio Boa Vista, s/n',
    'Sítio Boa Vista S/N',
    'Sítio Boa Vista sn',
  ])('may write the number in the street: %s', (street) => {
    expect(problems(inBrazil, { ...ana, address: { ...ana.address, street, number: '' } })).toEqual([])
  })

  it.each([
    'Rua 25 de Março',
    'Avenida 9 de Julho',
    'Rua 7',
    'Rua das Flores loja 3',
    'Praça 15 de Novembro sala 2',
  ])('is asked for the number where the digits are of something else: %s', (street) => {
    expect(problems(inBrazil, { ...ana, address: { ...ana.address, street, number: '' } })).toEqual([
      'address.number: empty',
    ])
  })

  it('needs the number where the street has none', () => {
    expect(problems(inBrazil, { ...ana, address: { ...ana.address, number: '' } })).toEqual([
      'address.number: empty',
    ])
  })

  it('may be a company with a one-word name', () => {
    expect(problems(inBrazil, { ...ana, name: 'Padaria', document: '11.222.333/0001-81' })).toEqual([])
    expect(problems(inChile, { ...diego, name: 'Panadería' })).toEqual([])
  })

  it('is warned of what may be a slip, and may go on', () => {
    const needs: IdentificationNeeds = { brand: 'mx', registrant: false, nationalDomain: true }
    const lupe: Customer = {
      name: 'Guadalupe Gómez',
      email: 'lupe@gmial.com',
      document: 'GODE561231GR0',
      phone: '55 1234 5678',
      address: { ...nowhere, postalCode: '06600' },
    }
    const result = validateIdentification(needs, lupe)
    expect(result.ok && result.warnings).toEqual([
      { field: 'email', code: 'email-suggestion', suggestion: 'lupe@gmail.com' },
      { field: 'document', code: 'check-digit', suggestion: '' },
    ])
  })

  it('has nothing invented for what was left empty', () => {
    const needs: IdentificationNeeds = { brand: 'pa', registrant: false, nationalDomain: false }
    const result = validateIdentification(needs, { ...diego, document: '', phone: '6123-4567' })
    expect(result.ok && result.customer.document).toBe('')
    expect(
      validateIdentification(needs, { ...diego, name: 'Panadería 3', document: '', phone: '6123-4567' }).ok,
    ).toBe(true)
  })

  it('may leave the document empty in Mexico unless a .mx is bought, and never a wrong one', () => {
    const needs: IdentificationNeeds = { brand: 'mx', registrant: false, nationalDomain: false }
    const lupe: Customer = {
      ...diego,
      document: '',
      phone: '55 1234 5678',
      address: { ...nowhere, postalCode: '06600' },
    }
    expect(problems(needs, lupe)).toEqual([])
    expect(problems({ ...needs, nationalDomain: true }, lupe)).toEqual(['document: empty'])
    expect(problems(needs, { ...lupe, document: 'GODE' })).toEqual(['document: too-short'])
  })

  it.each(brandIds)('may leave the document empty in %s only where nothing depends on it', (brand) => {
    const free = ['mx', 'do', 'cr', 'sv', 'pa']
    const needs: IdentificationNeeds = { brand, registrant: false, nationalDomain: false }
    expect(requiredFields(needs).includes('document')).toBe(!free.includes(brand))
  })

  it('may have any length that fits its field', () => {
    const edge = {
      ...ana.address,
      street: `${'a'.repeat(159)}1`,
      number: '1'.repeat(16),
      city: 'c'.repeat(80),
    }
    expect(problems(inBrazil, { ...ana, address: edge })).toEqual([])
    expect(problems(inBrazil, { ...ana, address: { ...edge, city: 'c'.repeat(81) } })).toEqual([
      'address.city: too-long',
    ])
  })

  it('writes the province as it is called outside Brazil', () => {
    const address = { ...nowhere, street: 'Calle Ancha 5', city: '', state: ' Región   Metropolitana ' }
    expect(problems({ ...inChile, registrant: true }, { ...diego, address })).toEqual(['address.city: empty'])
    const result = validateIdentification(inChile, { ...diego, address })
    expect(result.ok && result.customer.address.state).toBe('Región Metropolitana')
  })

  it('needs an address in Chile when a domain is registered', () => {
    expect(problems(inChile, diego)).toEqual([])
    expect(problems({ ...inChile, registrant: true }, diego)).toEqual([
      'address.street: empty',
      'address.city: empty',
      'address.state: empty',
    ])
  })

  it('is the same when checked again', () => {
    const first = validateIdentification(inBrazil, ana)
    if (!first.ok) throw new Error('refused')
    expect(validateIdentification(inBrazil, first.customer)).toEqual(first)
  })
})

describe('the fields on screen', () => {
  const needs = fc.record<IdentificationNeeds>({
    brand: fc.constantFrom(...brandIds),
    registrant: fc.boolean(),
    nationalDomain: fc.boolean(),
  })

  it.each([
    [inBrazil, 'street', 'name email document phone address.postalCode address.number'],
    [inBrazil, 'city', 'name email document phone address.postalCode address.street address.number'],
    [
      inBrazil,
      'nothing',
      'name email document phone address.postalCode address.street address.city address.state',
    ],
    [inChile, 'nothing', 'name email document phone'],
    [
      { ...inChile, registrant: true },
      'nothing',
      'name email document phone address.street address.city address.state',
    ],
    [{ ...inChile, brand: 'mx' }, 'nothing', 'name email document phone address.postalCode'],
  ] as const)('%o with %s known: %s', (given, known, fields) => {
    expect(visibleFields(given, known).join(' ')).toBe(fields)
  })

  it('are never more than eight, and everything required is visible or known', () => {
    fc.assert(
      fc.property(needs, fc.constantFrom('street', 'city', 'nothing'), (given, known) => {
        const visible = visibleFields(given, known)
        const told = {
          street: ['address.street', 'address.city', 'address.state'],
          city: ['address.city', 'address.state'],
          nothing: ['address.number'],
        }[known]
        expect(visible.length).toBeLessThanOrEqual(8)
        expect(
          requiredFields(given).filter((field) => !visible.includes(field) && !told.includes(field)),
        ).toEqual([])
      }),
    )
  })

  it('offer complement and district behind a link where an address is asked for', () => {
    expect(linkedFields(inBrazil)).toEqual(['address.complement', 'address.district'])
    expect(linkedFields(inChile)).toEqual([])
  })
})

it('Brazil has 27 states', () => {
  expect(new Set(brStates).size).toBe(27)
})
