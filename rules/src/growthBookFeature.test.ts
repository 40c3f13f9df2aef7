import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandIds } from './brand.ts'
import type { BrandId } from './brand.ts'
import { devices } from './device.ts'
import type { Device } from './device.ts'
import { hash } from './experiments.ts'
import { evaluateFlagFor, flagExperiment, isExperimentFlag } from './flagExperiments.ts'
import { flagVariables } from './flags.ts'
import { growthBookFeature } from './growthBookFeature.ts'
import type { GrowthBookCondition, GrowthBookFeature } from './growthBookFeature.ts'

/** What an app gives the SDK; `pids` while it has a cart. */
interface Attributes {
  readonly id: string
  readonly brand: BrandId
  readonly device?: Device
  readonly pids?: readonly string[]
}

/** As GrowthBook documents conditions; `$in` on a list asks whether they have anything in common. */
function holds({ brand, pids, device, $not }: GrowthBookCondition, given: Attributes): boolean {
  if (typeof brand === 'string' && given.brand !== brand) return false
  if (typeof brand === 'object' && brand.$nin.includes(given.brand)) return false
  if (pids !== undefined && given.pids === undefined) return false
  if (device !== undefined && !device.$in.some((known) => known === given.device)) return false
  return $not === undefined || !$not.pids.$in.some((id) => given.pids?.includes(id))
}

/** As GrowthBook documents features: the first rule that applies decides, and an experiment that takes nobody in applies to nobody. */
function evaluate({ rules, defaultValue }: GrowthBookFeature, given: Attributes): boolean {
  for (const rule of rules) {
    if (!holds(rule.condition, given)) continue
    if ('force' in rule) return rule.force
    if (given[rule.hashAttribute] === '') continue
    const position = hash(rule.seed, given.id)
    let start = 0
    for (const [index, weight] of rule.weights.entries()) {
      if (position >= start && position < start + rule.coverage * weight)
        return rule.variations[index] ?? defaultValue
      start += weight
    }
  }
  return defaultValue
}

describe('a flag as GrowthBook has it', () => {
  it('is what it is here, for any visitor, switch and experiment', () => {
    fc.assert(
      fc.property(
        fc.record({
          variable: fc.constantFrom(...flagVariables),
          brand: fc.constantFrom(...brandIds),
          fingerprint: fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9a-f]{8,32}$/)),
          device: fc.constantFrom(...devices),
          pids: fc.subarray(['5', '335', '446']),
          switched: fc.constantFrom(true, false, undefined),
          takesFingerprints: fc.boolean(),
          percent: fc.integer({ min: 0, max: 100 }),
          on: fc.subarray([...devices], { minLength: 1 }),
          isTried: fc.boolean(),
        }),
        ({
          variable,
          brand,
          fingerprint,
          device,
          pids,
          switched,
          takesFingerprints,
          percent,
          on,
          isTried,
        }) => {
          const values = {
            fingerprint: takesFingerprints,
            ...(switched !== undefined && { [variable]: switched }),
          }
          const experiments = isTried ? { [variable]: flagExperiment(variable, percent, on) } : {}
          const here = evaluateFlagFor(
            { fingerprint, device },
            variable,
            { values, experiments },
            { brand, pids },
          )
          const feature = growthBookFeature(variable, values, experiments)
          expect(evaluate(feature, { id: fingerprint, brand, device, pids })).toBe(here)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('on every device asks for none', () => {
    const experiments = { 'email-trial': flagExperiment('email-trial', 50, devices) }
    const feature = growthBookFeature('email-trial', {}, experiments)
    expect(feature).toEqual({
      defaultValue: false,
      rules: [
        {
          condition: { brand: 'br' },
          key: 'email-trial',
          variations: [false, true],
          weights: [0.5, 0.5],
          coverage: 1,
          hashAttribute: 'id',
          hashVersion: 2,
          seed: 'email-trial',
        },
      ],
    })
    const given = { values: {}, experiments }
    for (const id of ['f1d2d2f9', 'a1b2c3d4', '00000000', 'ffffffff'])
      expect(evaluate(feature, { id, brand: 'br' })).toBe(
        evaluateFlagFor({ fingerprint: id, device: 'phone' }, 'email-trial', given, {
          brand: 'br',
          pids: [],
        }),
      )
  })

  it('that nobody tries has what it is for, and no more', () => {
    expect(growthBookFeature('free-site-security', { 'free-site-security': true }, {})).toEqual({
      defaultValue: true,
      rules: [
        { condition: { brand: { $nin: ['br'] } }, force: false },
        {
          condition: { pids: { $exists: true }, $not: { pids: { $in: ['5', '6', '335', '437'] } } },
          force: false,
        },
      ],
    })
    expect(isExperimentFlag('free-site-security')).toBe(false)
  })
})
