import type { RegistryDocumentStatus } from './cart.ts'

/** What the national registry says of a document. `ANOTHER_PROVIDER` is the specification's cnpjError. */
export type RegistryAnswer = RegistryDocumentStatus | 'ANOTHER_PROVIDER'

export interface RegistryVerdict {
  /** `retry`: nothing is known against the document, but a national domain waits until the registry has answered. */
  readonly purchase: 'allowed' | 'refused' | 'retry'
  /** The sentence to show; null when there is nothing to say. */
  readonly message:
    | 'document-invalid'
    | 'document-pending'
    | 'document-blocked'
    | 'document-at-another-provider'
    | 'document-not-confirmed'
    | null
}

/** What the screen may do on each answer. Source: spec 2 sections 4 and 8. */
export const registryVerdicts = {
  VALID: { purchase: 'allowed', message: null },
  INVALID: { purchase: 'refused', message: 'document-invalid' },
  PENDING: { purchase: 'refused', message: 'document-pending' },
  BLOCKED: { purchase: 'refused', message: 'document-blocked' },
  ANOTHER_PROVIDER: { purchase: 'refused', message: 'document-at-another-provider' },
  FAILED: { purchase: 'retry', message: 'document-not-confirmed' },
} as const satisfies Record<RegistryAnswer, RegistryVerdict>

const spellings: ReadonlyMap<string, RegistryAnswer> = new Map([
  ['valid', 'VALID'],
  ['invalid', 'INVALID'],
  ['pending', 'PENDING'],
  ['blocked', 'BLOCKED'],
  ['anotherprovider', 'ANOTHER_PROVIDER'],
  ['cnpjerror', 'ANOTHER_PROVIDER'],
])

/** Reads a status in any spelling; what is not known is FAILED, never VALID. */
export const parseRegistryAnswer = (status: string): RegistryAnswer =>
  spellings.get(status.toLowerCase().replace(/[^a-z]/g, '')) ?? 'FAILED'

/** How the cart keeps it: it has no state of its own for another provider. Source: spec 1 section 4. */
export const cartRegistryStatus = (answer: RegistryAnswer): RegistryDocumentStatus =>
  answer === 'ANOTHER_PROVIDER' ? 'INVALID' : answer
