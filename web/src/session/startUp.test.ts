import { calculate } from '@balcao/contract/calculate'
import { checkIp } from '@balcao/contract/checkIp'
import { domainAvailability } from '@balcao/contract/domainAvailability'
import { domainTransferability } from '@balcao/contract/domainTransferability'
import { featureEnabled } from '@balcao/contract/featureEnabled'
import { getProduct, getProductForDomains } from '@balcao/contract/getProduct'
import { listDataCenters } from '@balcao/contract/listDataCenters'
import { listPaymentMethods } from '@balcao/contract/listPaymentMethods'
import { listTlds } from '@balcao/contract/listTlds'
import { encodeCartCookie } from '@balcao/rules/cartCookie'
import { expandedFlowCookieName } from '@balcao/rules/expandedFlow'
import { domainsCookieName } from '@balcao/rules/multipleDomains'
import { toggleLine } from '@balcao/rules/toggleLine'
import { describe, expect, it } from 'vitest'
import { availability, offered } from '../testing/domainReplies.ts'
import { refused, replied } from '../testing/fakeService.ts'
import type { Answer } from '../testing/fakeService.ts'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { startShop, tryStart } from '../testing/startedShop.ts'
import { createShopMemory } from './shopMemory.ts'
import type { SessionState } from './sessionState.ts'

const lost: Answer = () => 'lost'
const hosting = 'pid=335&billingCycle=annually&sld=minhaloja&tld=com.br'

const cookiesOf = (state: Awaited<ReturnType<typeof startShop>>['state']) =>
  Object.fromEntries(
    encodeCartCookie(state.cart, state.coupon?.code ?? null).cookies.map(({ name, value }) => [
      name,
      decodeURIComponent(value),
    ]),
  )

