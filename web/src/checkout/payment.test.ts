import { calculate } from '@balcao/contract/calculate'
import { placeOrder } from '@balcao/contract/placeOrder'
import type { Cart } from '@balcao/rules/cart'
import { setDataCenters } from '@balcao/rules/dataCenters'
import { toggleLine } from '@balcao/rules/toggleLine'
import { beforeEach, describe, expect, it } from 'vitest'
import { refused, replied } from '../testing/fakeService.ts'
import type { Answer } from '../testing/fakeService.ts'
import { sampleOrder } from '../testing/sampleOrder.ts'
import { bookOf, createSampleShop, sampleNow } from '../testing/sampleShop.ts'
import type { SampleShop } from '../testing/sampleShop.ts'
import { createCheckoutDraft } from './checkoutDraft.ts'
import type { CheckoutDraftStore } from './checkoutDraft.ts'
import { createPayment } from './payment.ts'

const customer = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  document: '529.982.247-25',
  phone: '(11) 98765-4321',
  address: {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1500',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
}

let sample: SampleShop
let draft: CheckoutDraftStore
let kept: Map<string, string>
let keys = 0

const pay = () => createPayment({ shop: sample.shop, draft, newKey: () => `key-${(keys += 1)}` })
const sent = () => sample.service.heardOf(placeOrder)
const sentKeys = () => sent().map(({ headers }) => headers.get('idempotency-key'))
const total = () => sample.shop.session.store.getState().calculation.last?.priced.total
const answer = (reply: Answer) => sample.service.answer(placeOrder, reply)
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

/** Its first product is a server there. */
const inSaoPaulo = (cart: Cart) =>
  setDataCenters(cart, {
    lineId: cart.items[0]?.id ?? '',
    all: [{ name: 'São Paulo', country: 'br', countryName: 'Brasil', status: 'active', latency: '' }],
    restricted: false,
  })

beforeEach(async () => {
  keys = 0
  kept = new Map()
  sample = await createSampleShop({ tld: 'com.br' })
  draft = createCheckoutDraft('br', storage())
  draft.change((current) => ({ ...current, customer }))
  await sample.shop.session.choosePaymentMethod('pix')
  answer(() => replied({ order: sampleOrder() }, 201))
})

describe('a pressed button', () => {
  it('places the order against the quote that was shown, with its buyer in normal form', async () => {
    const order = await pay().pay(total() ?? 0)
    expect(order?.number).toBe('1042')
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.body).toMatchObject({
      quote: 'quote-2',
      paymentMethod: 'pix',
      customer: { document: '52998224725', phone: '+5511987654321' },
      cart: { paymentMethod: 'pix', products: [{ id: '335' }], domains: [{ sld: 'minhaloja' }] },
    })
    expect(draft.read().attempt).toBeNull()
    expect(draft.read().customer).toEqual(customer)
  })

  it('tells the order where its server stands, and who sent the visitor', async () => {
    const { session } = sample.shop
    const origin = { salesConsultantId: 'ana', offerContexts: ['black_friday'], vpsType: null }
    session.store.setState({ sessionParameters: origin })
    await session.edit(inSaoPaulo)
    await pay().pay(total() ?? 0)
    expect(sent()[0]?.body).toMatchObject({
      provisioning: [{ dataCenter: 'São Paulo', transferCode: null }],
      origin,
    })
  })

  it('that is pressed twice places one order, and tells of it once', async () => {
    const payment = pay()
    const orders = await Promise.all([payment.pay(total() ?? 0), payment.pay(total() ?? 0)])
    expect(orders.map((order) => order?.number ?? null)).toEqual(['1042', null])
    expect(await payment.pay(total() ?? 0)).toBeNull()
    expect(sent()).toHaveLength(1)
  })

  it('sends nothing before a way to pay is chosen', async () => {
    sample = await createSampleShop()
    const payment = pay()
    expect(await payment.pay(total() ?? 0)).toBeNull()
    expect(payment.store.getState()).toEqual({ kind: 'failed', failure: { kind: 'method-missing' } })
  })

  it('sends nothing while the buyer is not complete', async () => {
    draft.change((current) => ({ ...current, customer: { ...customer, document: '1' } }))
    const payment = pay()
    await payment.pay(total() ?? 0)
    expect(payment.store.getState()).toEqual({ kind: 'failed', failure: { kind: 'customer-refused' } })
    expect(sent()).toHaveLength(0)
  })
})

describe('a lost answer', () => {
  it('is asked for again with the same key, by the client, by hand, and after a reload', async () => {
    let lost = 3
    answer(() => ((lost -= 1) >= 0 ? 'lost' : replied({ order: sampleOrder() }, 201)))
    const payment = pay()
    // Twice by the client itself.
    await payment.pay(total() ?? 0)
    expect(payment.store.getState()).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } })
    expect(sentKeys()).toEqual(['key-1', 'key-1'])

    draft = createCheckoutDraft('br', storage())
    await sample.shop.session.recalculate()
    const order = await pay().pay(total() ?? 0)
    expect(order?.number).toBe('1042')
    expect(new Set(sentKeys())).toEqual(new Set(['key-1']))
    expect(sent().map(({ body }) => Object(body).quote)).toEqual(['quote-2', 'quote-2', 'quote-3', 'quote-3'])
  })

  it('of another cart, buyer or way to pay has no claim on the new order', async () => {
    answer(() => 'lost')
    await pay().pay(total() ?? 0)
    draft.change((current) => ({ ...current, customer: { ...customer, name: 'Bia Souza' } }))
    await pay().pay(total() ?? 0)
    await sample.shop.session.edit((cart) => toggleLine(cart, { lineId: 'd.1' }))
    await pay().pay(total() ?? 0)
    await sample.shop.session.choosePaymentMethod('boleto')
    await pay().pay(total() ?? 0)
    expect([...new Set(sentKeys())]).toEqual(['key-1', 'key-2', 'key-3', 'key-4'])
  })

  it('says no more to the log than that it was lost', async () => {
    answer(() => 'lost')
    await pay().pay(total() ?? 0)
    expect(sample.logged()).toContain('unreachable')
    expect(sample.logged()).not.toMatch(/ana|souza|529|987|paulista|key-1/i)
  })
})

