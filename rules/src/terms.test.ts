import { describe, expect, it } from 'vitest'
import { cyclesDiscount, firstTermPrice, isValidTerm, validTerm, validTerms } from './terms.ts'
import { aTerm } from './testing/priceBook.ts'

const terms = {
  monthly: aTerm(1000, { discountPercentage: 50 }),
  quarterly: aTerm(0, { renew: 3000 }),
  semiannually: aTerm(6000, { renew: 0 }),
  annually: aTerm(9001, { discountPercentage: 50, renew: 12_000 }),
}

describe('a price', () => {
  it.each([
    [1, 1, true],
    [0, 1, false],
    [1, 0, false],
    [-1, 1, false],
    [1, -1, false],
  ])('of %i renewed at %i is valid: %s', (register, renew, isValid) =>
    expect(isValidTerm(aTerm(register, { renew }))).toBe(isValid),
  )

  it('that is not valid takes its cycle off the offer', () => {
    expect(Object.keys(validTerms(terms))).toEqual(['monthly', 'annually'])
    expect(validTerms(terms).annually).toBe(terms.annually)
    expect(validTerm(terms, 'quarterly')).toBeUndefined()
    expect(validTerm(terms, 'triennially')).toBeUndefined()
    expect(validTerm(terms, 'monthly')).toBe(terms.monthly)
  })
})

describe('the discount of a cycle', () => {
  it('takes the promotion off the first term', () => expect(firstTermPrice(terms.annually)).toBe(4500))

  it('tells the promotion, the total and the saving against paying monthly', () =>
    expect(cyclesDiscount(terms)).toEqual({
      monthly: { discountPercentage: 50, discountPercentageCycle: 50, total: 500 },
      annually: { discountPercentage: 50, discountPercentageCycle: 62, total: 4500 },
    }))

  it('saves nothing where there is no monthly term to compare with', () =>
    expect(cyclesDiscount({ annually: aTerm(9000) })).toEqual({
      annually: { discountPercentage: 0, discountPercentageCycle: 0, total: 9000 },
    }))
})
