import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { addProduct, offerAddons } from './addProduct.ts'
import { calculateCart } from './calculateCart.ts'
import { buildCalculateRequest } from './calculationRequest.ts'
import type { Cart } from './cart.ts'
import { changeCycle } from './changeCycle.ts'
import { changeDomain } from './changeDomain.ts'
import { disableDomain, enableDomain } from './disableDomain.ts'
import { setTransferability } from './domainAnswer.ts'
import { setOwnDomain, switchToRegister, switchToTransfer } from './domainMethod.ts'
import { setIdProtection } from './idProtection.ts'
import { chooseOperatingSystem } from './serverSystem.ts'
import { setTemporaryDomain } from './temporaryDomain.ts'
import { toggleLine } from './toggleLine.ts'
import {
  aDomainOffer,
  addonIn,
  anOffer,
  answered,
  answeredAsTransfer,
  answeredAsEnabler,
  cartWith,
  cyclePrices,
  email,
  emptyCart,
  server,
  trialEmail,
  turbo,
  withEnabler,
  withFreeName,
  withGift,
  withName,
} from './testing/cart.ts'
import { aBook, start } from './testing/priceBook.ts'

const terms = { coupon: null, paymentMethod: null, ccMode: false } as const

function requestOf(cart: Cart) {
  const built = buildCalculateRequest(cart, terms)
  if (!built.ok) throw new Error('nothing to calculate')
  return built.request
}

const reasonsOf = (cart: Cart) =>
  buildCalculateRequest(cart, terms).excluded.map(({ lineId, reason }) => [lineId, reason])

const named = withFreeName(cartWith(turbo), 'loja.com')

describe('the request', () => {
  it('holds product, chosen add-on and domain with their lines and relations', () => {
    const cart = setIdProtection(toggleLine(named, { lineId: '421.1' }), { lineId: 'd.1', on: true })
    const built = buildCalculateRequest(cart, { coupon: 'VOLTA10', paymentMethod: 'pix', ccMode: true })
    expect(built).toEqual({
      ok: true,
      request: {
        coupon: 'VOLTA10',
        paymentMethod: 'pix',
        ccMode: true,
        domainHosts: [{ domain: 'loja.com', host: '335.1' }],
        products: [
          {
            relId: '335.1',
            id: '335',
            type: 'product',
            related: null,
            cycle: 'annually',
            quantity: 1,
            configoptions: [],
          },
          {
            relId: '421.1',
            id: '421',
            type: 'addon',
            related: '335.1',
            cycle: 'annually',
            quantity: 1,
            configoptions: [{ id: 'accounts', quantity: 1 }],
          },
        ],
        domains: [
          {
            relId: 'd.1',
            sld: 'loja',
            tld: 'com',
            type: 'register',
            domainCycle: 'annually',
            hasIdProtection: true,
            related: '335.1',
            domainRelated: null,
          },
        ],
      },
      excluded: [],
    })
  })

  it('can be priced as it is', () => {
    expect(calculateCart(aBook(), requestOf(toggleLine(named, { lineId: '421.1' })), start).ok).toBe(true)
  })

  it('says transfer, the term and the enabler', () => {
    const free = withGift(withEnabler(cartWith(turbo), 'loja.com'), 'd.1', 'loja.online')
    const long = changeCycle(free, { lineId: 'd.1', cycle: 'triennially', withAddons: false })
    expect(requestOf(long).domains).toMatchObject([
      { relId: 'd.1', domainCycle: 'triennially', related: '335.1', domainRelated: null },
      { relId: 'd.2', related: null, domainRelated: 'd.1' },
    ])
    const moved = setTransferability(switchToTransfer(named, { lineId: 'd.1' }), {
      lineId: 'd.1',
      sld: 'loja',
      tld: 'com',
      registerStatus: 'regthroughothers',
      transferStatus: 'available',
      reason: null,
      until: null,
      offer: null,
    })
    expect(requestOf(moved).domains).toMatchObject([{ type: 'transfer' }])
  })

  it('sends units of every option, the chosen operating system once', () => {
    const cart = chooseOperatingSystem(cartWith(server), { lineId: '446.1', optionId: 'cpanel' })
    expect(requestOf(cart).products[0]?.configoptions).toEqual([
      { id: 'simple', quantity: 0 },
      { id: 'cpanel', quantity: 1 },
      { id: 'disk', quantity: 0 },
    ])
  })

  it('leaves ID Protect out where it is not sold', () => {
    const cart = setIdProtection(withFreeName(emptyCart(), 'loja.com.br'), { lineId: 'd.1', on: true })
    expect(requestOf(cart).domains[0]?.hasIdProtection).toBe(false)
  })

  it('does not relate a line to one that is not bought', () => {
    const alone = toggleLine(named, { lineId: '335.1' })
    expect(requestOf(alone)).toMatchObject({ domains: [{ related: null }], domainHosts: [] })
  })
})