describe('the start', () => {
  it('offers what goes with a name that is bought alone, nothing of it chosen', async () => {
    const { state, service } = await startShop('pid=d&sld=minhaloja&tld=com')
    const addons = state.cart.items[0]?.addons.map(({ productId, selected }) => [productId, selected])
    expect(addons).toEqual([
      ['107', false],
      ['430', false],
      ['421', false],
    ])
    expect(Object.keys(state.products)).toEqual(['d'])
    expect(service.heardOf(featureEnabled).map(({ query }) => query.get('feature'))).toContain('email-trial')
  })

  it('sells a name alone all the same when nobody says what goes with it', async () => {
    const { state, logged } = await startShop('pid=d&sld=minhaloja&tld=com', {
      answers: { [getProduct.name]: lost },
    })
    expect(state.cart.items[0]).toMatchObject({ name: 'minhaloja.com', available: true, addons: [] })
    expect(state.notices).toEqual([])
    expect(state.isIncomplete).toBe(false)
    expect(logged.join()).toContain('loading products failed')
  })

  it.each([
    ['pid=d', true],
    ['pid=335', false],
    ['', false],
  ])('of %s with nothing kept tells whether a name is to be chosen', async (query, asksForName) => {
    const { state } = await startShop(query)
    expect(state.asksForName).toBe(asksForName)
  })

  it('keeps the add-on chosen beside a name', async () => {
    const first = await startShop('pid=d&sld=minhaloja&tld=com')
    await first.shop.session.edit((cart) => toggleLine(cart, { lineId: '421.1' }))
    const { state } = await startShop('', { cookies: cookiesOf(first.shop.session.store.getState()) })
    const addons = state.cart.items[0]?.addons.map(({ productId, selected }) => [productId, selected])
    expect(addons).toHaveLength(3)
    expect(addons).toContainEqual(['421', true])
  })

  it('takes a name of two letters where the shop sells them, and says so where it does not', async () => {
    const address = 'pid=d&sld=ab&tld=com'
    const sold = await startShop(address, { flags: ['short-domain-names'] })
    expect(sold.state.cart.items[0]?.name).toBe('ab.com')
    const { state } = await startShop(address)
    expect(state.cart.items).toEqual([])
    expect(state.notices).toEqual([{ code: 'domain-invalid', subject: 'ab.com' }])
    expect(state.refusedName).toEqual({ sld: 'ab', tld: 'com', method: 'register', reason: 'minlength' })
  })

  it('makes a priced cart of an address: product, name, coupon', async () => {
    const { state, service } = await startShop(`${hosting}&coupon=VOLTA10`)
    expect(state.cart.items.map(({ name }) => name)).toEqual(['Plano Turbo', 'minhaloja.com.br'])
    expect(state.cart.items[0]?.cycle).toBe('annually')
    expect(state.calculation.status).toBe('settled')
    expect(state.calculation.last?.priced.total).toBe(18_000)
    expect(state.coupon).toEqual({ code: 'VOLTA10', status: 'VALID', reason: 'applied' })
    expect(state.notices).toEqual([])
    expect(service.heardOf(calculate)).toHaveLength(1)
  })

  it('asks for a product once in a while, whoever comes, and prices every cart', async () => {
    let now = 0
    const memory = createShopMemory({ now: () => now, maxAge: 5_000 })
    const first = await startShop(hosting, { memory })
    now = 4_999
    const second = await startShop(hosting, { memory })
    expect(first.service.heardOf(getProduct)).toHaveLength(1)
    expect(second.service.heardOf(getProduct)).toEqual([])
    expect(second.service.heardOf(calculate)).toHaveLength(1)
    expect(second.state).toEqual(first.state)

    now = 5_000
    const third = await startShop(hosting, { memory })
    expect(third.service.heardOf(getProduct)).toHaveLength(1)
  })

  it('asks once in a while where servers stand, how one can pay and what extensions there are', async () => {
    const memory = createShopMemory({ now: () => 0, maxAge: 5_000 })
    const address = 'pid=446&domain=minhaloja.com.br'
    const shared = [listDataCenters, listPaymentMethods, listTlds]
    const lostOnce = Object.fromEntries(shared.map(({ name }) => [name, lost]))
    await startShop(address, { memory, answers: lostOnce })
    const first = await startShop(address, { memory })
    const second = await startShop(address, { memory })
    for (const call of shared) {
      expect(first.service.heardOf(call)).toHaveLength(1)
      expect(second.service.heardOf(call)).toEqual([])
    }
    expect(second.state).toEqual(first.state)
    expect(second.state.acceptedMethods.length).toBeGreaterThan(0)
  })

  it('asks again for a product that did not come, and in another country', async () => {
    const memory = createShopMemory({ now: () => 0, maxAge: 5_000 })
    await startShop(hosting, { memory, answers: { [getProduct.name]: lost } })
    const { state } = await startShop(hosting, { memory })
    expect(state.notices).toEqual([])
    const abroad = await startShop(hosting, { memory, brand: sampleBrands.mx })
    expect(abroad.service.heardOf(getProduct)).toHaveLength(1)
  })

  it('asks nothing more for a blocked visitor', async () => {
    const { started, service } = await tryStart(hosting, {
      answers: { [checkIp.name]: () => replied({ blocked: true }) },
    })
    expect(started).toEqual({ kind: 'blocked' })
    expect(service.heard.map(({ name }) => name)).toEqual([checkIp.name])
  })

  it('has an empty cart without an address or a cookie, and prices nothing', async () => {
    const { state, service } = await startShop('')
    expect(state.cart.items).toEqual([])
    expect(state.calculation).toEqual({ status: 'none', last: null })
    expect(service.heardOf(calculate)).toHaveLength(0)
  })

  it('says which product it does not know, and logs it', async () => {
    const { state, logged } = await startShop('pid=does-not-exist')
    expect(state.cart.items).toEqual([])
    expect(state.notices).toEqual([{ code: 'product-unknown', subject: 'does-not-exist' }])
    expect(logged).toEqual(['address names unknown products {"productIds":["does-not-exist"]}'])
  })

  it('brings back what the cookie kept', async () => {
    const before = await startShop(`${hosting}&coupon=VOLTA10`)
    const { state } = await startShop('', { cookies: cookiesOf(before.state) })
    expect(state.cart.items.map(({ id, name, cycle }) => [id, name, cycle])).toEqual(
      before.state.cart.items.map(({ id, name, cycle }) => [id, name, cycle]),
    )
    expect(state.coupon?.status).toBe('VALID')
    expect(state.calculation.last?.priced.total).toBe(18_000)
  })

  it("does not take another country's cookie", async () => {
    const before = await startShop(hosting)
    const { state } = await startShop('', {
      brand: sampleBrands.mx,
      cookies: cookiesOf(before.state),
    })
    expect(state.cart.items).toEqual([])
  })

  it('turns ID Protect on where the address asks and the extension has it', async () => {
    const { state } = await startShop('pid=335&sld=minhaloja&tld=com&protectId=1')
    expect(state.cart.items[1]).toMatchObject({ type: 'domain', idProtection: true })
  })

  describe('with several names in the domains cookie', () => {
    const cookies = {
      [domainsCookieName]: JSON.stringify([
        { sld: 'um', tld: 'com', cycle: 1 },
        { sld: 'dois', tld: 'com', cycle: 2 },
        { sld: 'tres', tld: 'com', cycle: 3 },
        { sld: 'gratis', tld: 'online', cycle: 3, free: true },
      ]),
    }
    const flags = ['multiple-domain-availability']
    const linesOf = ({ cart }: SessionState) =>
      cart.items.map((item) => [item.name, item.cycle, item.type === 'domain' && item.available])

    it('adds each for its years, a free one for one year, asked about, priced and with what goes with it', async () => {
      const bringsOnline = availability({ free: [offered('um', 'online', { status: 'unavailable' })] })
      const { state, service } = await startShop('pid=d', {
        cookies,
        flags,
        answers: { [domainAvailability.name]: bringsOnline },
      })
      expect(linesOf(state)).toEqual([
        ['um.com', 'annually', true],
        ['dois.com', 'biennially', true],
        ['tres.com', 'triennially', true],
        ['gratis.online', 'annually', true],
      ])
      expect(state.cart.items[3]).toMatchObject({ isFreeDomain: true, isMultipleDomain: true })
      expect(service.heardOf(domainAvailability)).toHaveLength(4)
      expect(state.calculation.last?.priced.domains).toHaveLength(4)
      expect(state.cart.items.map(({ addons }) => addons.length)).toEqual([3, 3, 3, 0])
    })

    it('turns ID Protect on for those that are bought, where the address says so', async () => {
      const { state } = await startShop('pid=d&protectId=1', { cookies, flags })
      expect(state.cart.items.map((item) => item.type === 'domain' && item.idProtection)).toEqual([
        true,
        true,
        true,
        false,
      ])
    })

    it('asks for the product once for all names that can be had', async () => {
      const taken: Answer = (heard) =>
        availability({ status: heard.params['sld'] === 'dois' ? 'unavailable' : 'available' })(heard)
      const { state, service } = await startShop('pid=d', {
        cookies,
        flags,
        answers: { [domainAvailability.name]: taken },
      })
      expect(service.heardOf(getProduct)).toEqual([])
      const bodies = service.heardOf(getProductForDomains).map(({ body }) => body)
      expect(bodies).toEqual([
        {
          domains: [
            { sld: 'um', tld: 'com' },
            { sld: 'tres', tld: 'com' },
            { sld: 'gratis', tld: 'online' },
          ],
        },
      ])
      expect(state.notices).toEqual([])
      expect(state.calculation.last?.priced.domains.map(({ sld }) => sld)).not.toContain('dois')
    })

    it('is one cart after a reload, without the flag being asked', async () => {
      const first = await startShop('pid=d', { cookies, flags })
      const { state, service } = await startShop('', { cookies: { ...cookies, ...cookiesOf(first.state) } })
      expect(linesOf(state)).toEqual(linesOf(first.state))
      expect(service.heardOf(featureEnabled).map(({ query }) => query.get('feature'))).not.toContain(null)
    })

    it.each([
      ['the flag is off', 'pid=d', [], []],
      ['another product is asked for', 'pid=446', flags, ['VPS 2']],
      ['another name is asked for', 'pid=d&sld=outra&tld=com', flags, ['outra.com']],
    ])('leaves them when %s', async (_why, address, on, expected) => {
      const { state } = await startShop(address, { cookies, flags: on })
      expect(state.cart.items.map(({ name }) => name)).toEqual(expected)
      expect(state.isIncomplete).toBe(false)
    })
  })

  it.each([
    ['available', ['0'], []],
    ['unknown', ['0'], []],
    ['unavailable', ['0', '1'], ['net']],
  ] as const)('asks for other names only beside a taken one: %s', async (status, asked, tlds) => {
    const others = [offered('minhaloja', 'net')]
    const { state, service } = await startShop('pid=335&sld=minhaloja&tld=com', {
      answers: {
        [domainAvailability.name]: (heard) =>
          availability({ status, others: heard.query.get('radix') === '1' ? others : [] })(heard),
      },
    })
    expect(service.heardOf(domainAvailability).map(({ query }) => query.get('radix'))).toEqual(asked)
    const suggestions = state.cart.items.flatMap((item) => (item.type === 'domain' ? item.suggestions : []))
    expect(suggestions.map(({ tld }) => tld)).toEqual(tlds)
  })

  it('places a server in the first active data centre, under the restriction in Brazil', async () => {
    const free = await startShop('pid=446')
    expect(free.state.cart.items[0]).toMatchObject({ dataCenter: 'Virginia' })
    const restricted = await startShop('pid=446', { flags: ['vps-datacenter-restriction'] })
    expect(restricted.state.cart.items[0]).toMatchObject({ dataCenter: 'São Paulo' })
    expect(restricted.state.flags).toContain('vps-datacenter-restriction')
  })

  it('does not ask where servers stand for a cart without one', async () => {
    const { service } = await startShop(hosting)
    expect(service.heardOf(listDataCenters)).toHaveLength(0)
  })

  it.each([
    ['by the address', 'expandedFlowMode=1', {}, true],
    ['by the experiment', '', { [expandedFlowCookieName]: '1' }, true],
    ['not, when the address says so', 'expandedFlowMode=0', { [expandedFlowCookieName]: '1' }, false],
    ['not otherwise', '', {}, false],
  ])('has the first two steps in Chile %s', async (_why, address, cookies, expected) => {
    const { state } = await startShop(address, { brand: sampleBrands.cl, cookies })
    expect(state.isExpandedFlow).toBe(expected)
  })
})

