import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { hasLoneNames, offerDomainAddons } from './domainAddons.ts'
import { setTemporaryDomain } from './temporaryDomain.ts'
import { toggleLine } from './toggleLine.ts'
import {
  aDomainOffer,
  anAddonOffer,
  cartWith,
  domainIn,
  email,
  emptyCart,
  server,
  turbo,
  withFreeName,
  withName,
} from './testing/cart.ts'

const related = [anAddonOffer('p', { role: 'id-protect' }), email]
const lone = withFreeName(emptyCart(), 'loja.com')

const offeredTo = (cart: typeof lone, name = 'loja.com') =>
  domainIn(offerDomainAddons(cart, related, false), name).addons.map(({ productId, selected }) => [
    productId,
    selected,
  ])

describe('what goes with a name', () => {
  it('is on offer beside one that is bought alone, nothing of it chosen, ID Protect not among it', () => {
    expect(hasLoneNames(lone)).toBe(true)
    expect(offeredTo(lone)).toEqual([['421', false]])
    expect(offeredTo(withFreeName(cartWith(server), 'loja.com'))).toEqual([['421', false]])
  })

  it('stays chosen when it is offered again', () => {
    const chosen = toggleLine(offerDomainAddons(lone, related, false), { lineId: '421.1' })
    expect(offeredTo(chosen)).toEqual([['421', true]])
  })

  it.each([
    ['with a plan', withFreeName(cartWith(turbo), 'loja.com'), 'loja.com'],
    ["of the visitor's own", withName(emptyCart(), 'loja.com', { method: 'own' }), 'loja.com'],
    [
      'that came free',
      addGivenDomain(lone, { kind: 'free', parentId: 'd.1', offer: aDomainOffer('loja', 'online') }),
      'loja.online',
    ],
  ])('is not beside one %s', (_, cart, name) => {
    expect(offeredTo(cart, name)).toEqual([])
  })

  it('is not beside one that is chosen later', () => {
    expect(hasLoneNames(setTemporaryDomain(emptyCart(), { sld: '', tld: '' }))).toBe(false)
  })
})
