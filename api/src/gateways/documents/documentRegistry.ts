import type { RegistryAnswer } from '@balcao/rules/registryDocument'

export interface DocumentAnswer {
  readonly status: RegistryAnswer
  /** Epoch milliseconds of what the service knows. */
  readonly checkedAt: number
}

/**
 * What the authorities say of an owner's document. A service that cannot be asked answers FAILED: nothing is known against the document,
 * and nothing for it.
 */
export interface DocumentRegistry {
  readonly validate: (document: string) => Promise<DocumentAnswer>
  /** Whether the national registry lets this document buy through this shop's provider. */
  readonly checkProvider: (
    document: string,
  ) => Promise<{ readonly available: boolean; readonly status: RegistryAnswer }>
}