describe('a start with a name under an extension that is not sold', () => {
  const unsold: Answer = (heard) =>
    heard.params['tld'] === 'abc'
      ? refused('invalid-request', [{ code: 'unknown-tld', field: 'tld' }])
      : availability()(heard)
  const answers = {
    [domainAvailability.name]: unsold,
    [domainTransferability.name]: unsold,
    [listTlds.name]: () => replied({ tlds: [{ tld: 'com', categories: [] }], categories: [] }),
  }

  it.each([
    'pid=335&sld=minhaloja&tld=abc',
    'pid=335&domain=minhaloja.abc',
    'pid=335&sld=minhaloja&tld=abc&transfer=1',
  ])('says so instead of asking again and again: %s', async (address) => {
    const { state, logged } = await startShop(address, { answers })
    expect(state.cart.items.map(({ name }) => name)).toEqual(['Plano Turbo'])
    expect(state.notices).toEqual([{ code: 'domain-not-sold', subject: 'minhaloja.abc' }])
    expect(state.refusedName).toMatchObject({ sld: 'minhaloja', tld: 'abc', reason: 'unknown-tld' })
    expect(logged.join()).not.toContain('minhaloja')
  })

  it('keeps the other names of a list', async () => {
    const names = ['abc', 'com'].map((tld) => ({ sld: 'minhaloja', tld, cycle: 1 }))
    const { state } = await startShop('pid=d', {
      answers,
      flags: ['multiple-domain-availability'],
      cookies: { [domainsCookieName]: JSON.stringify(names) },
    })
    expect(state.cart.items.map(({ name }) => name)).toEqual(['minhaloja.com'])
    expect(state.notices).toEqual([{ code: 'domain-not-sold', subject: 'minhaloja.abc' }])
  })
})

