import { describe, expect, it } from 'vitest'
import { evaluateFlags } from './flags.ts'
import { offeredTrialEmails } from './trialEmail.ts'

const trial = { 'email-trial': true }
const without = { 'trial-email-without-domain': true }

describe('the trial e-mails beside an item', () => {
  it.each([
    ['br', {}, true, []],
    ['br', trial, true, ['430']],
    ['mx', trial, true, ['242', '244']],
    ['br', trial, false, []],
    ['br', { ...trial, ...without }, false, ['430']],
    ['br', { ...trial, ...without }, true, ['430']],
    ['br', without, false, []],
  ] as const)('%s, flags %j, with a domain %s: %j', (brand, values, hasDomain, ids) =>
    expect(offeredTrialEmails(brand, evaluateFlags(values, { brand, pids: [] }), hasDomain)).toEqual(ids),
  )
})
