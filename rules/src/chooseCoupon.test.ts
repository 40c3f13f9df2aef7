import { describe, expect, it } from 'vitest'
import { chooseCoupon } from './chooseCoupon.ts'

describe('of the coupons of address and cookie', () => {
  it.each([
    [null, null, null],
    ['NOVO', null, { code: 'NOVO', source: 'address' }],
    [null, 'VOLTA10', { code: 'VOLTA10', source: 'cookie' }],
    ['NOVO', 'VOLTA10', { code: 'NOVO', source: 'address' }],
    ['VOLTA10', 'VOLTA10', { code: 'VOLTA10', source: 'cookie' }],
    [' volta10 ', 'VOLTA10', { code: 'VOLTA10', source: 'cookie' }],
    ['VOLTA10', ' volta10 ', { code: ' volta10 ', source: 'cookie' }],
  ])('%j and %j: %j', (address, cookie, chosen) => {
    expect(chooseCoupon(address, cookie)).toEqual(chosen)
  })
})
