import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brEquivalenceKey, brEquivalent } from './brEquivalent.ts'

it.each([
  ['ação', 'acao', true],
  ['pão-de-queijo', 'paodequeijo', true],
  ['Café', 'cafe', true],
  [' café ', 'cafe', true],
  ['lingüiça', 'linguica', true],
  ['loja1', 'loja2', false],
])('%s and %s are the same name to .br: %s', (a, b, expected) => {
  expect(brEquivalent(a, b)).toBe(expected)
})

it('has a key in lower case, as names are registered', () => {
  expect(brEquivalenceKey(' Pão-de-AÇÚCAR ')).toBe('paodeacucar')
})

it('is an equivalence: itself, both ways, and its key has settled', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aãcçoôuü-1'), maxLength: 6 })
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(brEquivalent(a, a)).toBe(true)
      expect(brEquivalent(a, b)).toBe(brEquivalent(b, a))
      expect(brEquivalenceKey(brEquivalenceKey(a))).toBe(brEquivalenceKey(a))
    }),
  )
})