describe('what is not calculated', () => {
  it.each([
    ['a line that is not selected', toggleLine(named, { lineId: '335.1' }), [['335.1', 'not-selected']]],
    ['an own name', withName(cartWith(turbo), 'minha.com', { method: 'own' }), [['d.1', 'own']]],
    ['a domain without a name yet', withName(cartWith(turbo), '.'), [['d.1', 'no-name']]],
    ['a name that is taken', answered(named, 'd.1', 'loja', 'com', false), [['d.1', 'not-available']]],
    [
      'a name that could not be confirmed',
      answered(named, 'd.1', 'loja', 'com', null),
      [['d.1', 'not-confirmed']],
    ],
    ['a name nobody was asked about', withName(cartWith(turbo), 'loja.com'), [['d.1', 'not-confirmed']]],
  ])('%s', (_, cart, excluded) => {
    expect(reasonsOf(cart)).toEqual(excluded)
  })

  it('the same name twice, only the second', () => {
    const twice = withFreeName(named, 'outra.com')
    const renamed: Cart = {
      ...twice,
      items: twice.items.map((item) =>
        item.id === 'd.2' && item.type === 'domain' ? { ...item, sld: 'LOJA', name: 'LOJA.com' } : item,
      ),
    }
    expect(reasonsOf(renamed)).toEqual([['d.2', 'same-name']])
    expect(reasonsOf(toggleLine(renamed, { lineId: 'd.1' }))).toEqual([['d.1', 'not-selected']])
  })

  it('a line whose cycle has no price, item or add-on', () => {
    const unsold = cartWith(turbo, anOffer('10', { cycles: [] }))
    expect(reasonsOf(unsold)).toEqual([['10.1', 'no-price']])
    const addon = anOffer('6', { related: [{ ...email, cycles: [] }] })
    expect(requestOf(toggleLine(cartWith(addon), { lineId: '421.1' })).products.map(({ id }) => id)).toEqual([
      '6',
    ])
  })
})

describe('a line whose cycle has left the offer', () => {
  it('is not calculated, though other cycles have a price', () => {
    const cart: Cart = {
      ...named,
      items: named.items.map((item) => (item.id === '335.1' ? { ...item, cycle: 'biennially' } : item)),
    }
    expect(reasonsOf(cart)).toEqual([['335.1', 'no-price']])
  })
})

