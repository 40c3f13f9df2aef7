import { describe, expect, it } from 'vitest'
import { isExpandedFlow } from './expandedFlow.ts'

describe('the expanded flow', () => {
  it.each([
    ['cl', true, null, true],
    ['cl', false, null, false],
    ['cl', null, null, false],
    ['cl', null, '1', true],
    ['cl', null, ' TRUE ', true],
    ['cl', null, '0', false],
    ['cl', null, 'x', false],
    ['cl', false, '1', false],
    ['cl', true, '0', true],
    ['br', true, '1', false],
    ['co', true, null, false],
  ] as const)('brand %s, parameter %s, cookie %s: %s', (brand, parameter, cookie, expected) => {
    expect(isExpandedFlow({ brand, parameter, cookie })).toBe(expected)
  })
})
