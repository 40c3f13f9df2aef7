import { describe, expect, it } from 'vitest'
import { noSessionParameters, sessionPairs, sessionParametersOf } from './sessionParameters.ts'
import { addressOf } from './testing/cart.ts'

const pairsOf = (query: string) => sessionPairs(addressOf(query))

describe('session parameters', () => {
  it('carry consultant, offer contexts, credit-card mode and VPS type onward', () => {
    expect(pairsOf('pid=335&vpsType=n8n&ccMode=1&offerContexts=b,a&salesConsultantId=ana')).toEqual([
      ['salesConsultantId', 'ana'],
      ['offerContexts', 'b,a'],
      ['ccMode', '1'],
      ['vpsType', 'n8n'],
    ])
  })

  it('carry nothing that was not said', () => {
    expect(pairsOf('pid=335&ccMode=0')).toEqual([])
    expect(sessionParametersOf(addressOf('pid=335'))).toEqual(noSessionParameters)
  })

  it('are read again to the same', () => {
    const pairs = pairsOf('ccMode=1&offerContexts=b,a&vpsType=n8n')
    const query = pairs.map(([name, value]) => `${name}=${value}`).join('&')
    expect(pairsOf(query)).toEqual(pairs)
  })

  it('are of all that an address says what an order is to know', () => {
    expect(sessionParametersOf(addressOf('pid=335&offerContexts=a&salesConsultantId=ana&coupon=X'))).toEqual({
      salesConsultantId: 'ana',
      offerContexts: ['a'],
      vpsType: null,
    })
  })
})
