import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignVariant, hash, outOfAllocation, variants } from './experiments.ts'
import type { Experiment } from './experiments.ts'

const anExperiment = (with_: Partial<Experiment> = {}): Experiment => ({
  key: 'two-columns',
  status: 'running',
  weights: [0.5, 0.5],
  coverage: 1,
  seed: 'two-columns',
  ...with_,
})

describe('the hash', () => {
  // Worked out with @growthbook/growthbook 1.8.0, hashVersion 2.
  it.each([
    ['seed', 'a', 0.0505],
    ['seed', 'b', 0.2696],
    ['foo', 'ab', 0.2575],
    ['foo', 'def', 0.2019],
    ['', 'ção', 0.8519],
    ['expanded-flow', 'f1d2d2f924e986ac86fdf7b36c94bcdf', 0.689],
  ])('of %j and %j is %d, as with GrowthBook', (seed, value, expected) =>
    expect(hash(seed, value)).toBe(expected),
  )
})

describe('nobody takes part', () => {
  it.each(['draft', 'stopped', 'inactive'] as const)('in an experiment that is %s', (status) =>
    expect(assignVariant(anExperiment({ status }), 'br', 'a')).toBeNull(),
  )

  it('outside Brazil', () => {
    expect(assignVariant(anExperiment(), 'cl', 'a')).toBeNull()
    expect(assignVariant(anExperiment(), 'br', 'a')).not.toBeNull()
  })

  it('without a fingerprint', () => expect(assignVariant(anExperiment(), 'br', '')).toBeNull())
})

it('the labels are those of the specification', () =>
  expect([...variants, outOfAllocation]).toEqual([
    'variant 0',
    'variant 1',
    'variant 2',
    'variant 3',
    'out of allocation',
  ]))

describe('a visitor', () => {
  // With seed `seed`: a stands at 0.0505, b at 0.2696; with seed `foo`: ab at 0.2575, def at 0.2019.
  it.each([
    ['a', { weights: [0.5, 0.5] }, 'variant 0'],
    ['a', { weights: [0.05, 0.95] }, 'variant 1'],
    ['b', { weights: [0.1, 0.1, 0.8] }, 'variant 2'],
    ['b', { weights: [0.1, 0.1, 0.05, 0.75] }, 'variant 3'],
    // A range includes its beginning and not its end.
    ['a', { weights: [0.0505, 0.9495] }, 'variant 1'],
    // Part of the visitors only.
    ['a', { weights: [0.5, 0.5], coverage: 0.1 }, outOfAllocation],
    ['a', { weights: [0.5, 0.5], coverage: 0.11 }, 'variant 0'],
    ['a', { weights: [0.5, 0.5], coverage: 0 }, outOfAllocation],
    // The range of a variant begins where the one before would end at full coverage.
    ['b', { weights: [0.25, 0.75], coverage: 0.1 }, 'variant 1'],
    ['b', { weights: [0.25, 0.75], coverage: 0.01 }, outOfAllocation],
    // There is no fifth variant.
    ['b', { weights: [0.05, 0.05, 0.05, 0.05, 0.8] }, outOfAllocation],
    ['b', { weights: [] }, outOfAllocation],
  ] as const)('%s in %j: %s', (fingerprint, with_, assignment) =>
    expect(assignVariant(anExperiment({ seed: 'seed', ...with_ }), 'br', fingerprint)).toBe(assignment),
  )

  it('is always assigned the same, and stays where they are when the coverage grows', () =>
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (visitor, coverage) => {
          const small = assignVariant(anExperiment({ coverage }), 'br', visitor)
          const whole = assignVariant(anExperiment(), 'br', visitor)
          expect(assignVariant(anExperiment({ coverage }), 'br', visitor)).toBe(small)
          expect([outOfAllocation, whole]).toContain(small)
          expect(whole).not.toBe(outOfAllocation)
        },
      ),
    ))
})
