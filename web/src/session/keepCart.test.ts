import { cartCookieNames } from '@balcao/rules/cartCookie'
import { decodeCartCookie } from '@balcao/rules/readCartCookie'
import { describe, expect, it } from 'vitest'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { startShop } from '../testing/startedShop.ts'
import { keepCart } from './keepCart.ts'
import type { SessionState } from './sessionState.ts'

function keep(state: SessionState, cookies = new Map<string, string>()) {
  const warnings: string[] = []
  const note = (_details: unknown, message: string) => warnings.push(message)
  const write = (name: string, value: string | null) => {
    if (value === null) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }
  const read = (name: string) => cookies.get(name) ?? null
  keepCart({ read, write }, { info: note, warn: note, error: note }, state)
  return { cookies, warnings, kept: decodeCartCookie(read, state.brand.id).cart }
}

const address = 'pid=335&billingCycle=annually&sld=minhaloja&tld=com.br&coupon=VOLTA10'

describe('keeping the cart', () => {
  it('writes choices and coupon, and no price', async () => {
    const { state } = await startShop(address)
    const { kept, cookies } = keep(state)
    expect(kept?.coupon).toBe('VOLTA10')
    expect(kept?.items.map(({ type, cycle }) => [type, cycle])).toEqual([
      ['product', 'annually'],
      ['domain', 'annually'],
    ])
    expect([...cookies.values()].join()).not.toContain('18000')
  })

  it('leaves no cookie of an empty cart', async () => {
    const full = await startShop(address)
    const { cookies } = keep(full.state)
    const empty = await startShop('')
    keep(empty.state, cookies)
    expect([...cookies.keys()].filter((name) => cartCookieNames.some((one) => one === name))).toEqual([])
  })

  it('leaves the cart of another country alone until there is one of its own', async () => {
    const full = await startShop(address)
    const { cookies } = keep(full.state)
    const before = new Map(cookies)
    const abroad = await startShop('coupon=VOLTA10', { brand: sampleBrands.mx })
    keep(abroad.state, cookies)
    expect(cookies).toEqual(before)
    const filled = await startShop(address, { brand: sampleBrands.mx })
    expect(keep(filled.state, cookies).kept?.brand).toBe('mx')
  })

  it('touches nothing while lines of the visitor could not be loaded', async () => {
    const { state } = await startShop(address)
    const { cookies } = keep(state)
    const before = new Map(cookies)
    keep({ ...state, cart: { ...state.cart, items: [] }, isIncomplete: true }, cookies)
    expect(cookies).toEqual(before)
  })

  it('says in the log when a cart does not fit, and keeps what does', async () => {
    const { state } = await startShop(address)
    const [, name] = state.cart.items
    if (name === undefined) throw new Error('no name')
    const many = Array.from({ length: 400 }, (_, index) => ({ ...name, id: `d.${index + 10}` }))
    const { kept, warnings } = keep({
      ...state,
      cart: { ...state.cart, items: [...state.cart.items, ...many] },
    })
    expect(warnings).toEqual(['cart does not fit into its cookies'])
    expect(kept?.items.length).toBeGreaterThan(0)
  })
})
