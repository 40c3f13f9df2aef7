import { describe, expect, it } from 'vitest'
import type { DomainDocument } from './cart.ts'
import { setDomainDocument } from './domainDocument.ts'
import { cartWith, domainIn, turbo, withFreeName } from './testing/cart.ts'

describe("a domain owner's document", () => {
  const cart = withFreeName(cartWith(turbo), 'loja.com.br')
  const document: DomainDocument = {
    available: true,
    value: '52998224725',
    status: 'VALID',
    registryCheck: { status: 'VALID', document: '52998224725', timestamp: 1 },
  }

  it('is kept with its line, once', () => {
    const known = setDomainDocument(cart, { lineId: 'd.1', document })
    expect(domainIn(known, 'loja.com.br').document).toBe(document)
    expect(setDomainDocument(known, { lineId: 'd.1', document })).toBe(known)
    expect(setDomainDocument(cart, { lineId: '335.1', document })).toBe(cart)
  })
})
