import { describe, expect, it } from 'vitest'
import { offerAddons } from './addProduct.ts'
import { chooseProEmail, takeFreeProEmail } from './proEmail.ts'
import { toggleLine } from './toggleLine.ts'
import { addonIn, cartWith, trialEmail, turbo, withFreeName } from './testing/cart.ts'

const cart = offerAddons(withFreeName(cartWith(turbo), 'loja.com'), {
  itemId: 'd.1',
  offers: [trialEmail],
  ccMode: false,
})

describe('the free professional e-mail', () => {
  it('takes every chosen e-mail add-on out of what is bought, and leaves it on offer', () => {
    const chosen = toggleLine(toggleLine(cart, { lineId: '421.1' }), { lineId: '430.1' })
    expect(takeFreeProEmail(chosen)).toEqual(cart)
  })

  it('is one of several add-ons of one of several items', () => {
    expect(takeFreeProEmail(toggleLine(cart, { lineId: '421.1' }))).toEqual(cart)
  })

  it('leaves other add-ons chosen', () => {
    const chosen = toggleLine(toggleLine(cart, { lineId: '421.1' }), { lineId: '107.1' })
    expect(addonIn(takeFreeProEmail(chosen), '107').selected).toBe(true)
    expect(takeFreeProEmail(chosen).items[1]).toBe(chosen.items[1])
  })

  it('changes nothing where none is chosen', () => {
    const other = toggleLine(cart, { lineId: '107.1' })
    expect(takeFreeProEmail(other)).toBe(other)
  })
})

describe('choosing a professional e-mail', () => {
  const both = offerAddons(cart, { itemId: '335.1', offers: [trialEmail], ccMode: false })
  const chosenOf = ({ items }: typeof cart) =>
    items[0]?.addons.filter(({ role, selected }) => role === 'proemail' && selected).map(({ id }) => id)

  it('takes one in place of the other, and none', () => {
    const paid = chooseProEmail(both, { itemId: '335.1', addonId: '421.1' })
    expect(chosenOf(paid)).toEqual(['421.1'])
    const trial = both.items[0]?.addons.find(({ productId }) => productId === '430')?.id ?? ''
    const other = chooseProEmail(paid, { itemId: '335.1', addonId: trial })
    expect(chosenOf(other)).toEqual([trial])
    expect(chosenOf(chooseProEmail(other, { itemId: '335.1', addonId: null }))).toEqual([])
  })

  it('leaves other add-ons and other items alone', () => {
    const chosen = toggleLine(both, { lineId: '107.1' })
    expect(addonIn(chooseProEmail(chosen, { itemId: '335.1', addonId: '421.1' }), '107').selected).toBe(true)
    expect(chooseProEmail(chosen, { itemId: '335.1', addonId: '421.1' }).items[1]).toBe(chosen.items[1])
  })

  it.each([['107.1'], ['421.9'], [null]])('changes nothing for %s', (addonId) => {
    expect(chooseProEmail(both, { itemId: '335.1', addonId })).toBe(both)
  })
})
