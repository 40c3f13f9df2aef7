import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cycles } from './cycle.ts'
import { availableInstallments } from './installments.ts'
import type { InstallmentPolicy } from './priceBook.ts'
import { aBook } from './testing/priceBook.ts'

const brazil: InstallmentPolicy = aBook().installments
const mexico: InstallmentPolicy = { ...brazil, counts: [1, 3, 6, 9, 12], minimum: 10_000 }
const counts = (policy: InstallmentPolicy, total: number, cycle: (typeof cycles)[number] | undefined) =>
  availableInstallments(policy, total, cycle).map(({ count }) => count)

describe('installments', () => {
  it('go up to what the longest cycle allows', () => {
    expect(counts(brazil, 100_000, 'annually')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(counts(brazil, 100_000, 'quarterly')).toEqual([1, 2, 3])
    expect(counts(brazil, 100_000, 'monthly')).toEqual([1])
    expect(counts(brazil, 100_000, undefined)).toEqual([1])
  })

  it('are none of them below the least amount', () => {
    expect(counts(brazil, 1500, 'annually')).toEqual([1, 2, 3])
    expect(counts(brazil, 1499, 'annually')).toEqual([1, 2])
    expect(counts(mexico, 60_000, 'annually')).toEqual([1, 3, 6])
  })

  it('always let one pay at once, however little it is', () => {
    expect(availableInstallments(brazil, 3, 'annually')).toEqual([{ count: 1, first: 3, rest: 3 }])
  })

  it('are none when there is nothing to pay', () => {
    expect(availableInstallments(brazil, 0, 'annually')).toEqual([])
    expect(availableInstallments(brazil, -1, 'annually')).toEqual([])
  })

  it('put the remainder into the first', () => {
    expect(availableInstallments(brazil, 2000, 'quarterly')[2]).toEqual({ count: 3, first: 668, rest: 666 })
  })

  it('sum to the total, the first the largest', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(...cycles), (total, cycle) => {
        for (const { count, first, rest } of availableInstallments(brazil, total, cycle)) {
          expect(first + (count - 1) * rest).toBe(total)
          expect(first).toBeGreaterThanOrEqual(rest)
          expect(first - rest).toBeLessThan(count)
        }
      }),
    ))
})
