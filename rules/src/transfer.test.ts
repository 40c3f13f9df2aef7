import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type TransferDecision,
  type TransferFacts,
  foldStatus,
  transferDecision,
  transferPanel,
  transferReasons,
} from './transfer.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 20)

const movable: TransferFacts = {
  tld: 'com',
  registered: true,
  statuses: ['active'],
  createdAt: now - 400 * day,
  expiresAt: now + 200 * day,
  lastTransferAt: null,
  now,
  hasEppCode: true,
}

const verdict = (change: Partial<TransferFacts>): string => {
  const decision = transferDecision({ ...movable, ...change })
  const reason = decision.ok ? 'ok' : decision.reason
  return `${reason} | ${decision.panel} | ${decision.registerStatus} | ${decision.transferStatus}`
}

describe('a transfer', () => {
  it.each<[string, Partial<TransferFacts>, string]>([
    ['of a name that is free to go', {}, 'ok | available | regthroughothers | available'],
    [
      'of a name nobody could be asked about',
      { registered: null },
      'not-confirmed | unavailable | unknown | unknown',
    ],
    [
      'of a name nobody holds',
      { registered: false },
      'not-registered | not-registered | available | unavailable',
    ],
    ['of a .br name', { tld: 'com.br' }, 'national | national | regthroughothers | unavailable'],
    [
      'of a .br name without code',
      { tld: 'br', hasEppCode: false },
      'national | national | regthroughothers | unavailable',
    ],
    [
      'locked, as RDAP says',
      { statuses: ['active', 'client transfer prohibited'] },
      'locked | blocked | regthroughothers | blocked',
    ],
    [
      'locked, as EPP says',
      { statuses: ['clientTransferProhibited'] },
      'locked | blocked | regthroughothers | blocked',
    ],
    [
      'locked, as WHOIS says',
      { statuses: ['serverTransferProhibited https://icann.org/epp#serverTransferProhibited'] },
      'locked | blocked | regthroughothers | blocked',
    ],
    [
      'already under way',
      { statuses: ['pending transfer'] },
      'transfer-in-progress | unavailable | regthroughothers | unavailable',
    ],
    [
      'of a name in redemption, though it is locked too',
      { statuses: ['clientTransferProhibited', 'redemptionPeriod'] },
      'redemption | unavailable | regthroughothers | unavailable',
    ],
    [
      'of a name about to be deleted',
      { statuses: ['pending delete'] },
      'redemption | unavailable | regthroughothers | unavailable',
    ],
    [
      'in the add period',
      { statuses: ['add period'] },
      'registered-too-recently | unavailable | regthroughothers | unavailable',
    ],
    [
      'in the transfer period',
      { statuses: ['transferPeriod'] },
      'transferred-too-recently | unavailable | regthroughothers | unavailable',
    ],
    [
      'of a name with other locks',
      { statuses: ['client delete prohibited', 'client update prohibited'] },
      'ok | available | regthroughothers | available',
    ],
    ['of a name of unknown age', { createdAt: null }, 'not-confirmed | unavailable | unknown | unknown'],
    ['of a name of unknown expiry', { expiresAt: null }, 'not-confirmed | unavailable | unknown | unknown'],
    [
      '60 days after registration',
      { createdAt: now - 60 * day },
      'registered-too-recently | unavailable | regthroughothers | unavailable',
    ],
    ['a moment later', { createdAt: now - 60 * day - 1 }, 'ok | available | regthroughothers | available'],
    [
      '60 days after the last transfer',
      { lastTransferAt: now - 60 * day },
      'transferred-too-recently | unavailable | regthroughothers | unavailable',
    ],
    [
      'a moment later than that',
      { lastTransferAt: now - 60 * day - 1 },
      'ok | available | regthroughothers | available',
    ],
    [
      '30 days before expiry',
      { expiresAt: now + 30 * day },
      'expires-soon | unavailable | regthroughothers | unavailable',
    ],
    ['a moment earlier', { expiresAt: now + 30 * day + 1 }, 'ok | available | regthroughothers | available'],
    [
      'without its code',
      { hasEppCode: false },
      'epp-code-required | available | regthroughothers | available',
    ],
  ])('%s', (_, change, expected) => {
    expect(verdict(change)).toBe(expected)
  })

  it('says when waiting will help', () => {
    const young = transferDecision({ ...movable, createdAt: now - day })
    const moved = transferDecision({ ...movable, lastTransferAt: now - day })
    const added = transferDecision({ ...movable, statuses: ['add period'], createdAt: now - day })
    const landed = transferDecision({ ...movable, statuses: ['transferPeriod'], lastTransferAt: now - day })
    const undated = transferDecision({ ...movable, statuses: ['addPeriod'], createdAt: null })
    const old = transferDecision({ ...movable, expiresAt: now })
    const locked = transferDecision({ ...movable, statuses: ['clientTransferProhibited'] })
    const until = (decision: TransferDecision) => (decision.ok ? null : decision.until)
    expect([young, moved, added, landed].map(until)).toEqual(Array(4).fill(now + 59 * day))
    expect([undated, old, locked].map(until)).toEqual([null, null, null])
  })

  it('follows the policy it is given', () => {
    const recent = { ...movable, createdAt: now - 31 * day }
    expect(transferDecision(recent).ok).toBe(false)
    expect(transferDecision(recent, { minDaysOld: 30, minDaysToExpiry: 30 }).ok).toBe(true)
  })

  it('is never allowed for want of knowledge, and leads to a panel in every case', () => {
    const instant = fc.option(fc.integer({ min: now - 500 * day, max: now + 500 * day }))
    const facts = fc.record<TransferFacts>({
      tld: fc.constantFrom('com', 'com.br', 'mx', 'cl'),
      registered: fc.constantFrom(true, false, null),
      statuses: fc.subarray(['active', 'client transfer prohibited', 'pendingDelete', 'nonsense']),
      createdAt: instant,
      expiresAt: instant,
      lastTransferAt: instant,
      now: fc.constant(now),
      hasEppCode: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (given) => {
        const decision = transferDecision(given)
        expect(transferPanel({ ...decision, tld: given.tld })).toBe(decision.panel)
        if (!decision.ok) {
          expect(transferReasons).toContain(decision.reason)
          return
        }
        expect(
          given.registered && given.hasEppCode && given.createdAt !== null && given.expiresAt !== null,
        ).toBe(true)
      }),
    )
  })
})

it.each([
  ['client transfer prohibited', 'clienttransferprohibited'],
  ['clientTransferProhibited', 'clienttransferprohibited'],
  ['client_transfer-prohibited', 'clienttransferprohibited'],
  ['clientTransferProhibited https://icann.org/epp#clientTransferProhibited', 'clienttransferprohibited'],
  ['https://icann.org/epp#clientTransferProhibited', 'clienttransferprohibited'],
])('%s is folded', (status, folded) => {
  expect(foldStatus(status)).toBe(folded)
})
