import { describe, expect, it } from 'vitest'
import { isOfferContext } from './offerContexts.ts'

describe('an offer context', () => {
  it.each(['black_friday', 'app2', '_', 'a'.repeat(64)])('%s is one', (value) => {
    expect(isOfferContext(value)).toBe(true)
  })

  it.each(['', 'Black', 'black-friday', 'a b', 'maçã', 'a\n', 'a'.repeat(65)])('%j is none', (value) => {
    expect(isOfferContext(value)).toBe(false)
  })
})
