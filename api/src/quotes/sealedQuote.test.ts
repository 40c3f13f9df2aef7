import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openQuote, sealQuote } from './sealedQuote.ts'
import type { Quote } from './sealedQuote.ts'

const oldSecret = 'an-old-secret-of-more-than-32-characters'
const newSecret = 'a-new-secret-of-more-than-32-characters'
const quote: Quote = {
  id: 'b5a3',
  brand: 'br',
  currency: 'BRL',
  total: 11880,
  request: 'digest',
  priceBookVersion: 'v1',
  expiresAt: 1_800_000_000_000,
}

describe('a sealed quote', () => {
  it('opens to what was sealed', () => {
    expect(openQuote(sealQuote(quote, [newSecret]), [newSecret])).toEqual(quote)
  })

  it('opens with a secret that is on its way out, and is sealed with the new one', () => {
    const old = sealQuote(quote, [oldSecret])
    expect(openQuote(old, [newSecret, oldSecret])).toEqual(quote)
    expect(openQuote(old, [newSecret])).toBeNull()
    expect(openQuote(sealQuote(quote, [newSecret, oldSecret]), [newSecret])).toEqual(quote)
  })

  it('never opens when a character was changed', () => {
    const token = sealQuote(quote, [newSecret])
    const characters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.')
    fc.assert(
      fc.property(fc.nat(token.length - 1), characters, (at, character) => {
        const changed = token.slice(0, at) + character + token.slice(at + 1)
        const opened = openQuote(changed, [newSecret])
        // The last character of base64url carries bits that mean nothing; only the same seal may come of it.
        expect(opened === null || JSON.stringify(opened) === JSON.stringify(quote)).toBe(true)
      }),
    )
  })

  it('never opens from any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(openQuote(text, [newSecret])).toBeNull()
      }),
    )
  })
})