describe('an amount that is not the one agreed to', () => {
  it('is put to the visitor, who goes on with the new one', async () => {
    const agreed = total() ?? 0
    answer(({ body }) =>
      Object(body).quote === 'quote-2'
        ? refused('price-changed', [], { shown: 200, current: 250 })
        : replied({ order: sampleOrder() }, 201),
    )
    const payment = pay()
    await payment.pay(agreed)
    expect(payment.store.getState()).toEqual({
      kind: 'asking',
      price: { kind: 'price-changed', shown: 20_000, current: 25_000 },
    })
    sample.reprice(bookOf(sample.shop.brand, 25_000))
    expect((await payment.accept())?.number).toBe('1042')
    expect(new Set(sentKeys())).toEqual(new Set(['key-1']))
    expect(draft.read().customer).toEqual(customer)
  })

  it('is put again when it has moved on meanwhile', async () => {
    answer(() => refused('price-changed', [], { shown: 200, current: 250 }))
    const payment = pay()
    await payment.pay(total() ?? 0)
    sample.reprice(bookOf(sample.shop.brand, 30_000))
    expect(await payment.accept()).toBeNull()
    expect(payment.store.getState()).toEqual({
      kind: 'asking',
      price: { kind: 'price-changed', shown: 25_000, current: 30_000 },
    })
    expect(sent()).toHaveLength(1)
  })

  it('is not sent at all when the page knows it first', async () => {
    const agreed = total() ?? 0
    sample.reprice(bookOf(sample.shop.brand, 25_000))
    sample.setNow(sampleNow + 31 * 60_000)
    const payment = pay()
    await payment.pay(agreed)
    expect(payment.store.getState().kind).toBe('asking')
    expect(sent()).toHaveLength(0)
    payment.decline()
    expect(payment.store.getState()).toEqual({ kind: 'ready' })
  })

  it('whose quote alone has run out is renewed without a question when it is the same', async () => {
    sample.setNow(sampleNow + 31 * 60_000)
    expect((await pay().pay(total() ?? 0))?.number).toBe('1042')
    expect(sent()[0]?.body).toMatchObject({ quote: 'quote-3' })
  })

  it('because a coupon is used up goes on without the coupon', async () => {
    await sample.shop.session.applyCoupon('VOLTA10')
    const agreed = total() ?? 0
    answer(({ body }) =>
      Object(body).cart.coupon === null
        ? replied({ order: sampleOrder() }, 201)
        : refused('coupon-exhausted', [], { shown: agreed / 100, current: 200 }),
    )
    const payment = pay()
    await payment.pay(agreed)
    expect(payment.store.getState()).toMatchObject({ price: { kind: 'coupon-exhausted', current: 20_000 } })
    expect((await payment.accept())?.number).toBe('1042')
    expect(sample.shop.session.store.getState().coupon).toBeNull()
  })

  it('is never guessed: without a calculation nothing is sent', async () => {
    sample.setNow(sampleNow + 31 * 60_000)
    sample.service.answer(calculate, () => 'lost')
    const payment = pay()
    await payment.pay(total() ?? 0)
    expect(payment.store.getState()).toEqual({ kind: 'failed', failure: { kind: 'not-priced' } })
    expect(sent()).toHaveLength(0)
  })
})

describe('a refusal', () => {
  it('names the domains that are gone or could not be confirmed', async () => {
    answer(() => refused('domain-not-confirmed', [{ code: 'unavailable', field: 'cart.domains.0' }]))
    const payment = pay()
    await payment.pay(total() ?? 0)
    expect(payment.store.getState()).toEqual({
      kind: 'failed',
      failure: { kind: 'domain-not-confirmed', domains: [{ name: 'minhaloja.com.br', isTaken: true }] },
    })
  })

  it('of something about the buyer is kept for the screen that asks for it', async () => {
    answer(() => refused('invalid-request', [{ code: 'document-kind', field: 'customer.document' }]))
    const payment = pay()
    await payment.pay(total() ?? 0)
    expect(payment.store.getState()).toEqual({ kind: 'failed', failure: { kind: 'customer-refused' } })
    expect(draft.read().refusals).toEqual([{ code: 'document-kind', field: 'document' }])
  })

  it('of the seal brings a new one for the next press', async () => {
    answer(({ body }) =>
      Object(body).quote === 'quote-2' ? refused('quote-invalid') : replied({ order: sampleOrder() }, 201),
    )
    const payment = pay()
    await payment.pay(total() ?? 0)
    expect(payment.store.getState()).toMatchObject({ failure: { kind: 'refused', code: 'quote-invalid' } })
    expect((await payment.pay(total() ?? 0))?.number).toBe('1042')
  })

  it('of a key that stands for something else makes way for a new key', async () => {
    answer(({ headers }) =>
      headers.get('idempotency-key') === 'key-1'
        ? refused('idempotency-key-reused')
        : replied({ order: sampleOrder() }, 201),
    )
    const payment = pay()
    await payment.pay(total() ?? 0)
    expect((await payment.pay(total() ?? 0))?.number).toBe('1042')
    expect(sentKeys()).toEqual(['key-1', 'key-2'])
  })
})