describe('a bonus domain', () => {
  const bonus = (cart: Cart, tld = 'online', parentId = '335.1') =>
    addGivenDomain(cart, { kind: 'bonus', parentId, offer: aDomainOffer('loja', tld) })

  it('is calculated while Turbo has a free-domain cycle', () => {
    expect(reasonsOf(bonus(named))).toEqual([])
    const monthly = changeCycle(bonus(named), { lineId: '335.1', cycle: 'monthly', withAddons: false })
    expect(reasonsOf(monthly)).toEqual([['d.2', 'gift-not-given']])
  })

  it('is calculated with the AI site product, and with no other', () => {
    const other = { ...turbo, id: '503' }
    const ai = { ...other, role: 'sitebuilder-ai' } as const
    const with_ = (offer: typeof turbo) =>
      bonus(addProduct(emptyCart(), { offer, cycle: null, ccMode: false }), 'online', '503.1')
    expect(reasonsOf(with_(ai))).toEqual([])
    expect(reasonsOf(with_(other))).toEqual([['d.1', 'gift-not-given']])
  })

  it('is not calculated when its product is not bought', () => {
    expect(reasonsOf(toggleLine(bonus(named), { lineId: '335.1' }))).toEqual([
      ['335.1', 'not-selected'],
      ['d.2', 'gift-not-given'],
    ])
  })

  it('belongs to its own product where it has one', () => {
    const two = bonus(cartWith(turbo, { ...turbo, cycles: cyclePrices('monthly') }), 'online', '335.2')
    expect(reasonsOf(two)).toEqual([['d.1', 'gift-not-given']])
    const loose: Cart = {
      ...two,
      items: two.items.map((item) => (item.type === 'domain' ? { ...item, parentId: null } : item)),
    }
    expect(reasonsOf(loose)).toEqual([])
  })

  it('is given once: the first that can be had', () => {
    const two = bonus(bonus(named), 'site')
    expect(reasonsOf(two)).toEqual([['d.3', 'gift-not-given']])
    expect(reasonsOf(toggleLine(two, { lineId: 'd.2' }))).toEqual([['d.2', 'not-selected']])
    expect(reasonsOf(answered(two, 'd.2', 'loja', 'online', false))).toEqual([['d.2', 'not-available']])
  })

  it('of each product of two is given', () => {
    const two = bonus(bonus(cartWith(turbo, turbo)), 'site', '335.2')
    expect(reasonsOf(two)).toEqual([])
  })
})

describe('a name that came free', () => {
  const enabler = withEnabler(emptyCart(), 'loja.com')
  const gift = withGift(enabler, 'd.1', 'loja.online')
  const lineId = 'd.1'
  const own = setOwnDomain(gift, { lineId, sld: 'loja', tld: 'com' })
  const moved = answeredAsTransfer(switchToTransfer(gift, { lineId }), lineId, 'loja', 'com')

  it('is calculated beside it', () => {
    expect(reasonsOf(gift)).toEqual([])
  })

  it.each([
    ["became the visitor's own", own, 'own'],
    ['comes over from elsewhere', moved, null],
    ['was left out', disableDomain(gift, { lineId }), 'not-selected'],
    ['was put aside', toggleLine(gift, { lineId }), 'not-selected'],
    ['is taken', answered(gift, lineId, 'loja', 'com', false), 'not-available'],
    ['could not be confirmed', answered(gift, lineId, 'loja', 'com', null), 'not-confirmed'],
    ['brings none in that extension', answered(gift, lineId, 'loja', 'com', true), null],
  ])('is not calculated once that one %s', (_, cart, reason) => {
    const before = reason === null ? [] : [['d.1', reason]]
    expect(reasonsOf(cart)).toEqual([...before, ['d.2', 'gift-not-given']])
  })

  it('is calculated again when that one is back', () => {
    expect(reasonsOf(enableDomain(disableDomain(gift, { lineId }), { lineId }))).toEqual([])
    expect(reasonsOf(answeredAsEnabler(switchToRegister(moved, { lineId }), lineId, 'loja', 'com'))).toEqual(
      [],
    )
  })

  it('is given once in each extension: the first that can be had', () => {
    const three = ['nova.online', 'nova.store'].reduce((cart, name) => withGift(cart, 'd.1', name), gift)
    expect(reasonsOf(three)).toEqual([['d.3', 'gift-not-given']])
    expect(reasonsOf(toggleLine(three, { lineId: 'd.2' }))).toEqual([['d.2', 'not-selected']])
  })

  it('of each of two is given', () => {
    expect(reasonsOf(withGift(withEnabler(gift, 'outra.com'), 'd.3', 'outra.online'))).toEqual([])
  })

  it('gives none itself, and is none when it comes over from elsewhere', () => {
    expect(reasonsOf(changeDomain(gift, 'd.1', () => ({ isFreeDomain: true })))).toEqual([
      ['d.1', 'gift-not-given'],
      ['d.2', 'gift-not-given'],
    ])
    const transfer = changeDomain(gift, 'd.2', () => ({ method: 'transfer' }))
    expect(reasonsOf(transfer)).toEqual([['d.2', 'gift-not-given']])
  })
})

