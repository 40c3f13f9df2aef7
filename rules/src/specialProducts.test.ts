import { describe, expect, it } from 'vitest'
import { roles } from './priceBook.ts'
import {
  emailAddonId,
  givesBonusDomain,
  needsDomain,
  startsAnnuallyAsAddon,
  startsAsTrial,
} from './specialProducts.ts'

describe('products that the rules name', () => {
  it('the e-mail add-on that survives its domain', () => {
    expect([emailAddonId('br'), emailAddonId('cl'), emailAddonId('mx')]).toEqual(['430', '242', '242'])
  })

  it.each([
    ['430', 'proemail', true],
    ['244', 'proemail', true],
    ['244', 'codeguard', false],
    ['242', 'proemail', false],
    ['421', 'proemail', false],
  ] as const)('%s of family %s starts as a trial: %s', (id, role, expected) => {
    expect(startsAsTrial({ id, role })).toBe(expected)
  })

  it.each([
    ['5', true],
    ['157', true],
    ['6', false],
  ])('%s starts annually as an add-on: %s', (id, expected) => {
    expect(startsAnnuallyAsAddon(id)).toBe(expected)
  })

  it.each([
    ['335', 'hosting', true],
    ['503', 'sitebuilder-ai', true],
    ['437', 'hosting', false],
  ] as const)('%s of family %s gives a bonus domain: %s', (id, role, expected) => {
    expect(givesBonusDomain({ id, role })).toBe(expected)
  })

  it('families that need a name', () => {
    expect(roles.filter(needsDomain)).toEqual([
      'hosting',
      'sitelock',
      'codeguard',
      'site-builder',
      'sitebuilder-ai',
      'reseller',
      'proemail',
    ])
  })
})
