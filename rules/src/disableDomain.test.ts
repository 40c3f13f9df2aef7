import { describe, expect, it } from 'vitest'
import { disableDomain, enableDomain } from './disableDomain.ts'
import { cartWith, domainIn, turbo, withFreeName } from './testing/cart.ts'

const cart = withFreeName(cartWith(turbo), 'loja.com')
const lineId = 'd.1'

describe('a disabled domain', () => {
  const disabled = () => disableDomain(cart, { lineId })

  it('is not selected and marked, and nothing else of it changes', () => {
    expect(domainIn(disabled(), 'loja.com')).toEqual({
      ...domainIn(cart, 'loja.com'),
      selected: false,
      fallbackShortDomain: true,
    })
  })

  it('comes back as it was', () => {
    expect(enableDomain(disabled(), { lineId })).toEqual(cart)
  })

  it('is not disabled twice, nor enabled before', () => {
    const once = disabled()
    expect(disableDomain(once, { lineId })).toBe(once)
    expect(enableDomain(cart, { lineId })).toBe(cart)
    expect(disableDomain(cart, { lineId: '335.1' })).toBe(cart)
  })
})
