// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** WCAG 2.2: text 4.5 to 1 (1.4.3), edges and marks that carry meaning 3 to 1 (1.4.11). */
const text = 4.5
const mark = 3

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
)

describe('every pair of colours that a component puts together can be told apart', () => {
  it.each([
    // Words on the grounds of the page.
    ['ink', 'surface', text],
    ['ink', 'paper', text],
    ['ink', 'surface-sunken', text],
    ['ink-soft', 'surface', text],
    ['ink-soft', 'paper', text],
    ['ink-soft', 'surface-sunken', text],
    ['ink-soft', 'action-tint', text],
    ['ink-faint', 'surface', text],
    ['ink-faint', 'paper', text],
    ['ink-faint', 'surface-sunken', text],
    ['ink-faint', 'action-tint', text],
    // Actions.
    ['ink-inverse', 'action', text],
    ['ink-inverse', 'action-hover', text],
    ['ink-inverse', 'action-pressed', text],
    ['ink-inverse', 'negative', text],
    ['ink-inverse', 'negative-hover', text],
    ['action', 'surface', text],
    ['action', 'paper', text],
    ['action', 'surface-sunken', text],
    ['action', 'action-tint', text],
    ['action-hover', 'action-tint', text],
    // Tones, on their tints and on the card.
    ['positive', 'positive-tint', text],
    ['positive', 'surface', text],
    ['positive', 'action-tint', text],
    ['negative', 'negative-tint', text],
    ['negative', 'surface', text],
    ['negative', 'paper', text],
    ['warning', 'warning-tint', text],
    ['info', 'info-tint', text],
    ['info', 'surface', text],
    ['accent-ink', 'accent-tint', text],
    ['ink', 'info-tint', text],
    ['ink', 'warning-tint', text],
    ['ink', 'negative-tint', text],
    ['ink', 'positive-tint', text],
    // Edges and marks.
    ['edge', 'surface', mark],
    ['edge', 'paper', mark],
    ['edge', 'surface-sunken', mark],
    ['focus-ink', 'paper', mark],
    ['focus-ink', 'surface', mark],
    ['focus-halo', 'action', mark],
  ])('%s on %s: %d', (front, ground, least) => {
    expect(contrast(hex(front), hex(ground))).toBeGreaterThanOrEqual(least)
  })
})

describe('a price that is being worked out', () => {
  it('stays readable while it is dimmed to 65 %', () => {
    expect(contrast(blend(hex('ink'), hex('surface'), 0.65), hex('surface'))).toBeGreaterThanOrEqual(text)
  })
})

const hex = (name: string): readonly number[] => {
  const value = tokens.get(name)
  if (!value) throw new Error(`tokens.css has no colour --${name}`)
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
}

const blend = (front: readonly number[], ground: readonly number[], alpha: number) =>
  front.map((channel, index) => channel * alpha + (ground[index] ?? 0) * (1 - alpha))

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (channels: readonly number[]) =>
  channels
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
    .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)

const contrast = (one: readonly number[], other: readonly number[]) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
