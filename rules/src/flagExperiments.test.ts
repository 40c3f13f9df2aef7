import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devices } from './device.ts'
import type { Device } from './device.ts'
import { hash } from './experiments.ts'
import { evaluateFlagFor, flagExperiment, isExperimentFlag } from './flagExperiments.ts'
import type { FlagVisitor } from './flagExperiments.ts'
import type { FlagValues, FlagVariable } from './flags.ts'
import type { BrandId } from './brand.ts'

const someone: FlagVisitor = { fingerprint: 'f1d2d2f924e986ac86fdf7b36c94bcdf', device: 'phone' }

interface Case {
  readonly visitor?: Partial<FlagVisitor>
  readonly variable?: FlagVariable
  readonly percent?: number
  readonly on?: readonly Device[]
  readonly values?: FlagValues
  readonly brand?: BrandId
}

const decide = ({
  visitor,
  variable = 'email-trial',
  percent = 100,
  on = devices,
  values = {},
  brand = 'br',
}: Case) =>
  evaluateFlagFor(
    { ...someone, ...visitor },
    variable,
    { values, experiments: { [variable]: flagExperiment(variable, percent, on) } },
    { brand, pids: [] },
  )

describe('a flag that an experiment decides', () => {
  it.each<readonly [string, Case, boolean]>([
    ['on for who is in the variant', {}, true],
    ['as it is switched for the others: off', { percent: 0 }, false],
    ['as it is switched for the others: on', { percent: 0, values: { 'email-trial': true } }, true],
    ['off without a fingerprint', { visitor: { fingerprint: '' } }, false],
    ['off while no fingerprints are taken', { values: { fingerprint: false } }, false],
    ['off outside Brazil', { brand: 'cl' }, false],
    ['off on another device', { on: ['computer', 'tablet'] }, false],
    ['on, on one of its devices', { on: ['computer', 'phone'] }, true],
    ['never one that prices hang on', { variable: 'discount-card' }, false],
  ])('is %s', (_how, given, expected) => expect(decide(given)).toBe(expected))

  it('without an experiment is as it is switched', () => {
    const context = { brand: 'br', pids: [] } as const
    const given = { values: { 'email-trial': true }, experiments: {} }
    expect(evaluateFlagFor(someone, 'email-trial', given, context)).toBe(true)
    expect(evaluateFlagFor(someone, 'mobile-fixed-menu', given, context)).toBe(false)
  })

  it('is one that the page alone reads', () =>
    expect(
      (['email-trial', 'auto-select-domain', 'discount-card', 'payment-pix'] as const).map(isExperimentFlag),
    ).toEqual([true, true, false, false]))

  it('stays on as the share grows, and is on for about that share', () => {
    const share = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), share, share, (fingerprint, one, other) => {
        const isOn = (percent: number) => decide({ visitor: { fingerprint }, percent })
        if (isOn(Math.min(one, other))) expect(isOn(Math.max(one, other))).toBe(true)
        expect(isOn(one)).toBe(hash('email-trial', fingerprint) >= 1 - one / 100)
      }),
    )
  })
})
