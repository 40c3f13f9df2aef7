import { describe, expect, it } from 'vitest'
import { sessionParameters } from './sessionParameters.ts'
import { addressOf } from './testing/cart.ts'

describe('session parameters', () => {
  it('carry consultant, offer contexts, credit-card mode and VPS type onward', () => {
    const query = 'pid=335&vpsType=n8n&ccMode=1&offerContexts=b,a&salesConsultantId=ana'
    expect(sessionParameters(addressOf(query))).toEqual([
      ['salesConsultantId', 'ana'],
      ['offerContexts', 'b,a'],
      ['ccMode', '1'],
      ['vpsType', 'n8n'],
    ])
  })

  it('carry nothing that was not said', () => {
    expect(sessionParameters(addressOf('pid=335&ccMode=0'))).toEqual([])
  })

  it('are read again to the same', () => {
    const parameters = sessionParameters(addressOf('ccMode=1&offerContexts=b,a&vpsType=n8n'))
    const query = parameters.map(([name, value]) => `${name}=${value}`).join('&')
    expect(sessionParameters(addressOf(query))).toEqual(parameters)
  })
})
