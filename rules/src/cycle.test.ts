import { describe, expect, it } from 'vitest'
import {
  addonCycle,
  compareCycles,
  cycles,
  defaultCycle,
  domainCycles,
  isAnnualOrLonger,
  isCycle,
  isDomainCycle,
  longestCycle,
  monthsOf,
  parseCycle,
  parseDomainCycle,
  yearsOf,
} from './cycle.ts'

describe('the six cycles', () => {
  it('stand shortest first, with their months', () => {
    expect(cycles.map((cycle) => [cycle, monthsOf[cycle]])).toEqual([
      ['monthly', 1],
      ['quarterly', 3],
      ['semiannually', 6],
      ['annually', 12],
      ['biennially', 24],
      ['triennially', 36],
    ])
  })

  it('have an order', () => {
    expect([...cycles].reverse().sort(compareCycles)).toEqual(cycles)
    expect(compareCycles('annually', 'annually')).toBe(0)
  })

  it('have domain terms among them, in years', () => {
    expect(domainCycles.map((cycle) => yearsOf[cycle])).toEqual([1, 2, 3])
    for (const cycle of domainCycles) expect(yearsOf[cycle] * 12).toBe(monthsOf[cycle])
    expect(cycles.filter(isAnnualOrLonger)).toEqual(domainCycles)
    expect(cycles.filter(isDomainCycle)).toEqual(domainCycles)
  })

  it('have a longest one, of some', () => {
    expect(longestCycle(['monthly', 'triennially', 'annually'])).toBe('triennially')
    expect(longestCycle(['quarterly', 'monthly'])).toBe('quarterly')
    expect(longestCycle([])).toBeUndefined()
  })
})

describe('parsing', () => {
  it.each([
    ['annually', 'annually'],
    ['ANNUALLY', 'annually'],
    [' Monthly ', 'monthly'],
    ['triennially', 'triennially'],
    ['', undefined],
    ['1', undefined],
    ['yearly', undefined],
    ['annually,monthly', undefined],
    ['toString', undefined],
  ])('a cycle %j is %j', (text, cycle) => expect(parseCycle(text)).toBe(cycle))

  it.each([
    ['1', 'annually'],
    ['2', 'biennially'],
    ['3', 'triennially'],
    [' 2 ', 'biennially'],
    ['Biennially', 'biennially'],
    ['annually', 'annually'],
    ['TRIENNIALLY', 'triennially'],
    // No domain is registered for less than a year.
    ['monthly', undefined],
    ['semiannually', undefined],
    ['0', undefined],
    ['4', undefined],
    ['1.0', undefined],
    ['', undefined],
  ])('a domain term %j is %j', (text, cycle) => expect(parseDomainCycle(text)).toBe(cycle))

  it('takes names for what they are', () => {
    expect(isCycle('monthly')).toBe(true)
    expect(isCycle('Monthly')).toBe(false)
    expect(isDomainCycle('monthly')).toBe(false)
  })
})

describe('the cycle that a line starts with', () => {
  it.each([
    ['monthly', ['monthly', 'annually'], 'monthly'],
    // Missing, or excluded.
    [null, ['monthly', 'annually'], 'annually'],
    ['quarterly', ['monthly', 'annually'], 'annually'],
    // Annually is not on offer either.
    ['annually', ['semiannually', 'monthly'], 'monthly'],
    [null, ['triennially', 'biennially'], 'biennially'],
    ['monthly', [], 'annually'],
  ] as const)('asked for %j among %j: %s', (requested, offered, cycle) =>
    expect(defaultCycle(requested, offered)).toBe(cycle),
  )
})

describe('the cycle of an add-on when its line changes', () => {
  it.each([
    // It has the cycle.
    ['monthly', 'annually', ['monthly', 'annually'], 'monthly'],
    ['triennially', 'monthly', ['monthly', 'triennially'], 'triennially'],
    // It lacks it, and the chosen one is a year or longer.
    ['triennially', 'monthly', ['monthly', 'annually'], 'annually'],
    ['biennially', 'monthly', ['monthly', 'quarterly', 'annually'], 'annually'],
    // ... and has no annual term either.
    ['triennially', 'monthly', ['monthly', 'quarterly'], 'monthly'],
    // It lacks it, and the chosen one is shorter than a year: nobody pays a year in advance unasked.
    ['semiannually', 'monthly', ['monthly', 'annually'], 'monthly'],
    ['monthly', 'annually', ['annually', 'triennially'], 'annually'],
    ['monthly', 'quarterly', ['semiannually', 'annually'], 'annually'],
  ] as const)('chosen %s, having %s, among %j: %s', (chosen, current, offered, cycle) =>
    expect(addonCycle(chosen, current, offered)).toBe(cycle),
  )
})
