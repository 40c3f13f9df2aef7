import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import type { Cart, DomainDocument } from './cart.ts'
import { asksBuyerDocument, cartProblems, needsDocument, ownedLines } from './cartProblems.ts'
import type { BuyerDocument } from './cartProblems.ts'
import { setDomainDocument } from './domainDocument.ts'
import { setAvailability } from './domainAnswer.ts'
import { setOwnDomain, setTransferCode } from './domainMethod.ts'
import { setTemporaryDomain } from './temporaryDomain.ts'
import { toggleLine } from './toggleLine.ts'
import {
  anOffer,
  aDomainOffer,
  answered,
  answeredAsTransfer,
  cartWith,
  domainIn,
  emptyCart,
  server,
  turbo,
  withEnabler,
  withFreeName,
  withGift,
  withName,
} from './testing/cart.ts'

const problems = (cart: Cart, document: BuyerDocument | null = null) =>
  cartProblems(cart, { document }).map(({ code, lineId }) => [code, lineId])

const named = withFreeName(cartWith(turbo), 'loja.com.br')

describe('a cart', () => {
  it.each([
    ['with a plan and its name can be bought', named, []],
    ['with a server alone can be bought', cartWith(server), []],
    ['with a name alone can be bought', withFreeName(emptyCart(), 'loja.com'), []],
    ['without anything', emptyCart(), [['cart-empty', null]]],
    [
      'with everything put aside',
      toggleLine(cartWith(server), { lineId: '446.1' }),
      [['nothing-selected', null]],
    ],
    [
      'with an own name alone',
      withName(emptyCart(), 'minha.com', { method: 'own' }),
      [['nothing-selected', null]],
    ],
    [
      'with an own name and what came free before it was one',
      setOwnDomain(withGift(withEnabler(emptyCart(), 'minha.com'), 'd.1', 'minha.online'), {
        lineId: 'd.1',
        sld: 'minha',
        tld: 'com',
      }),
      [['nothing-selected', null]],
    ],
    ['with a plan and no name', cartWith(server, turbo), [['domain-missing', '335.1']]],
    ['with a plan and a name put aside', toggleLine(named, { lineId: 'd.1' }), [['domain-missing', '335.1']]],
    [
      'with a plan and its second name alone',
      addGivenDomain(cartWith(turbo), {
        kind: 'bonus',
        parentId: '335.1',
        offer: aDomainOffer('loja', 'online'),
      }),
      [['domain-missing', '335.1']],
    ],
    [
      'with a plan and a name that came free with one put aside',
      toggleLine(withGift(withEnabler(cartWith(turbo), 'loja.com'), 'd.1', 'loja.online'), { lineId: 'd.1' }),
      [['domain-missing', '335.1']],
    ],
    ['with a plan and a name not typed yet', withName(cartWith(turbo), '.'), [['domain-missing', '335.1']]],
    ['with a plan and an own name', withName(cartWith(turbo), 'minha.com', { method: 'own' }), []],
    ['with a plan and a temporary name', setTemporaryDomain(cartWith(turbo), { sld: '', tld: '' }), []],
    ['with a plan put aside needs no name', toggleLine(cartWith(server, turbo), { lineId: '335.1' }), []],
    [
      'with a name that is taken',
      answered(named, 'd.1', 'loja', 'com.br', false),
      [['domain-unavailable', 'd.1']],
    ],
    [
      'with a name that nobody confirmed',
      withName(emptyCart(), 'loja.com'),
      [['domain-not-confirmed', 'd.1']],
    ],
    [
      'with a plan that is not sold',
      cartWith(server, anOffer('10', { role: 'vps', cycles: [] })),
      [['line-not-sold', '10.1']],
    ],
  ])('%s', (_, cart, expected) => {
    expect(problems(cart)).toEqual(expected)
  })

  it('with a name that has no price is told so, once the registry has been heard', () => {
    const unsold = setAvailability(withName(emptyCart(), 'loja.com'), {
      lineId: 'd.1',
      sld: 'loja',
      tld: 'com',
      available: true,
      offer: null,
      suggestions: [],
      freeDomains: [],
      bonusDomains: [],
    })
    expect(problems(unsold)).toEqual([['line-not-sold', 'd.1']])
  })

  it('with one name put aside and one awaited waits for that', () => {
    const cart = toggleLine(withName(withFreeName(emptyCart(), 'a1.com'), 'b1.com'), { lineId: 'd.1' })
    expect(problems(cart)).toEqual([['domain-not-confirmed', 'd.2']])
  })

  it('with a server put aside beside an own name has nothing to buy', () => {
    const cart = withName(toggleLine(cartWith(server), { lineId: '446.1' }), 'minha.com', { method: 'own' })
    expect(problems(cart)).toEqual([['nothing-selected', null]])
  })

  it('asks nothing of a name that is put aside, owned or not typed yet', () => {
    const owned = withName(cartWith(server), 'loja.com.br', { method: 'own' })
    expect(problems(owned, 'given')).toEqual([])
    const aside = toggleLine(withFreeName(cartWith(server), 'loja.com.br'), { lineId: 'd.1' })
    expect(problems(aside, 'given')).toEqual([])
    const moving = withName(cartWith(server), '.', { method: 'transfer' })
    expect(problems(moving, 'given')).toEqual([])
  })

  it('tells first things first, whatever their place', () => {
    const cart = withName(
      answered(withFreeName(cartWith(turbo), 'loja.com'), 'd.1', 'loja', 'com', null),
      'b.com',
    )
    const taken = answered(cart, 'd.2', 'b', 'com', false)
    expect(problems(taken)).toEqual([
      ['domain-unavailable', 'd.2'],
      ['domain-not-confirmed', 'd.1'],
    ])
  })
})

