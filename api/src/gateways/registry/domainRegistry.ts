/** A name to ask about: ASCII, lower case, `tld` without a leading dot. */
export interface DomainName {
  readonly sld: string
  readonly tld: string
}

/** What a registry said of a name. Instants are epoch milliseconds; null where it did not say. */
export interface NameReport {
  /** `unknown`: nobody could be asked. An error, a timeout and a rate limit are never anything else. */
  readonly status: 'available' | 'unavailable' | 'unknown'
  /** Free, but not at the standard price; such a name counts as unavailable here. */
  readonly premium: boolean
  /** Registry statuses as written there (RFC 8056). */
  readonly statuses: readonly string[]
  readonly createdAt: number | null
  readonly expiresAt: number | null
  readonly lastTransferAt: number | null
}

/** How a registry is asked. A query that gets no clear answer throws or answers `unknown`. */
export interface RegistryGateway {
  readonly look: (name: DomainName, signal: AbortSignal) => Promise<NameReport>
}

export interface LookOptions {
  readonly deadlineMs: number
  /** Asks the registry even when the answer is still remembered. */
  readonly fresh: boolean
}

/** The port that the service uses: always answers, in time, `unknown` when it must. */
export interface DomainRegistry {
  readonly look: (name: DomainName, options: LookOptions) => Promise<NameReport>
}

const nothing = {
  premium: false,
  statuses: [],
  createdAt: null,
  expiresAt: null,
  lastTransferAt: null,
} as const

export const unknownName: NameReport = { status: 'unknown', ...nothing }
export const freeName: NameReport = { status: 'available', ...nothing }
export const premiumName: NameReport = { status: 'unavailable', ...nothing, premium: true }
export const takenName: NameReport = { status: 'unavailable', ...nothing }

export const fullName = ({ sld, tld }: DomainName): string => `${sld}.${tld}`
