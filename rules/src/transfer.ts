import type { RegisterStatus, TransferStatus } from './cart.ts'
import { isBrTld } from './nameParts.ts'

/** The five panels of the transfer screen. Source: spec 2 section 4. */
export type TransferPanel = 'available' | 'blocked' | 'national' | 'not-registered' | 'unavailable'

export const transferReasons = [
  'not-confirmed',
  'not-registered',
  'national',
  'locked',
  'transfer-in-progress',
  'redemption',
  'registered-too-recently',
  'transferred-too-recently',
  'expires-soon',
  'epp-code-required',
] as const

export type TransferReason = (typeof transferReasons)[number]

/**
 * What the registry and the visitor told. Instants are epoch milliseconds; null where unknown. Nothing here knows whose the name is: that a
 * .mx holder is with another company, the owner's document refuses (`nationalDomainDecision`).
 */
export interface TransferFacts {
  readonly tld: string
  /** Null when no registry could be asked. */
  readonly registered: boolean | null
  /** RDAP (`client transfer prohibited`) or EPP spelling (`clientTransferProhibited`), also as `https://icann.org/epp#...`. */
  readonly statuses: readonly string[]
  readonly createdAt: number | null
  readonly expiresAt: number | null
  /** Null when never transferred. */
  readonly lastTransferAt: number | null
  readonly now: number
  readonly hasEppCode: boolean
}

/** Days; configuration, because the transfer policy is under review. Source: spec 2 section 5, facts section 1. */
export interface TransferPolicy {
  readonly minDaysToExpiry: number
  readonly minDaysOld: number
}

export const transferPolicy: TransferPolicy = { minDaysToExpiry: 30, minDaysOld: 60 }

export type TransferDecision = {
  readonly panel: TransferPanel
  readonly registerStatus: RegisterStatus
  readonly transferStatus: TransferStatus
} & (
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: TransferReason
      /** When the hindrance ends by itself; null when it does not. */
      readonly until: number | null
    }
)

/** May the name be brought over now, and if not, why and what is shown? The first hindrance in order is told. */
export const transferDecision = (
  facts: TransferFacts,
  policy: TransferPolicy = transferPolicy,
): TransferDecision => {
  const hindrance = ownership(facts) ?? locks(facts, policy) ?? dates(facts, policy) ?? eppCode(facts)
  return hindrance === null
    ? { ok: true, ...outcomes.available }
    : { ok: false, ...hindrance, ...outcomeOf[hindrance.reason] }
}

/**
 * The panel for a name of which only the statuses are known, such as a cart's line after a reload. Nobody could say (`unknown`) is
 * `unavailable`, as it is when the registry was asked.
 */
export const transferPanel = ({
  tld,
  registerStatus,
  transferStatus,
}: {
  readonly tld: string
  readonly registerStatus: RegisterStatus
  readonly transferStatus: TransferStatus
}): TransferPanel => {
  if (transferStatus === 'available' || transferStatus === 'blocked') return transferStatus
  if (registerStatus === 'available') return 'not-registered'
  return registerStatus === 'regthroughothers' && isBrTld(tld) ? 'national' : 'unavailable'
}

interface Hindrance {
  readonly reason: TransferReason
  readonly until: number | null
}

const because = (reason: TransferReason, until: number | null = null): Hindrance => ({ reason, until })

const ownership = ({ registered, tld }: TransferFacts): Hindrance | null => {
  if (registered === null) return because('not-confirmed')
  if (!registered) return because('not-registered')
  return isBrTld(tld) ? because('national') : null
}

/** In order of how final they are: the one that outlasts the others is told. */
const lockReasons: readonly (readonly [string, TransferReason])[] = [
  ['pendingdelete', 'redemption'],
  ['redemptionperiod', 'redemption'],
  ['pendingtransfer', 'transfer-in-progress'],
  ['addperiod', 'registered-too-recently'],
  ['transferperiod', 'transferred-too-recently'],
  ['servertransferprohibited', 'locked'],
  ['clienttransferprohibited', 'locked'],
]

/** One spelling for RDAP's words, EPP's camel case and WHOIS's addresses: `clienttransferprohibited`. Source: RFC 8056. */
export const foldStatus = (status: string): string =>
  status
    .replace(/^.*#/, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const locks = (facts: TransferFacts, policy: TransferPolicy): Hindrance | null => {
  const folded = facts.statuses.map(foldStatus)
  const reason = lockReasons.find(([status]) => folded.includes(status))?.[1]
  if (reason === undefined) return null
  if (reason === 'registered-too-recently') return tooRecent(reason, facts.createdAt, policy)
  if (reason === 'transferred-too-recently') return tooRecent(reason, facts.lastTransferAt, policy)
  return because(reason)
}

const day = 86_400_000

const tooRecent = (reason: TransferReason, since: number | null, { minDaysOld }: TransferPolicy): Hindrance =>
  because(reason, since === null ? null : since + minDaysOld * day)

const dates = (facts: TransferFacts, policy: TransferPolicy): Hindrance | null => {
  const { createdAt, expiresAt, lastTransferAt, now } = facts
  if (createdAt === null || expiresAt === null) return because('not-confirmed')
  const wait = policy.minDaysOld * day
  if (now - createdAt <= wait) return tooRecent('registered-too-recently', createdAt, policy)
  if (lastTransferAt !== null && now - lastTransferAt <= wait)
    return tooRecent('transferred-too-recently', lastTransferAt, policy)
  return expiresAt - now > policy.minDaysToExpiry * day ? null : because('expires-soon')
}

const eppCode = ({ hasEppCode }: TransferFacts): Hindrance | null =>
  hasEppCode ? null : because('epp-code-required')

const elsewhere = { registerStatus: 'regthroughothers' } as const

const outcomes = {
  available: { panel: 'available', ...elsewhere, transferStatus: 'available' },
  blocked: { panel: 'blocked', ...elsewhere, transferStatus: 'blocked' },
  national: { panel: 'national', ...elsewhere, transferStatus: 'unavailable' },
  unavailable: { panel: 'unavailable', ...elsewhere, transferStatus: 'unavailable' },
  notRegistered: { panel: 'not-registered', registerStatus: 'available', transferStatus: 'unavailable' },
  unknown: { panel: 'unavailable', registerStatus: 'unknown', transferStatus: 'unknown' },
} as const satisfies Record<string, Pick<TransferDecision, 'panel' | 'registerStatus' | 'transferStatus'>>

const outcomeOf = {
  'not-confirmed': outcomes.unknown,
  'not-registered': outcomes.notRegistered,
  national: outcomes.national,
  locked: outcomes.blocked,
  'transfer-in-progress': outcomes.unavailable,
  redemption: outcomes.unavailable,
  'registered-too-recently': outcomes.unavailable,
  'transferred-too-recently': outcomes.unavailable,
  'expires-soon': outcomes.unavailable,
  'epp-code-required': outcomes.available,
} as const satisfies Record<
  TransferReason,
  Pick<TransferDecision, 'panel' | 'registerStatus' | 'transferStatus'>
>
