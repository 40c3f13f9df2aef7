import { describe, expect, it } from 'vitest'
import { cookieCartOf } from './cookieCart.ts'
import { restoresFromHistory } from './historyCookie.ts'
import { setOptionAccounts } from './lineOptions.ts'
import { toggleLine } from './toggleLine.ts'
import {
  accountsOption,
  addressOf,
  anOffer,
  cartWith,
  emptyCart,
  server,
  turbo,
  withName,
} from './testing/cart.ts'

const restores = (query: string, cart = kept) =>
  restoresFromHistory(addressOf(query), cookieCartOf(cart, null))

const titan = anOffer('421', { role: 'proemail', options: [accountsOption] })
const counted = setOptionAccounts(cartWith(turbo, server, titan), {
  lineId: '421.2',
  optionId: 'accounts',
  accounts: 3,
})
const kept = withName(counted, 'loja.com.br', { cycle: 'triennially' })

describe('a kept cart is restored', () => {
  it.each([
    ['the pid is an item of it', 'pid=335', true],
    ['no item has the pid', 'pid=5', false],
    ['every pid of a list is', 'pid=335,446,d', true],
    ['one pid of a list is not', 'pid=335,5', false],
    ['without a pid nothing matches', 'sld=loja&tld=com.br', false],
    ['without anything either', '', false],
    ['an add-on is no item', 'pid=107', false],
    ['the billing cycle is the same', 'pid=335&billingCycle=annually', true],
    ['the billing cycle is another', 'pid=335&billingCycle=monthly', false],
    ["a domain's term is not the billing cycle's business", 'pid=335,d&billingCycle=annually', true],
    ['the name is in it', 'pid=335&sld=loja&tld=com.br', true],
    ['the name is another', 'pid=335&sld=outra&tld=com.br', false],
    ['the extension is another', 'pid=335&sld=loja&tld=com', false],
    ['the name alone is in it', 'pid=335&sld=loja', true],
    ['the name alone is not', 'pid=335&sld=outra', false],
    ['the extension alone is in it', 'pid=335&tld=com.br', true],
    ['the extension alone is not', 'pid=335&tld=com', false],
    ['the full name is in it', 'pid=335&domain=loja.com.br', true],
    ['the full name is not', 'pid=335&domain=outra.com.br', false],
    ['the accounts are as many', 'pid=421&titanAccounts=3', true],
    ['the accounts are more', 'pid=421&titanAccounts=4', false],
    ['one of the items asked for has them', 'pid=335,421&titanAccounts=3', true],
    ['only an item not asked for has them', 'pid=335&titanAccounts=3', false],
  ])('%s: %s is %s', (_, query, expected) => {
    expect(restores(query)).toBe(expected)
  })

  it('if one of several names is the one asked for, in name and extension', () => {
    const two = withName(kept, 'outra.com')
    for (const query of ['sld=outra&tld=com', 'sld=loja', 'tld=com', 'domain=loja.com.br']) {
      expect(restores(`pid=335&${query}`, two)).toBe(true)
    }
    expect(restores('pid=335&sld=loja&tld=com', two)).toBe(false)
  })

  it('if one of two items of the same product has the cycle', () => {
    const monthly = { ...turbo, cycles: turbo.cycles.filter(({ cycle }) => cycle === 'monthly') }
    expect(restores('pid=335&billingCycle=monthly', cartWith(turbo, monthly))).toBe(true)
  })

  it('if an e-mail chosen with the item has the accounts, not one that is only on offer', () => {
    const offered = setOptionAccounts(cartWith(turbo), { lineId: '421.1', optionId: 'accounts', accounts: 3 })
    expect(restores('pid=335&titanAccounts=3', offered)).toBe(false)
    const chosen = toggleLine(offered, { lineId: '421.1' })
    expect(restores('pid=335&titanAccounts=3', chosen)).toBe(true)
    expect(restores('pid=335&titanAccounts=2', chosen)).toBe(false)
  })

  it('not if it is empty', () => {
    expect(restores('pid=335', emptyCart())).toBe(false)
  })
})
