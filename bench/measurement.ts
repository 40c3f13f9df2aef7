/** One row of the results: what was measured, against which budget, and whether it is kept. */
export interface Measurement {
  readonly what: string
  readonly value: string
  readonly reference: string
  readonly budget: string
  /** Null where there is no budget. */
  readonly kept: boolean | null
}

/** Rows for people and the figures they come from. */
export interface Part {
  readonly name: string
  /** How it was measured, in a sentence or two. */
  readonly method: string
  readonly rows: readonly Measurement[]
  readonly raw: unknown
}