describe('a transfer', () => {
  const asked = withName(emptyCart(), 'loja.com', { method: 'transfer' })
  const moving = answeredAsTransfer(asked, 'd.1', 'loja', 'com')

  it('needs its code', () => {
    expect(problems(moving)).toEqual([['transfer-code-missing', 'd.1']])
    expect(problems(setTransferCode(moving, { lineId: 'd.1', code: 'EPP' }))).toEqual([])
  })
})

describe('the document of a national name', () => {
  const document = (value: string, status: DomainDocument['status']) =>
    setDomainDocument(named, {
      lineId: 'd.1',
      document: { available: true, value, status, registryCheck: null },
    })

  it.each([
    [document('', 'NOT_VALIDATED'), [['document-missing', 'd.1']]],
    [document('  ', 'NOT_VALIDATED'), [['document-missing', 'd.1']]],
    [document('123', 'INVALID'), [['document-invalid', 'd.1']]],
    [document('52998224725', 'NOT_VALIDATED'), []],
    [document('52998224725', 'VALID'), []],
  ])('%#', (cart, expected) => {
    expect(problems(cart, 'missing')).toEqual(expected)
  })

  it('is one for all names: missing at the first alone, refused at each that refuses it', () => {
    const two = withFreeName(named, 'minha.ind.br')
    expect(problems(two, 'given')).toEqual([['document-missing', 'd.1']])
    const given = { available: true, value: '52998224725', status: 'VALID', registryCheck: null } as const
    const first = setDomainDocument(two, { lineId: 'd.1', document: given })
    expect(problems(first, 'given')).toEqual([])
    const refused = setDomainDocument(first, { lineId: 'd.2', document: { ...given, status: 'INVALID' } })
    expect(problems(refused, 'given')).toEqual([['document-invalid', 'd.2']])
  })

  it('is asked of the chosen names alone', () => {
    expect(ownedLines(named).map(({ id }) => id)).toEqual(['d.1'])
    expect(ownedLines(toggleLine(named, { lineId: 'd.1' }))).toEqual([])
  })

  it('is not asked for where the screen does not', () => {
    expect(problems(named, null)).toEqual([])
  })

  it.each([
    ['br', 'loja.com.br', true],
    ['br', 'loja.com', false],
    ['br', 'loja.cl', false],
    ['mx', 'loja.mx', true],
    ['mx', 'loja.com.br', false],
    ['cl', 'loja.cl', true],
    ['pe', 'loja.pe', false],
  ] as const)('in %s for %s: %s', (brand, name, needed) => {
    const cart = withName(emptyCart(brand), name)
    expect(needsDocument(cart, domainIn(cart, name))).toBe(needed)
    const own = withName(emptyCart(brand), name, { method: 'own' })
    expect(needsDocument(own, domainIn(own, name))).toBe(false)
  })
})

describe("the buyer's document", () => {
  const plain = withFreeName(cartWith(turbo), 'loja.com')

  it.each([
    ['missing', [['document-missing', null]]],
    ['invalid', [['document-invalid', null]]],
    ['given', []],
    [null, []],
  ] as const)('that is %s in a Brazilian cart', (document, expected) => {
    expect(problems(plain, document)).toEqual(expected)
  })

  it('is told after what is wrong with the names', () => {
    expect(problems(cartWith(turbo), 'missing')).toEqual([
      ['domain-missing', '335.1'],
      ['document-missing', null],
    ])
  })

  it('is asked for in Brazil alone, and not beside that of an owner', () => {
    expect(asksBuyerDocument(plain)).toBe(true)
    expect(asksBuyerDocument(named)).toBe(false)
    expect(problems(withFreeName(emptyCart('mx'), 'loja.com'), 'missing')).toEqual([])
  })
})
