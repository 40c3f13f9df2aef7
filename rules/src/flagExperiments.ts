import type { Device } from './device.ts'
import { assignVariant, variants } from './experiments.ts'
import type { Experiment } from './experiments.ts'
import { evaluateFlag, featureFlags } from './flags.ts'
import type { FlagContext, FlagValues, FlagVariable } from './flags.ts'

/** An experiment that decides a flag: who is in variant 1 has it on, everybody else as it is switched. */
export interface FlagExperiment extends Experiment {
  /** Where it runs; nobody takes part on another device. */
  readonly devices: readonly Device[]
}

export type FlagExperiments = Readonly<Partial<Record<FlagVariable, FlagExperiment>>>

/** What is known of whoever a flag is decided for. Source: spec 1 section 2; the brand is in the context. */
export interface FlagVisitor {
  /** Empty for a browser that has none. */
  readonly fingerprint: string
  readonly device: Device
}

/** May an experiment decide it? Only what the page alone reads: prices are the same for everybody. */
export const isExperimentFlag = (variable: FlagVariable): boolean => featureFlags[variable].isExperimentFlag

/** On for so many percent of the visitors; with a greater percentage nobody loses it. */
export const flagExperiment = (
  variable: FlagVariable,
  percent: number,
  devices: readonly Device[],
): FlagExperiment => ({
  key: variable,
  status: 'running',
  weights: [1 - percent / 100, percent / 100],
  coverage: 1,
  seed: variable,
  devices,
})

/** The flag for one visitor. While no fingerprints are taken, none counts: the flag `fingerprint`. */
export function evaluateFlagFor(
  visitor: FlagVisitor,
  variable: FlagVariable,
  given: { readonly values: FlagValues; readonly experiments: FlagExperiments },
  context: FlagContext,
): boolean {
  const { values, experiments } = given
  const experiment = experiments[variable]
  const isInVariant =
    experiment !== undefined &&
    isExperimentFlag(variable) &&
    experiment.devices.includes(visitor.device) &&
    evaluateFlag('fingerprint', values, context) &&
    assignVariant(experiment, context.brand, visitor.fingerprint) === variants[1]
  return evaluateFlag(variable, isInVariant ? { ...values, [variable]: true } : values, context)
}
