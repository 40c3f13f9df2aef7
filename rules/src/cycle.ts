/** The six billing cycles, shortest first. Source: spec 1 section 3. */
export const cycles = [
  'monthly',
  'quarterly',
  'semiannually',
  'annually',
  'biennially',
  'triennially',
] as const

export type Cycle = (typeof cycles)[number]

/** Length of each cycle in months. */
export const monthsOf = {
  monthly: 1,
  quarterly: 3,
  semiannually: 6,
  annually: 12,
  biennially: 24,
  triennially: 36,
} as const satisfies Record<Cycle, number>

/** The terms a domain is registered for: 1, 2 or 3 years. Source: spec 2 section 9. */
export const domainCycles = ['annually', 'biennially', 'triennially'] as const satisfies readonly Cycle[]

export type DomainCycle = (typeof domainCycles)[number]

/** Length of each domain term in years. */
export const yearsOf = { annually: 1, biennially: 2, triennially: 3 } as const satisfies Record<
  DomainCycle,
  number
>

export const isCycle = (value: string): value is Cycle => cycles.some((cycle) => cycle === value)

export const isDomainCycle = (value: string): value is DomainCycle =>
  domainCycles.some((cycle) => cycle === value)

/** A cycle by its name in any case; anything else is absent. Source: spec 1 section 2. */
export function parseCycle(text: string): Cycle | undefined {
  const name = text.trim().toLowerCase()
  return isCycle(name) ? name : undefined
}

/**
 * A domain term from `1`, `2`, `3` or a cycle's name in any case; anything else is absent, and so is the name of a
 * cycle shorter than a year, for which no domain is registered. Source: spec 1 section 5.
 */
export function parseDomainCycle(text: string): DomainCycle | undefined {
  const name = text.trim().toLowerCase()
  if (name === '1') return 'annually'
  if (name === '2') return 'biennially'
  if (name === '3') return 'triennially'
  return isDomainCycle(name) ? name : undefined
}

/** Negative when `a` is the shorter, zero when they are the same: for sorting shortest first. */
export const compareCycles = (a: Cycle, b: Cycle): number => monthsOf[a] - monthsOf[b]

export const isAnnualOrLonger = (cycle: Cycle): cycle is DomainCycle => monthsOf[cycle] >= monthsOf.annually

/** The longest of some cycles; undefined of none. */
export function longestCycle(some: readonly Cycle[]): Cycle | undefined {
  let longest: Cycle | undefined
  for (const cycle of some) if (longest === undefined || monthsOf[cycle] > monthsOf[longest]) longest = cycle
  return longest
}

/**
 * The cycle a line starts with: the requested one where offered, else annually, else (no annual term) the shortest offered.
 * Nothing offered is annually as well, until prices are known. Source: spec 1 section 4.
 */
export function defaultCycle(requested: Cycle | null, offered: readonly Cycle[]): Cycle {
  if (requested !== null && offered.includes(requested)) return requested
  if (offered.includes('annually')) return 'annually'
  return cycles.find((cycle) => offered.includes(cycle)) ?? 'annually'
}

/**
 * The cycle of an add-on when its line changes to `chosen`. Lacking it, the add-on falls back to annually if `chosen` is annual
 * or longer (spec 1 section 4); under a shorter one it keeps what it has, for nobody should pay a year in advance unasked.
 */
export function addonCycle(chosen: Cycle, current: Cycle, offered: readonly Cycle[]): Cycle {
  if (offered.includes(chosen)) return chosen
  if (!isAnnualOrLonger(chosen) && offered.includes(current)) return current
  return defaultCycle(null, offered)
}
