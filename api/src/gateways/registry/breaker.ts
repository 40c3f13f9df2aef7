const labelsToOpen = 5
const openMs = 10_000

/**
 * Stops questions to a registry that failed over five different labels in a row, and tries again with one after ten seconds. Labels are
 * counted, not questions: one label is asked about in many extensions of a registry, and a label on which it stumbles every time must not
 * close it for everybody else.
 */
export interface Breaker {
  readonly isOpen: () => boolean
  readonly succeeded: () => void
  readonly failed: (label: string) => void
}

export function createBreaker(clock: () => number): Breaker {
  const failedLabels = new Set<string>()
  let openUntil = 0
  return {
    isOpen: () => {
      const now = clock()
      if (failedLabels.size < labelsToOpen) return false
      if (now < openUntil) return true
      // This one goes through; the others wait for what it finds.
      openUntil = now + openMs
      return false
    },
    succeeded: () => failedLabels.clear(),
    failed: (label) => {
      if (failedLabels.size < labelsToOpen) failedLabels.add(label)
      openUntil = clock() + openMs
    },
  }
}
