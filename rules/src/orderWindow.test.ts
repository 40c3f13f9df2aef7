import { describe, expect, it } from 'vitest'
import { endOfWindow, isWithinWindow, redemptionWindows, refundWindow } from './orderWindow.ts'

const at = (text: string) => Date.parse(text)
const text = (moment: number) => new Date(moment).toISOString()

describe('windows', () => {
  it('are 30 days for a refund, and 90 days or 12 months to redeem a free domain', () => {
    const from = at('2026-03-01T12:00:00.000Z')
    expect(text(endOfWindow(refundWindow, from))).toBe('2026-03-31T12:00:00.000Z')
    expect(text(endOfWindow(redemptionWindows['90-days'], from))).toBe('2026-05-30T12:00:00.000Z')
    expect(text(endOfWindow(redemptionWindows['12-months'], from))).toBe('2027-03-01T12:00:00.000Z')
  })

  it.each([
    ['2028-02-29T08:00:00.000Z', 12, '2029-02-28T08:00:00.000Z'],
    ['2026-01-31T08:00:00.000Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', 2, '2027-02-28T23:59:59.000Z'],
    ['2026-01-28T08:00:00.000Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2026-03-31T08:00:00.000Z', 12, '2027-03-31T08:00:00.000Z'],
  ])('from %s, %i months end %s', (from, amount, end) =>
    expect(text(endOfWindow({ unit: 'months', amount }, at(from)))).toBe(end),
  )

  it('include their first and their last moment, and nothing around them', () => {
    const from = at('2026-03-01T12:00:00.000Z')
    const end = endOfWindow(refundWindow, from)
    expect(isWithinWindow(refundWindow, from, from)).toBe(true)
    expect(isWithinWindow(refundWindow, from, end)).toBe(true)
    expect(isWithinWindow(refundWindow, from, end + 1)).toBe(false)
    expect(isWithinWindow(refundWindow, from, from - 1)).toBe(false)
  })
})
