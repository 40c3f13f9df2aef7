import type { BrandId } from './brand.ts'

/** Source: spec 1 section 4, Experiment lifecycle. */
export interface Experiment {
  readonly key: string
  /** Only a running experiment assigns anybody. */
  readonly status: 'draft' | 'running' | 'stopped' | 'inactive'
  /** Share of visitors in each variant, summing to 1; two to four of them, variant 0 being the way it was. */
  readonly weights: readonly number[]
  /** Part of the visitors taken in, 0 to 1; the others are out of allocation. */
  readonly coverage: number
  /** Goes into the hash; the key, unless an earlier assignment is to be kept or shuffled. */
  readonly seed: string
}

export const variants = ['variant 0', 'variant 1', 'variant 2', 'variant 3'] as const

export const outOfAllocation = 'out of allocation'

/** The label of a variation; null for whoever takes no part at all. */
export type Assignment = (typeof variants)[number] | typeof outOfAllocation | null

/**
 * The variant of a visitor, the same each time for the same fingerprint. Nobody takes part outside Brazil, without a
 * fingerprint or in an experiment that does not run.
 */
export function assignVariant(experiment: Experiment, brand: BrandId, fingerprint: string): Assignment {
  if (brand !== 'br' || experiment.status !== 'running' || fingerprint === '') return null
  const position = hash(experiment.seed, fingerprint)
  let start = 0
  for (const [index, weight] of experiment.weights.entries()) {
    // Each variant takes its visitors from the beginning of its own range, so that raising the coverage moves nobody.
    if (position >= start && position < start + experiment.coverage * weight) {
      return variants[index] ?? outOfAllocation
    }
    start += weight
  }
  return outOfAllocation
}

/** A number from 0 up to 1, in steps of 0.0001: GrowthBook's hash version 2, so that its SDKs assign the same variant. */
export const hash = (seed: string, value: string): number =>
  (fnv1a(String(fnv1a(seed + value))) % 10_000) / 10_000

/** FNV-1a over UTF-16 units, 32 bits. */
function fnv1a(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  return state >>> 0
}
