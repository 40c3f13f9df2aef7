import type { AnalyticsEvent } from '@balcao/rules/analyticsEvents'
import { calculate } from '@balcao/contract/calculate'
import { getProduct } from '@balcao/contract/getProduct'
import { encodeCartCookie } from '@balcao/rules/cartCookie'
import { flaggedPriceBook } from '@balcao/rules/flaggedPriceBook'
import { toggleLine } from '@balcao/rules/toggleLine'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '../testing/fakeService.ts'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { sampleBook } from '../testing/sampleCatalogue.ts'
import { sampleAnswers, startShop as startSample } from '../testing/startedShop.ts'
import type { StartedShop } from '../testing/startedShop.ts'
import type { StartOptions } from '../testing/startedShop.ts'
import { createDataLayer } from './dataLayer.ts'
import { learnFlag } from './learnFlag.ts'
import { reportCart } from './reportCart.ts'

/** Every flag of prices off. */
const plainBook = flaggedPriceBook(sampleBook, {})
const startShop = (address: string, options: StartOptions = {}) =>
  startSample(address, { book: plainBook, ...options })

const hosting = 'pid=335&billingCycle=annually&sld=minhaloja&tld=com.br'

function counted({ shop, state }: StartedShop) {
  const events: AnalyticsEvent[] = []
  reportCart(shop.session.store, state, { report: (event) => events.push(event) })
  return { events, kinds: () => events.map(({ kind }) => kind) }
}

async function started(address: string, options: StartOptions = {}) {
  const start = await startShop(address, options)
  return { ...start, session: start.shop.session, ...counted(start) }
}

describe('a counted cart', () => {
  it('is told once for a start, with its price, whatever follows', async () => {
    const { events, session, kinds } = await started(hosting)
    expect(events).toMatchObject([
      { kind: 'cart-viewed', value: 20_000, items: [{ id: '335' }, { id: 'd' }] },
    ])
    await session.edit((cart) => toggleLine(cart, { lineId: cart.items[0]?.addons[0]?.id ?? '' }))
    await session.recalculate()
    expect(kinds()).toEqual(['cart-viewed'])
  })

  it('is not told while it is empty, and not before it is whole and has a price', async () => {
    expect((await started('')).events).toEqual([])
    const lost = { answers: { [getProduct.name]: () => 'lost' as const } }
    expect((await started(hosting, lost)).events).toEqual([])
    const { session, service, kinds } = await started(hosting, {
      answers: { [calculate.name]: () => refused('not-calculable') },
    })
    expect(kinds()).toEqual([])
    service.answer(calculate, (heard) => sampleAnswers([], plainBook)[calculate.name]?.(heard) ?? 'lost')
    await session.recalculate()
    expect(kinds()).toEqual(['cart-viewed'])
  })

  it('is told once when the browser finishes what the server could not, or brings a kept cart back', async () => {
    const address = `${hosting}&coupon=VOLTA10`
    const { session, kinds } = await started(address, { answers: { [getProduct.name]: () => 'lost' } })
    const whole = await startShop(address)
    session.store.setState(whole.state)
    session.store.setState({ ...whole.state })
    expect(kinds()).toEqual(['cart-viewed'])

    const { cookies } = encodeCartCookie(whole.state.cart, 'VOLTA10')
    const kept = cookies.map(({ name, value }) => [name, decodeURIComponent(value)])
    const restored = await started('', { cookies: Object.fromEntries(kept) })
    expect(restored.events).toMatchObject([{ kind: 'cart-viewed', coupon: 'VOLTA10' }])
  })

  it('is told with the flags that somebody counts', async () => {
    const { kinds } = await started('pid=d&sld=minhaloja&tld=com', { flags: ['email-trial'] })
    expect(kinds()).toEqual(['cart-viewed', 'flag-seen'])
  })

  it('is told with the flags that its prices tell of, and those learnt later, each once', async () => {
    const { events, session } = await started(hosting, {
      book: flaggedPriceBook(sampleBook, { 'discount-card': true, 'turbo-domain-bonus': true }),
    })
    learnFlag(session, 'mobile-fixed-menu')
    learnFlag(session, 'mobile-fixed-menu')
    await session.recalculate()
    expect(events.flatMap((event) => (event.kind === 'flag-seen' ? [event.name] : []))).toEqual([
      'turbo_domain_bonus',
      'discount_card',
      'mobile_fixed_menu',
    ])
  })
})

