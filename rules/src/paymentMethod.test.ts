import { describe, expect, it } from 'vitest'
import { evaluateFlags } from './flags.ts'
import type { FlagValues } from './flags.ts'
import { acceptedWithFlags, offeredPaymentMethods, paymentMethods } from './paymentMethod.ts'

const flags = (brand: 'br' | 'co', values: FlagValues = {}) => evaluateFlags(values, { brand, pids: [] })

describe('the payment methods on offer', () => {
  it('are those that the brand accepts, in its order', () =>
    expect(offeredPaymentMethods(['pix', 'credit_card'], flags('br'), 1)).toEqual(['pix', 'credit_card']))

  it.each([
    ['credit_card', 'payment-credit-card'],
    ['pix', 'payment-pix'],
    ['boleto', 'payment-boleto'],
    ['paypal', 'payment-paypal'],
    ['bank_transfer', 'payment-bank-transfer'],
    ['online_bank_transfer', 'payment-online-bank-transfer'],
    ['manual_cash', 'payment-manual-cash'],
  ] as const)('lack %s while its flag is off', (method, variable) => {
    expect(acceptedWithFlags(paymentMethods, flags('br'))).toContain(method)
    expect(acceptedWithFlags(paymentMethods, flags('br', { [variable]: false }))).not.toContain(method)
  })

  it('know Bancolombia in Colombia alone', () => {
    expect(acceptedWithFlags(paymentMethods, flags('co'))).toContain('bancolombia')
    expect(acceptedWithFlags(paymentMethods, flags('br'))).not.toContain('bancolombia')
    expect(acceptedWithFlags(paymentMethods, flags('co', { 'payment-bancolombia': false }))).not.toContain(
      'bancolombia',
    )
  })

  it('are none when there is nothing to pay', () => {
    expect(offeredPaymentMethods(['pix'], flags('br'), 0)).toEqual([])
    expect(offeredPaymentMethods(['pix'], flags('br'), 1)).toEqual(['pix'])
  })
})
