import type { Device } from './device.ts'
import { devices as everyDevice } from './device.ts'
import { isExperimentFlag } from './flagExperiments.ts'
import type { FlagExperiment, FlagExperiments } from './flagExperiments.ts'
import { evaluateFlag, featureFlags } from './flags.ts'
import type { FlagValues, FlagVariable } from './flags.ts'

/** A condition of GrowthBook's on the attributes `brand`, `pids` and `device`: all of its parts hold. */
export interface GrowthBookCondition {
  readonly brand?: string | { readonly $nin: readonly string[] }
  readonly pids?: { readonly $exists: true }
  readonly device?: { readonly $in: readonly Device[] }
  readonly $not?: { readonly pids: { readonly $in: readonly string[] } }
}

/** The first rule that takes the visitor in decides. Source: facts section 7, GrowthBook. */
export type GrowthBookRule =
  | { readonly condition: GrowthBookCondition; readonly force: boolean }
  | {
      readonly condition: GrowthBookCondition
      readonly key: string
      readonly variations: readonly boolean[]
      readonly weights: readonly number[]
      readonly coverage: number
      readonly hashAttribute: 'id'
      readonly hashVersion: 2
      readonly seed: string
    }

export interface GrowthBookFeature {
  readonly defaultValue: boolean
  readonly rules: readonly GrowthBookRule[]
}

/**
 * A flag as GrowthBook's SDKs evaluate it, so that one with the attributes `id` (the fingerprint), `brand`, `device` and, if it has a cart,
 * `pids` decides what `evaluateFlagFor` decides here.
 */
export function growthBookFeature(
  variable: FlagVariable,
  values: FlagValues,
  experiments: FlagExperiments,
): GrowthBookFeature {
  const { targetBrands, targetPids, defaultValue } = featureFlags[variable]
  const rules: GrowthBookRule[] = []
  if (targetBrands !== 'all') rules.push({ condition: { brand: { $nin: targetBrands } }, force: false })
  if (targetPids !== 'all')
    rules.push({
      condition: { pids: { $exists: true }, $not: { pids: { $in: targetPids } } },
      force: false,
    })
  const value = values[variable]
  const base = typeof value === 'boolean' ? value : defaultValue
  const experiment = isExperimentFlag(variable) ? experiments[variable] : undefined
  if (experiment?.status === 'running' && takesFingerprints(values)) rules.push(ruleOf(experiment, base))
  return { defaultValue: base, rules }
}

/** Whoever is in variant 1 has it on, everybody else as it is switched; in Brazil alone (spec 1 section 4). */
function ruleOf({ key, weights, coverage, seed, devices }: FlagExperiment, base: boolean): GrowthBookRule {
  const onDevice = everyDevice.every((device) => devices.includes(device)) ? {} : { device: { $in: devices } }
  return {
    condition: { brand: 'br', ...onDevice },
    key,
    variations: weights.map((_, index) => index === 1 || base),
    weights,
    coverage,
    hashAttribute: 'id',
    hashVersion: 2,
    seed,
  }
}

const takesFingerprints = (values: FlagValues): boolean =>
  evaluateFlag('fingerprint', values, { brand: 'br', pids: [] })