describe('add-ons', () => {
  const withEmail = (cart: Cart) =>
    toggleLine(offerAddons(cart, { itemId: 'd.1', offers: [trialEmail], ccMode: false }), { lineId: '430.1' })
  const own = withEmail(withName(emptyCart(), 'minha.com', { method: 'own' }))

  it('are bought for an own name, which is not', () => {
    expect(requestOf(own)).toMatchObject({
      domains: [],
      products: [{ relId: '430.1', type: 'addon', related: null }],
      domainHosts: [{ domain: 'minha.com', host: '430.1' }],
    })
  })

  it('are not bought for an own name that is put aside', () => {
    expect(buildCalculateRequest(toggleLine(own, { lineId: 'd.1' }), terms).ok).toBe(false)
  })

  it('are bought for the temporary domain, though it is not selected', () => {
    const cart = withEmail(setTemporaryDomain(emptyCart(), { sld: 'temp', tld: 'example.com' }))
    expect(requestOf(cart)).toMatchObject({
      products: [{ relId: '430.1', related: null }],
      domainHosts: [{ domain: 'temp.example.com', host: '430.1' }],
    })
  })

  it('go with an item that is not bought', () => {
    const chosen = toggleLine(withEmail(withFreeName(emptyCart(), 'loja.com')), { lineId: 'd.1' })
    expect(addonIn(chosen, '430').selected).toBe(true)
    expect(buildCalculateRequest(chosen, terms).ok).toBe(false)
    const taken = answered(withEmail(withFreeName(cartWith(server), 'loja.com')), 'd.1', 'loja', 'com', false)
    expect(requestOf(taken).products.map(({ id }) => id)).toEqual(['446'])
  })

  it('of a bought name relate to it', () => {
    const cart = withEmail(withFreeName(emptyCart(), 'loja.com'))
    expect(requestOf(cart)).toMatchObject({
      products: [{ relId: '430.1', related: 'd.1' }],
      domainHosts: [{ domain: 'loja.com', host: '430.1' }],
    })
  })
})

