import { expect, it } from 'vitest'
import { cartRegistryStatus, parseRegistryAnswer, registryVerdicts } from './registryDocument.ts'

it.each([
  ['valid', 'VALID', 'allowed', null],
  ['INVALID', 'INVALID', 'refused', 'document-invalid'],
  ['pending', 'PENDING', 'refused', 'document-pending'],
  ['Blocked', 'BLOCKED', 'refused', 'document-blocked'],
  ['cnpjError', 'ANOTHER_PROVIDER', 'refused', 'document-at-another-provider'],
  ['ANOTHER_PROVIDER', 'ANOTHER_PROVIDER', 'refused', 'document-at-another-provider'],
  ['FAILED', 'FAILED', 'retry', 'document-not-confirmed'],
  ['', 'FAILED', 'retry', 'document-not-confirmed'],
  ['constructor', 'FAILED', 'retry', 'document-not-confirmed'],
  ['something new', 'FAILED', 'retry', 'document-not-confirmed'],
] as const)('%j is %s: %s, %s', (wire, answer, purchase, message) => {
  expect(parseRegistryAnswer(wire)).toBe(answer)
  expect(registryVerdicts[answer]).toEqual({ purchase, message })
})

it('is kept in the cart under one of its own states', () => {
  expect(cartRegistryStatus('ANOTHER_PROVIDER')).toBe('INVALID')
  expect(cartRegistryStatus('PENDING')).toBe('PENDING')
})
