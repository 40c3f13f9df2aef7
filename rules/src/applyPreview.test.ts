import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { offerAddons } from './addProduct.ts'
import { applyPreview } from './applyPreview.ts'
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
  withFreeName,
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
  const gifts = ['online', 'store'].reduce(
    (filled, tld) =>
      addGivenDomain(filled, { kind: 'free', parentId: lineId, offer: aDomainOffer('loja', tld) }),
    cart,
  )

  it('stay selected where the new name brings them too, else they are deselected, not lost', () => {
    const after = applied(gifts)
    expect(names(after)).toEqual(['335', 'nova.com', 'loja.online', 'loja.store'])
    expect(domainIn(after, 'loja.online').selected).toBe(true)
    expect(domainIn(after, 'loja.store').selected).toBe(false)
  })

  it('stay selected when the new name brings several', () => {
    const freeDomains = [aDomainOffer('nova', 'store'), aDomainOffer('nova', 'online')]
    const after = applied(gifts, { ...preview, freeDomains })
    expect([domainIn(after, 'loja.online').selected, domainIn(after, 'loja.store').selected]).toEqual([
      true,
      true,
    ])
  })

  it('of another name, and bonus domains, are left alone', () => {
    const bonus = addGivenDomain(gifts, {
      kind: 'bonus',
      parentId: '335.1',
      offer: aDomainOffer('loja', 'site'),
    })
    const other = addGivenDomain(withFreeName(bonus, 'outra.com'), {
      kind: 'free',
      parentId: 'd.5',
      offer: aDomainOffer('outra', 'store'),
    })
    const after = applied(other)
    expect(domainIn(after, 'loja.site').selected).toBe(true)
    expect(domainIn(after, 'outra.store').selected).toBe(true)
  })

  it('that were deselected stay so', () => {
    const off = toggleLine(gifts, { lineId: 'd.3' })
    expect(domainIn(applied(off), 'loja.store')).toBe(domainIn(off, 'loja.store'))
  })
})
