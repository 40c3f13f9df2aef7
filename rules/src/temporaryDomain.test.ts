import { describe, expect, it } from 'vitest'
import { setTemporaryDomain } from './temporaryDomain.ts'
import { cartWith, domainIn, names, turbo, withFreeName, withName } from './testing/cart.ts'

const temporary = { sld: 'Temp', tld: 'example.com' }

describe('a temporary security domain', () => {
  it('is set on the own-domain item where there is one', () => {
    const cart = withName(withFreeName(cartWith(turbo), 'loja.com'), 'minha.com', { method: 'own' })
    const item = domainIn(setTemporaryDomain(cart, temporary), 'temp.example.com')
    expect(item).toEqual({
      ...domainIn(cart, 'minha.com'),
      sld: 'temp',
      tld: 'example.com',
      name: 'temp.example.com',
      isTemporaryDomain: true,
    })
  })

  it('is else added in front, own and not selected', () => {
    const cart = setTemporaryDomain(withFreeName(cartWith(turbo), 'loja.com'), temporary)
    expect(names(cart)).toEqual(['temp.example.com', '335', 'loja.com'])
    expect(domainIn(cart, 'temp.example.com')).toMatchObject({
      id: 'd.2',
      method: 'own',
      selected: false,
      isTemporaryDomain: true,
    })
  })

  it('is not added a second time', () => {
    const once = setTemporaryDomain(cartWith(turbo), temporary)
    expect(setTemporaryDomain(once, temporary)).toEqual(once)
  })
})
