import { describe, expect, it } from 'vitest'
import type { CyclePrice, ItemOption } from './cart.ts'
import { freeYearPrice, termPrice } from './termPrice.ts'

const price = (cycle: CyclePrice['cycle'], register: number, discountPercentage = 0): CyclePrice => ({
  cycle,
  register,
  renew: register,
  transfer: null,
  discountPercentage,
})
const accounts = (count: number): ItemOption => ({
  id: 'accounts',
  subId: 'accounts',
  type: 'accounts',
  label: '',
  accounts: count,
  accountPrice: 1099,
  minValue: 1,
  maxValue: 50,
})

describe('what a cycle costs with its options', () => {
  it.each([
    ['the first account is part of the price', [accounts(1)], price('annually', 12588), 12588, 12588],
    ['each further one costs its months', [accounts(5)], price('annually', 12588), 65340, 65340],
    ['the promotion comes off the term alone', [accounts(2)], price('monthly', 1000, 50), 1599, 2099],
    [
      'an operating system is free',
      [{ ...accounts(1), type: 'os', minValue: 0 }],
      price('monthly', 1000),
      1000,
      1000,
    ],
  ] as const)('%s', (_, options, of, first, renewal) =>
    expect(termPrice({ options }, of)).toEqual({ first, renewal }),
  )

  it('of a name leaves out its free year, the remainder with it', () => {
    expect(freeYearPrice(price('annually', 5499, 10))).toBe(0)
    expect(freeYearPrice(price('triennially', 10000))).toBe(6666)
  })
})