describe('a counted coupon', () => {
  it('is one that the visitor applied and that holds, each time', async () => {
    const { session, kinds } = await started(hosting)
    await session.applyCoupon('NADA')
    expect(kinds()).toEqual(['cart-viewed'])
    await session.applyCoupon('VOLTA10')
    await session.recalculate()
    expect(kinds()).toEqual(['cart-viewed', 'coupon-added'])
    await session.removeCoupon()
    await session.applyCoupon('VOLTA10')
    expect(kinds()).toEqual(['cart-viewed', 'coupon-added', 'coupon-added'])
  })

  it('is told though it was applied before anybody counted', async () => {
    const start = await startShop(hosting)
    await start.shop.session.applyCoupon('VOLTA10')
    expect(counted(start).kinds()).toEqual(['cart-viewed', 'coupon-added'])
  })

  it('is not one that the address brought, which the cart tells', async () => {
    const { events } = await started(`${hosting}&coupon=VOLTA10`)
    expect(events).toMatchObject([{ kind: 'cart-viewed', coupon: 'VOLTA10' }])
  })

  it('is counted in Brazil alone', async () => {
    const { session, kinds } = await started(hosting, { brand: sampleBrands.mx })
    await session.applyCoupon('VOLTA10')
    expect(session.store.getState().coupon?.status).toBe('VALID')
    expect(kinds()).toEqual(['cart-viewed'])
  })
})

describe('the list that tag managers read', () => {
  it('gets the events as GA4 has them, the earlier cart taken back, no name in them', async () => {
    const { shop, state } = await startShop(hosting)
    const view: Pick<Window, 'dataLayer'> = {}
    reportCart(shop.session.store, state, createDataLayer(view, 'BRL', shop.log))
    await shop.session.applyCoupon('VOLTA10')
    expect(view.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'view_cart',
        ecommerce: {
          currency: 'BRL',
          value: 200,
          items: [
            { item_id: '335', item_name: 'Plano Turbo', item_variant: 'annually', price: 200, quantity: 1 },
            { item_id: 'd', item_name: '.com.br', item_variant: 'annually', price: 0, quantity: 1 },
          ],
        },
      },
      { ecommerce: null },
      { event: 'add_coupon', ecommerce: { currency: 'BRL', value: 180, coupon: 'VOLTA10' } },
    ])
    expect(JSON.stringify(view.dataLayer)).not.toContain('minhaloja')
  })

  it('has amounts without decimals where the currency has none, and flags by their event', () => {
    const view: { dataLayer?: unknown[] } = { dataLayer: [] }
    const { report } = createDataLayer(view, 'CLP', { info: vi.fn(), warn: vi.fn(), error: vi.fn() })
    report({ kind: 'cart-viewed', value: 9990, coupon: 'A', items: [] })
    report({ kind: 'flag-seen', name: 'email_trial' })
    expect(view.dataLayer?.slice(1)).toEqual([
      { event: 'view_cart', ecommerce: { currency: 'CLP', value: 9990, coupon: 'A', items: [] } },
      { event: 'email_trial' },
    ])
  })

  const broken = (): never => {
    throw new Error('reader')
  }
  it.each([
    ['throws', () => ({ dataLayer: Object.assign([], { push: broken }) })],
    ['is away', () => Object.defineProperty({}, 'dataLayer', { get: broken })],
    ['is something else', () => ({ dataLayer: JSON.parse('7') })],
    ['cannot be made', () => Object.freeze({})],
  ])('does not disturb the cart when it %s', async (_how, broke) => {
    const { shop, state, logged } = await startShop(hosting)
    reportCart(shop.session.store, state, createDataLayer(broke(), 'BRL', shop.log))
    const seen = vi.fn()
    shop.session.store.subscribe(seen)
    expect(await shop.session.applyCoupon('VOLTA10')).toBe('settled')
    expect(shop.session.store.getState().calculation).toMatchObject({ status: 'settled' })
    expect(seen).toHaveBeenCalled()
    expect(logged).toEqual([
      'an analytics event was not taken {"event":"cart-viewed"}',
      'an analytics event was not taken {"event":"coupon-added"}',
    ])
  })
})
