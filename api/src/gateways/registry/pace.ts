/** Keeps questions to one registry apart. */
export interface Pace {
  /** How long to wait before asking, in milliseconds; null when the queue is longer than anyone waits. */
  readonly reserve: (longestMs: number) => number | null
}

export function createPace(clock: () => number, queriesPerSecond: number | null): Pace {
  let next = 0
  return {
    reserve: (longestMs) => {
      if (queriesPerSecond === null) return 0
      const now = clock()
      const wait = Math.max(0, next - now)
      if (wait > longestMs) return null
      next = now + wait + 1_000 / queriesPerSecond
      return wait
    },
  }
}