describe('a plan taken as an add-on beside a name', () => {
  const plan = anOffer('5', { freeDomainCycles: ['annually'], freeDomainTlds: ['com'] })
  const beside = (cart: Cart) => {
    const offered = offerAddons(cart, { itemId: 'd.1', offers: [plan, email], ccMode: false })
    return ['5.1', '421.1'].reduce((chosen, lineId) => toggleLine(chosen, { lineId }), offered)
  }
  const relationOf = (cart: Cart) => requestOf(cart).domains[0]?.related
  const lone = beside(withFreeName(emptyCart(), 'loja.com'))

  it('is what the name is bought with, and makes it free', () => {
    expect(requestOf(lone)).toMatchObject({
      products: [{ relId: '5.1', type: 'addon', related: 'd.1' }, { relId: '421.1' }],
      domains: [{ relId: 'd.1', related: '5.1' }],
    })
    const priced = calculateCart(aBook(), requestOf(lone), start)
    const [name] = priced.ok ? priced.cart.domains : []
    expect(name).toMatchObject({ total: 0, adjustments: [{ code: 'free-domain' }] })
  })

  it.each([
    ['is not chosen', toggleLine(lone, { lineId: '5.1' })],
    [
      'is taken in a cycle that gives none',
      changeCycle(lone, { lineId: '5.1', cycle: 'monthly', withAddons: false }),
    ],
    ['gives none in the extension', beside(withFreeName(emptyCart(), 'loja.info'))],
    ['cannot be bought', beside(answered(withFreeName(emptyCart(), 'loja.com'), 'd.1', 'loja', 'com', null))],
  ])('is not what the name is bought with when it %s', (_, cart) => {
    const built = buildCalculateRequest(cart, terms)
    expect(built.ok ? built.request.domains.map(({ related }) => related) : []).not.toContain('5.1')
  })

  it('gives way to the plan that the name belongs to and that makes it free', () => {
    expect(relationOf(beside(named))).toBe('335.1')
    const monthly = changeCycle(beside(named), { lineId: '335.1', cycle: 'monthly', withAddons: false })
    expect(relationOf(monthly)).toBe('5.1')
    expect(relationOf(toggleLine(monthly, { lineId: '5.1' }))).toBe('335.1')
  })

  it('does not make a transfer free', () => {
    const cart = switchToTransfer(lone, { lineId: 'd.1' })
    const moved = changeDomain(cart, 'd.1', () => ({ available: true }))
    expect(relationOf(moved)).toBeNull()
  })

  it("leaves a plan's second name to that plan", () => {
    const second = addGivenDomain(named, {
      kind: 'bonus',
      parentId: '335.1',
      offer: aDomainOffer('loja', 'online'),
    })
    const online = anOffer('5', { freeDomainCycles: ['annually'], freeDomainTlds: ['online'] })
    const offered = offerAddons(second, { itemId: 'd.2', offers: [online], ccMode: false })
    expect(requestOf(toggleLine(offered, { lineId: '5.1' })).domains[1]?.related).toBe('335.1')
  })
})

describe('a name and the plan that it serves', () => {
  it('are told for an own name too', () => {
    const cart = withName(cartWith(turbo), 'minha.com', { method: 'own' })
    expect(requestOf(cart).domainHosts).toEqual([{ domain: 'minha.com', host: '335.1' }])
  })

  it('are told for the product and the add-ons that are bought, no others', () => {
    const offers = [trialEmail, email, { ...email, id: '443', cycles: [] }]
    const offered = offerAddons(named, { itemId: 'd.1', offers, ccMode: false })
    const chosen = ['430.1', '443.1'].reduce((cart, lineId) => toggleLine(cart, { lineId }), offered)
    expect(requestOf(chosen).domainHosts).toEqual([
      { domain: 'loja.com', host: '335.1' },
      { domain: 'loja.com', host: '430.1' },
    ])
    const free = withGift(withEnabler(cartWith(turbo), 'loja.com'), 'd.1', 'loja.online')
    expect(requestOf(free).domainHosts).toEqual([{ domain: 'loja.com', host: '335.1' }])
  })

  it('are not told of a name that is to be typed yet', () => {
    const own = withName(cartWith(turbo), '.', { method: 'own', parentId: '335.1' })
    expect(requestOf(own).domainHosts).toEqual([])
  })

  it('are not told of a name that nobody confirmed or that is not there yet', () => {
    expect(requestOf(withName(cartWith(turbo), 'loja.com')).domainHosts).toEqual([])
    expect(requestOf(withName(cartWith(turbo), '.', { method: 'own' })).domainHosts).toEqual([])
  })
})

describe('nothing selected', () => {
  it.each([
    ['an empty cart', emptyCart()],
    ['everything put aside', toggleLine(toggleLine(named, { lineId: '335.1' }), { lineId: 'd.1' })],
    ['an own name alone', withName(emptyCart(), 'minha.com', { method: 'own' })],
  ])('stops the calculation: %s', (_, cart) => {
    expect(buildCalculateRequest(cart, terms)).toMatchObject({ ok: false, reason: 'nothing-selected' })
  })
})
