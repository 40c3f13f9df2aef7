import { calculate } from '@balcao/contract/calculate'
import { changeCycle } from '@balcao/rules/changeCycle'
import type { Cart } from '@balcao/rules/cart'
import type { Cycle } from '@balcao/rules/cycle'
import { toggleLine } from '@balcao/rules/toggleLine'
import { describe, expect, it } from 'vitest'
import { refused } from '../testing/fakeService.ts'
import type { Answer, Reply } from '../testing/fakeService.ts'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleBook } from '../testing/sampleCatalogue.ts'
import { sampleAnswers, startShop } from '../testing/startedShop.ts'

const address = 'pid=335&billingCycle=annually&sld=minhaloja&tld=com.br'

const toCycle = (cycle: Cycle) => (cart: Cart) =>
  changeCycle(cart, { lineId: cart.items[0]?.id ?? '', cycle, withAddons: true })

const toggleSiteLock = (cart: Cart) =>
  toggleLine(cart, { lineId: cart.items[0]?.addons.find(({ productId }) => productId === '107')?.id ?? '' })

const honest: Answer = (heard) => sampleAnswers([], sampleBook)[calculate.name]?.(heard) ?? 'lost'

/** A shop whose next calculations are answered one by one, when the test says so. */
async function withHeldAnswers() {
  const started = await startShop(address)
  const held: ((reply: Reply | null) => void)[] = []
  started.service.answer(calculate, async (heard) => {
    const reply = await new Promise<Reply | null>((resolve) => held.push(resolve))
    return reply ?? honest(heard)
  })
  const asked = () => started.service.heardOf(calculate).length - 1
  /** Once so many calculations have reached the service. */
  const arrived = async (count: number) => {
    while (held.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...started, session: started.shop.session, held, asked, arrived }
}

describe('the cart session', () => {
  it('prices several edits of one tick together', async () => {
    const { shop, service } = await startShop(address)
    const outcomes = await Promise.all([
      shop.session.edit(toCycle('triennially')),
      shop.session.edit(toggleSiteLock),
      shop.session.applyCoupon('VOLTA10'),
    ])
    expect(outcomes).toEqual(['settled', 'settled', 'settled'])
    expect(service.heardOf(calculate)).toHaveLength(2)
    const { cart, calculation } = shop.session.store.getState()
    expect(cart.items[0]).toMatchObject({ cycle: 'triennially' })
    expect(calculation.last?.priced.products).toHaveLength(2)
  })

  it('shows an edit at once and keeps the last amounts, marked pending, until the answer comes', async () => {
    const { session, held, arrived } = await withHeldAnswers()
    const before = session.store.getState().calculation.last
    const settled = session.edit(toCycle('triennially'))
    expect(session.store.getState().cart.items[0]?.cycle).toBe('triennially')
    expect(session.store.getState().calculation).toEqual({ status: 'pending', last: before })
    await arrived(1)
    held[0]?.(null)
    expect(await settled).toBe('settled')
    expect(session.store.getState().calculation.last?.priced.total).toBe(40_000)
  })

  it('aborts the older calculation for a newer edit, whose answer settles everybody', async () => {
    const { session, held, asked, arrived } = await withHeldAnswers()
    const first = session.edit(toCycle('triennially'))
    await arrived(1)
    const second = session.edit(toCycle('monthly'))
    await arrived(2)
    held[1]?.(null)
    expect(await Promise.all([first, second])).toEqual(['settled', 'settled'])
    const total = session.store.getState().calculation.last?.priced.total
    // The answer to the older question comes last, and changes nothing.
    held[0]?.(null)
    await new Promise((resolve) => setImmediate(resolve))
    expect(session.store.getState().calculation.last?.priced.total).toBe(total)
    expect(session.store.getState().calculation.last?.priced.products[0]?.cycle).toBe('monthly')
    expect(asked()).toBe(2)
  })

  it('settles those who wait when it fails, keeps the last amounts, logs it, and prices again when asked', async () => {
    const { shop, service, logged } = await startShop(address)
    const before = shop.session.store.getState().calculation.last
    service.answer(calculate, () => refused('not-calculable'))
    expect(await shop.session.edit(toCycle('triennially'))).toBe('failed')
    expect(shop.session.store.getState().calculation).toEqual({ status: 'failed', last: before })
    expect(shop.session.store.getState().cart.items[0]?.cycle).toBe('triennially')
    expect(logged).toEqual(['calculation failed {"failure":"refused"}'])

    service.answer(calculate, honest)
    expect(await shop.session.recalculate()).toBe('settled')
    expect(shop.session.store.getState().calculation.last?.priced.total).toBe(40_000)
  })

  it('takes names under .br out when it fails elsewhere', async () => {
    const { shop, service } = await startShop(address, { brand: sampleBrands.mx })
    service.answer(calculate, () => 'lost')
    await shop.session.recalculate()
    expect(shop.session.store.getState().cart.items.map(({ name }) => name)).toEqual(['Plano Turbo'])
  })

  it('asks nothing when nothing is selected', async () => {
    const { shop, service } = await startShop('pid=335')
    const deselect = (cart: Cart) => toggleLine(cart, { lineId: cart.items[0]?.id ?? '' })
    expect(await shop.session.edit(deselect)).toBe('nothing-selected')
    expect(shop.session.store.getState().calculation).toEqual({ status: 'none', last: null })
    expect(service.heardOf(calculate)).toHaveLength(1)
  })

  it('leaves nothing of a cart that became an order', async () => {
    const { session, arrived } = await withHeldAnswers()
    const waiting = session.edit(toCycle('monthly'))
    await arrived(1)
    session.empty()
    expect(await waiting).toBe('nothing-selected')
    expect(session.store.getState()).toMatchObject({ cart: { items: [] }, coupon: null })
  })
})

describe('a coupon', () => {
  it('is not validated until a calculation has answered, then valid', async () => {
    const { session, held, arrived } = await withHeldAnswers()
    const applied = session.applyCoupon('VOLTA10')
    expect(session.store.getState().coupon).toEqual({
      code: 'VOLTA10',
      status: 'NOT_VALIDATED',
      reason: null,
    })
    await arrived(1)
    held[0]?.(null)
    await applied
    expect(session.store.getState().coupon).toEqual({ code: 'VOLTA10', status: 'VALID', reason: 'applied' })
  })

  it('that does not hold is invalid with the reason, and changes no price', async () => {
    const { shop, state } = await startShop(address)
    await shop.session.applyCoupon('NADA')
    expect(shop.session.store.getState().coupon).toEqual({
      code: 'NADA',
      status: 'INVALID',
      reason: 'unknown',
    })
    expect(shop.session.store.getState().calculation.last?.priced.total).toBe(
      state.calculation.last?.priced.total,
    )
  })

  it('stays as it is when the calculation fails: nobody has said anything of it', async () => {
    const { shop, service } = await startShop(address)
    service.answer(calculate, () => 'lost')
    expect(await shop.session.applyCoupon('VOLTA10')).toBe('failed')
    expect(shop.session.store.getState().coupon?.status).toBe('NOT_VALIDATED')
  })

  it('is gone once removed', async () => {
    const { shop } = await startShop(`${address}&coupon=VOLTA10`)
    await shop.session.removeCoupon()
    expect(shop.session.store.getState().coupon).toBeNull()
    expect(shop.session.store.getState().calculation.last?.priced.total).toBe(20_000)
  })
})