describe('a start that something fails in', () => {
  it('takes a failed blocked-address check for not blocked', async () => {
    const { state, logged } = await startShop(hosting, { answers: { [checkIp.name]: lost } })
    expect(state.cart.items).toHaveLength(2)
    expect(logged).toEqual(['blocked-address check failed {"failure":"unreachable"}'])
  })

  it('keeps the address and the cookie when products do not load, and says so', async () => {
    const { state, logged } = await startShop(hosting, { answers: { [getProduct.name]: lost } })
    expect(state.isIncomplete).toBe(true)
    expect(state.notices).toContainEqual({ code: 'products-unavailable', subject: '335' })
    expect(logged).toContain('loading products failed {"productIds":["335"]}')
  })

  it('never takes a name that nobody could ask about for free', async () => {
    const { state, logged } = await startShop(hosting, { answers: { [domainAvailability.name]: lost } })
    expect(state.cart.items[1]).toMatchObject({ name: 'minhaloja.com.br', available: null })
    expect(state.calculation.last?.priced.domains).toEqual([])
    expect(logged.join()).toContain('domain availability failed')
    expect(logged.join(), 'searched names are not logged').not.toContain('minhaloja')
  })

  it('leaves a taken name in sight and out of the price', async () => {
    const { state } = await startShop(hosting, {
      answers: { [domainAvailability.name]: availability({ status: 'unavailable' }) },
    })
    expect(state.cart.items[1]).toMatchObject({ name: 'minhaloja.com.br', available: false })
    expect(state.calculation.last?.priced.domains).toEqual([])
  })

  it('shows the cart without a total when it cannot be priced', async () => {
    const { state, logged } = await startShop(hosting, {
      answers: { [calculate.name]: () => refused('not-calculable') },
    })
    expect(state.cart.items).toHaveLength(2)
    expect(state.calculation).toEqual({ status: 'failed', last: null })
    expect(logged).toEqual(['calculation failed {"failure":"refused"}'])
  })

  it('takes names under .br out elsewhere when it cannot be priced', async () => {
    const { state } = await startShop(hosting, {
      brand: sampleBrands.mx,
      answers: { [calculate.name]: lost },
    })
    expect(state.cart.items.map(({ name }) => name)).toEqual(['Plano Turbo'])
  })

  it('counts a failed switch as off', async () => {
    const { state, logged } = await startShop('pid=446', {
      flags: ['vps-datacenter-restriction'],
      answers: { [featureEnabled.name]: lost },
    })
    expect(state.flags).toEqual([])
    expect(logged.join()).toContain('feature toggle failed')
  })

  it.each([
    ['success: false', () => replied({ success: false, data: { servers: [] } })],
    ['no answer', lost],
  ] satisfies [string, Answer][])('sells a server without its places: %s', async (_why, answer) => {
    const { state, logged } = await startShop('pid=446', { answers: { [listDataCenters.name]: answer } })
    expect(state.cart.items[0]).toMatchObject({ dataCenters: [], dataCenter: null })
    expect(state.calculation.status).toBe('settled')
    expect(logged.join()).toContain('Failed to load data centers')
  })

  it('knows what the shop accepts, and goes on when nobody says', async () => {
    const { state } = await startShop('pid=335')
    expect(state.acceptedMethods).toEqual(['pix', 'credit_card'])
    const { state: alone, logged } = await startShop('pid=335', {
      answers: { [listPaymentMethods.name]: lost },
    })
    expect(alone.acceptedMethods).toEqual([])
    expect(alone.calculation.status).toBe('settled')
    expect(logged).toContain('loading payment methods failed {"failure":"unreachable"}')
  })

  it('goes on without the list of extensions', async () => {
    const { state, logged } = await startShop('domain=minhaloja.com.br&transfer=1', {
      answers: { [listTlds.name]: lost },
    })
    expect(state.cart.items[0]).toMatchObject({ method: 'transfer', sld: 'minhaloja', tld: 'com.br' })
    expect(logged).toContain('loading extensions failed {"failure":"unreachable"}')
  })

  it('drops what the address should not say, logs which, and never the value', async () => {
    const { state, logged } = await startShop('pid=335&coupon=<script>&sld=minhaloja&tld=com.br')
    expect(state.coupon).toBeNull()
    expect(logged.join()).toContain('coupon')
    expect(logged.join()).not.toContain('script')
  })
})
