import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { offerAddons } from './addProduct.ts'
import { applyPreview } from './applyPreview.ts'
import { buildCalculateRequest } from './calculationRequest.ts'
import type { Cart, DomainPreview } from './cart.ts'
import { disableDomain } from './disableDomain.ts'
import { setPreview } from './domainAnswer.ts'
import { toggleLine } from './toggleLine.ts'
import {
  aDomainOffer,
  cartWith,
  domainIn,
  names,
  siteLock,
  trialEmail,
  turbo,
  withEnabler,
  withFreeName,
  withGift,
} from './testing/cart.ts'

const preview: DomainPreview = {
  ...aDomainOffer('Nova', '.com', { related: ['5'] }),
  cycle: 'biennially',
  name: 'nova.com',
  suggestions: [aDomainOffer('nova', 'net')],
  freeDomains: [aDomainOffer('nova', 'online')],
  bonusDomains: [aDomainOffer('nova', 'store')],
}

const cart = withFreeName(cartWith(turbo), 'loja.com')
const lineId = 'd.1'
const applied = (to: Cart, shown = preview, addons = [trialEmail, siteLock]) =>
  applyPreview(setPreview(to, { lineId, preview: shown }), { lineId, addons, ccMode: false })

describe('applying a preview', () => {
  it('makes the previewed name the line, to be registered', () => {
    const item = domainIn(applied(disableDomain(cart, { lineId })), 'nova.com')
    expect(item).toMatchObject({
      id: 'd.1',
      sld: 'nova',
      tld: 'com',
      method: 'register',
      selected: true,
      available: true,
      registerStatus: 'available',
      transferStatus: 'unknown',
      transferCode: '',
      cycle: 'biennially',
      cycles: preview.cycles,
      related: ['5'],
      idProtectionYearly: 2000,
      suggestions: preview.suggestions,
      freeDomains: preview.freeDomains,
      bonusDomains: preview.bonusDomains,
      isTemporaryDomain: false,
      fallbackShortDomain: false,
      balance: null,
      preview: null,
      parentId: '335.1',
    })
  })

  it('does not double the add-ons that the line has', () => {
    const had = offerAddons(cart, { itemId: lineId, offers: [trialEmail], ccMode: false })
    const chosen = toggleLine(had, { lineId: '430.1' })
    expect(domainIn(applied(chosen), 'nova.com').addons).toMatchObject([
      { id: '430.1', selected: true },
      { productId: '107', selected: false },
    ])
  })

  it.each([false, null])('changes nothing while the name is not confirmed (%s)', (available) => {
    const shown = setPreview(cart, { lineId, preview: { ...preview, available } })
    expect(applyPreview(shown, { lineId, addons: [], ccMode: false })).toBe(shown)
  })

  it('changes nothing without a preview or a domain', () => {
    expect(applyPreview(cart, { lineId, addons: [], ccMode: false })).toBe(cart)
    expect(applyPreview(cart, { lineId: '335.1', addons: [], ccMode: false })).toBe(cart)
    expect(applyPreview(cart, { lineId: 'nobody', addons: [], ccMode: false })).toBe(cart)
  })
})

describe('free domains of the name before', () => {
  const enabler = withEnabler(cartWith(turbo), 'loja.com')
  const gifts = withGift(withGift(enabler, lineId, 'loja.online'), lineId, 'loja.store')
  const calculated = (of: Cart) => {
    const built = buildCalculateRequest(of, { coupon: null, paymentMethod: null, ccMode: false })
    return built.ok ? built.request.domains.map(({ sld, tld }) => `${sld}.${tld}`) : []
  }

  it('stay, and are calculated where the new name brings them too', () => {
    const after = applied(gifts)
    expect(names(after)).toEqual(['335', 'nova.com', 'loja.online', 'loja.store'])
    expect(calculated(gifts)).toEqual(['loja.com', 'loja.online', 'loja.store'])
    expect(calculated(after)).toEqual(['nova.com', 'loja.online'])
  })

  it('are calculated when the new name brings several', () => {
    const freeDomains = [aDomainOffer('nova', 'store'), aDomainOffer('nova', 'online')]
    const after = applied(gifts, { ...preview, freeDomains })
    expect(calculated(after)).toEqual(['nova.com', 'loja.online', 'loja.store'])
  })

  it('that were deselected stay so', () => {
    const off = toggleLine(gifts, { lineId: 'd.3' })
    expect(domainIn(applied(off), 'loja.store')).toBe(domainIn(off, 'loja.store'))
  })
})

describe('a gift that is exchanged', () => {
  const enabler = withEnabler(cartWith(turbo), 'loja.com')
  const free = withGift(enabler, lineId, 'loja.online')
  const bonus = addGivenDomain(enabler, {
    kind: 'bonus',
    parentId: '335.1',
    offer: aDomainOffer('loja', 'online'),
  })
  const exchanged = (of: Cart, tld: string) => {
    const shown = setPreview(of, {
      lineId: 'd.2',
      preview: { ...preview, ...aDomainOffer('nova', tld), name: `nova.${tld}` },
    })
    return domainIn(applyPreview(shown, { lineId: 'd.2', addons: [], ccMode: false }), `nova.${tld}`)
  }

  it('stays one in its extension', () => {
    expect(exchanged(free, 'online')).toMatchObject({ isFreeDomain: true, isBonusDomain: false })
    expect(exchanged(bonus, 'online')).toMatchObject({ isFreeDomain: false, isBonusDomain: true })
  })

  it('is a name like any other in another extension', () => {
    const bought = { isFreeDomain: false, isBonusDomain: false }
    expect(exchanged(free, 'net')).toMatchObject(bought)
    expect(exchanged(bonus, 'net')).toMatchObject(bought)
  })
})
