import { describe, expect, it } from 'vitest'
import { evaluateFlag, evaluateFlags, featureFlags, flagVariables, isFlagVariable } from './flags.ts'

const brazil = { brand: 'br', pids: ['335'] } as const
const chile = { brand: 'cl', pids: [] } as const

describe('the flags', () => {
  it('are on by default, or off', () => {
    const on = flagVariables.filter((variable) => featureFlags[variable].defaultValue)
    expect(on).toEqual([
      'payment-bancolombia',
      'payment-bank-transfer',
      'payment-online-bank-transfer',
      'payment-manual-cash',
      'payment-boleto',
      'payment-credit-card',
      'payment-paypal',
      'payment-pix',
      'card-verification',
      'fingerprint',
      'card-failure-retry',
    ])
    const off = flagVariables.filter((variable) => !featureFlags[variable].defaultValue)
    expect(off).toEqual([
      'turbo-domain-bonus',
      'free-site-security',
      'new-phone-input',
      'email-trial',
      'discount-card',
      'temporary-domain-addons',
      'google-login',
      'mobile-fixed-menu',
      'auto-select-domain',
      'registered-card',
      'recurring-pix',
      'br-tld-search',
      'affiliate-sale',
      'proemail-cycle-discount',
      'trial-email-without-domain',
      'oracle-servers',
      'expandable-payment-options',
      'vps-datacenter-restriction',
      'multiple-domain-availability',
      'short-domain-names',
      'reseller-nvme',
    ])
  })

  it('aim at brands and products where they make sense nowhere else', () => {
    const aimed = flagVariables
      .map((variable) => [variable, featureFlags[variable].targetBrands, featureFlags[variable].targetPids])
      .filter(([, brands, pids]) => brands !== 'all' || pids !== 'all')
    expect(aimed).toEqual([
      ['payment-bancolombia', ['co'], 'all'],
      ['payment-boleto', ['br'], 'all'],
      ['payment-pix', ['br'], 'all'],
      ['turbo-domain-bonus', 'all', ['335']],
      ['free-site-security', ['br'], ['5', '6', '335', '437']],
      ['discount-card', ['br'], 'all'],
      ['recurring-pix', ['br'], 'all'],
      ['br-tld-search', ['br'], 'all'],
    ])
  })

  it('may be decided by an experiment where the page alone reads them', () =>
    expect(flagVariables.filter((variable) => featureFlags[variable].isExperimentFlag)).toEqual([
      'email-trial',
      'temporary-domain-addons',
      'mobile-fixed-menu',
      'auto-select-domain',
      'trial-email-without-domain',
    ]))

  it('are each somebody’s', () => {
    for (const variable of flagVariables) expect(featureFlags[variable].owner).not.toBe('')
  })

  it('are counted where they change what is seen', () => {
    const counted = flagVariables.filter((variable) => featureFlags[variable].gaEvent !== null)
    expect(counted.map((variable) => featureFlags[variable].gaEvent)).toEqual([
      'turbo_domain_bonus',
      'free_site_security',
      'email_trial',
      'discount_card',
      'mobile_fixed_menu',
      'auto_select_domain',
    ])
  })

  it('are known by their names alone', () => {
    expect(isFlagVariable('discount-card')).toBe(true)
    expect(isFlagVariable('constructor')).toBe(false)
  })
})

describe('a flag', () => {
  it.each([
    // The default, where nothing else is known.
    ['payment-pix', {}, brazil, true],
    ['discount-card', {}, brazil, false],
    // What the service says.
    ['payment-pix', { 'payment-pix': false }, brazil, false],
    ['discount-card', { 'discount-card': true }, brazil, true],
    // Nothing but a boolean is a value.
    ['discount-card', { 'discount-card': 'true' }, brazil, false],
    ['payment-pix', { 'payment-pix': null }, brazil, true],
    ['payment-pix', { 'payment-pix': 0 }, brazil, true],
    // Off outside its brands and products, whatever is said.
    ['discount-card', { 'discount-card': true }, chile, false],
    ['payment-pix', {}, chile, false],
    ['turbo-domain-bonus', { 'turbo-domain-bonus': true }, brazil, true],
    ['turbo-domain-bonus', { 'turbo-domain-bonus': true }, chile, false],
    ['free-site-security', { 'free-site-security': true }, { brand: 'br', pids: ['1', '437'] }, true],
    ['free-site-security', { 'free-site-security': true }, { brand: 'mx', pids: ['437'] }, false],
    ['free-site-security', { 'free-site-security': true }, { brand: 'br', pids: ['47'] }, false],
    // For everyone.
    ['oracle-servers', { 'oracle-servers': true }, chile, true],
  ] as const)('%s with %j for %j is %s', (variable, values, context, expected) =>
    expect(evaluateFlag(variable, values, context)).toBe(expected),
  )

  it('inherited by the answer is no value', () =>
    expect(evaluateFlag('discount-card', Object.create({ 'discount-card': true }), brazil)).toBe(false))

  it('stands with all the others in one set', () => {
    const flags = evaluateFlags({ 'payment-pix': false, 'email-trial': true, nonsense: true }, brazil)
    expect([...flags].sort()).toEqual([
      'card-failure-retry',
      'card-verification',
      'email-trial',
      'fingerprint',
      'payment-bank-transfer',
      'payment-boleto',
      'payment-credit-card',
      'payment-manual-cash',
      'payment-online-bank-transfer',
      'payment-paypal',
    ])
  })
})
