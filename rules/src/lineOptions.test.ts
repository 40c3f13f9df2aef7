import { describe, expect, it } from 'vitest'
import { setOptionAccounts, setTitanAccounts } from './lineOptions.ts'
import { accountsOption, addonIn, anOffer, cartWith, productIn, server, turbo } from './testing/cart.ts'

const cart = cartWith(turbo, server)
const accountsOf = (of = cart) => addonIn(of, '421').options[0]?.accounts

describe('units of an option', () => {
  it.each([
    [5, 5],
    [0, 1],
    [-3, 1],
    [21, 20],
    [2.6, 3],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%d becomes %d, within what the option allows', (asked, held) => {
    expect(
      accountsOf(setOptionAccounts(cart, { lineId: '421.1', optionId: 'accounts', accounts: asked })),
    ).toBe(held)
  })

  it('change nothing for another option, line or number as before', () => {
    expect(setOptionAccounts(cart, { lineId: '421.1', optionId: 'disk', accounts: 5 })).toBe(cart)
    expect(setOptionAccounts(cart, { lineId: '107.1', optionId: 'accounts', accounts: 5 })).toBe(cart)
    expect(setOptionAccounts(cart, { lineId: '421.1', optionId: 'accounts', accounts: 1 })).toBe(cart)
  })

  it('of an item, leave its other options', () => {
    const changed = setOptionAccounts(cart, { lineId: '446.1', optionId: 'disk', accounts: 2 })
    expect(productIn(changed, '446').options.map(({ accounts }) => accounts)).toEqual([1, 0, 2])
  })

  it('are no way to choose two operating systems', () => {
    expect(setOptionAccounts(cart, { lineId: '446.1', optionId: 'cpanel', accounts: 1 })).toBe(cart)
  })
})

describe('titanAccounts', () => {
  it('counts for every professional e-mail, item or add-on, and selects none', () => {
    const ultra = anOffer('443', { role: 'proemail', options: [accountsOption] })
    const counted = setTitanAccounts(cartWith(turbo, ultra, server), { accounts: 3 })
    expect(accountsOf(counted)).toBe(3)
    expect(addonIn(counted, '421').selected).toBe(false)
    expect(productIn(counted, '443').options[0]?.accounts).toBe(3)
    expect(productIn(counted, '446').options.map(({ accounts }) => accounts)).toEqual([1, 0, 0])
  })

  it('counts accounts alone, not the options beside them', () => {
    const disk = { ...accountsOption, id: 'disk', type: 'quantity' } as const
    const ultra = anOffer('443', { role: 'proemail', options: [disk, accountsOption] })
    const counted = setTitanAccounts(cartWith(ultra), { accounts: 3 })
    expect(productIn(counted, '443').options.map(({ accounts }) => accounts)).toEqual([1, 3])
  })

  it('counts for no other family that has accounts', () => {
    const reseller = cartWith(anOffer('385', { role: 'reseller', options: [accountsOption] }))
    expect(setTitanAccounts(reseller, { accounts: 3 })).toBe(reseller)
  })

  it('leaves the very same cart where there is no e-mail', () => {
    const none = cartWith(server)
    expect(setTitanAccounts(none, { accounts: 3 })).toBe(none)
  })
})
