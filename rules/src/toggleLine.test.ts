import { describe, expect, it } from 'vitest'
import { addGivenDomain } from './addDomain.ts'
import { findLine } from './cartLines.ts'
import { toggleLine } from './toggleLine.ts'
import { aDomainOffer, cartWith, turbo, withFreeName } from './testing/cart.ts'

const named = withFreeName(cartWith(turbo), 'loja.com')
const cart = addGivenDomain(named, {
  kind: 'bonus',
  parentId: '335.1',
  offer: aDomainOffer('loja', 'online'),
})

describe('toggling', () => {
  it.each([
    ['an item', '335.1', false],
    ['an add-on', '421.1', true],
    ['a bonus domain', 'd.2', false],
  ])('%s selects or deselects it, and again undoes that', (_, lineId, selected) => {
    const toggled = toggleLine(cart, { lineId })
    expect(findLine(toggled, lineId)?.selected).toBe(selected)
    expect(toggleLine(toggled, { lineId })).toEqual(cart)
  })

  it('a line that is not there changes nothing', () => {
    expect(toggleLine(cart, { lineId: 'nobody' })).toBe(cart)
  })
})
