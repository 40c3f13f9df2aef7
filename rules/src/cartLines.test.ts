import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeItem, changeLine, findItem, findLine, freeLineId, linesOf, nextLineId } from './cartLines.ts'
import { addonIn, cartWith, emptyCart, productIn, turbo } from './testing/cart.ts'

describe('line ids', () => {
  it('are the product and a number, counted over items and add-ons', () => {
    expect(nextLineId(emptyCart(), '335')).toBe('335.1')
    expect(nextLineId(cartWith(turbo), '335')).toBe('335.2')
    expect(nextLineId(cartWith(turbo), '421')).toBe('421.2')
  })

  it('go on from the highest, so that a removed line has no successor of its name', () => {
    expect(freeLineId(['335.1', '335.7'], '335')).toBe('335.8')
    expect(freeLineId(['335.7', '335.1'], '335')).toBe('335.8')
  })

  it('pay no heed to other products or ids that we did not give', () => {
    expect(freeLineId(['33.9', '3355.9', '335.x', '335.1.5', '335.1e99', '335'], '335')).toBe('335.1')
  })

  it('are always free', () => {
    const id = fc.tuple(fc.constantFrom('d', '335'), fc.nat({ max: 30 })).map(([pid, n]) => `${pid}.${n}`)
    fc.assert(
      fc.property(fc.array(id), (taken) => {
        expect(taken).not.toContain(freeLineId(taken, '335'))
      }),
    )
  })
})

describe('lines', () => {
  const cart = cartWith(turbo)

  it('come item by item, each before its add-ons', () => {
    expect(linesOf(cart).map(({ id }) => id)).toEqual(['335.1', '421.1', '107.1'])
  })

  it('are found by id', () => {
    expect(findItem(cart, '335.1')).toBe(productIn(cart, '335'))
    expect(findItem(cart, '421.1')).toBeUndefined()
    expect(findLine(cart, '421.1')).toBe(addonIn(cart, '421'))
    expect(findLine(cart, 'nobody')).toBeUndefined()
  })

  it('are changed one at a time', () => {
    const changed = changeLine(cart, '421.1', () => ({ quantity: 2 }))
    expect(addonIn(changed, '421').quantity).toBe(2)
    expect(addonIn(changed, '107')).toBe(addonIn(cart, '107'))
    expect(
      productIn(
        changeLine(cart, '335.1', () => ({ quantity: 3 })),
        '335',
      ).quantity,
    ).toBe(3)
  })

  it('leave the very same cart when there is nothing to change', () => {
    expect(changeLine(cart, '421.1', () => null)).toBe(cart)
    expect(changeLine(cart, 'nobody', () => ({ quantity: 2 }))).toBe(cart)
    expect(changeItem(cart, 'nobody', (item) => ({ ...item, quantity: 2 }))).toBe(cart)
    expect(changeItem(cart, '335.1', (item) => item)).toBe(cart)
  })

  it('leave the items beside a changed line as they are', () => {
    const two = cartWith(turbo, turbo)
    expect(changeLine(two, '421.2', () => ({ quantity: 2 })).items[0]).toBe(two.items[0])
  })

  it('keep the items beside the changed one', () => {
    const two = cartWith(turbo, turbo)
    const changed = changeItem(two, '335.2', (item) => ({ ...item, quantity: 2 }))
    expect(changed.items.map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(changed.items[0]).toBe(two.items[0])
  })
})
