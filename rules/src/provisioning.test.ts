import { describe, expect, it } from 'vitest'
import type { CalculateRequest } from './calculation.ts'
import { buildCalculateRequest } from './calculationRequest.ts'
import type { Cart, DataCenter } from './cart.ts'
import { setDataCenters } from './dataCenters.ts'
import { setTransferCode } from './domainMethod.ts'
import { provisioningOf, provisioningProblems } from './provisioning.ts'
import type { LineProvisioning } from './provisioning.ts'
import { answeredAsTransfer, cartWith, domainIn, server, turbo, withName } from './testing/cart.ts'

const center = (name: string, country: string): DataCenter => ({
  name,
  country,
  countryName: '',
  status: 'active',
  latency: '',
})
const saoPaulo = center('sao-paulo', 'br')
const virginia = center('virginia', 'us')

const requestOf = (cart: Cart): CalculateRequest => {
  const built = buildCalculateRequest(cart, { coupon: null, paymentMethod: 'pix', ccMode: false })
  if (!built.ok) throw new Error('nothing to price')
  return built.request
}

/** A server in São Paulo, a plan, and loja.com on its way to us. */
function fullCart(code: string): Cart {
  const placed = setDataCenters(cartWith(server, turbo), {
    lineId: '446.1',
    all: [saoPaulo, virginia],
    restricted: false,
  })
  const named = withName(placed, 'loja.com', { method: 'transfer' })
  const lineId = domainIn(named, 'loja.com').id
  const moving = answeredAsTransfer(named, lineId, 'loja', 'com')
  return setTransferCode(moving, { lineId, code })
}

describe('what bought lines are set up with', () => {
  it('is where a server stands and the code of a transfer; a plan has neither', () => {
    const cart = fullCart('Ab-12')
    expect(provisioningOf(cart, requestOf(cart))).toEqual([
      { relId: '446.1', dataCenter: 'sao-paulo', transferCode: null },
      { relId: domainIn(cart, 'loja.com').id, dataCenter: null, transferCode: 'Ab-12' },
    ])
  })

  it('has no code that was not given, and nothing of a line that is not bought', () => {
    const cart = fullCart('')
    expect(provisioningOf(cart, requestOf(cart)).map(({ relId }) => relId)).toEqual(['446.1'])
    expect(provisioningOf(cart, { ...requestOf(cart), products: [] })).toEqual([])
  })
})

describe('an order', () => {
  const cart = fullCart('Ab-12')
  const request = requestOf(cart)
  const transfer = request.domains[0]?.relId ?? ''
  const code: LineProvisioning = { relId: transfer, dataCenter: null, transferCode: 'Ab-12' }
  const place = (dataCenter: string | null): LineProvisioning => ({
    relId: '446.1',
    dataCenter,
    transferCode: null,
  })

  it.each([
    ['with a place on offer and its code', [place('virginia'), code], false, []],
    ['whose server is put anywhere', [code], false, []],
    ['whose server is put anywhere, said so', [place(null), code], false, []],
    [
      'without the code of its transfer',
      [place('virginia')],
      false,
      [['epp-code-required', 'cart.domains.0']],
    ],
    [
      'whose code belongs to another line',
      [{ ...place(null), transferCode: 'Ab-12' }],
      false,
      [['epp-code-required', 'cart.domains.0']],
    ],
    [
      'with a place that nobody offers',
      [place('mars'), code],
      false,
      [['data-center-not-offered', 'provisioning.0.dataCenter']],
    ],
    [
      'with a place abroad under the restriction',
      [code, place('virginia')],
      true,
      [['data-center-not-offered', 'provisioning.1.dataCenter']],
    ],
    ['with a place in Brazil under the restriction', [place('sao-paulo'), code], true, []],
    [
      'that speaks of a line it does not have',
      [code, { ...code, relId: 'nobody' }],
      false,
      [['unknown-line', 'provisioning.1.relId']],
    ],
    [
      'that speaks of a line twice',
      [place('virginia'), code, place('sao-paulo')],
      false,
      [['duplicate-line', 'provisioning.2.relId']],
    ],
  ] as const)('%s', (_, given, isRestricted, expected) => {
    const problems = provisioningProblems(request, given, {
      dataCenters: [saoPaulo, virginia],
      isRestricted,
    })
    expect(problems.map((problem) => [problem.code, problem.field])).toEqual(expected)
  })

  it('of what its own cart says can be set up', () => {
    const offer = { dataCenters: [saoPaulo, virginia], isRestricted: false }
    expect(provisioningProblems(request, provisioningOf(cart, request), offer)).toEqual([])
  })
})
