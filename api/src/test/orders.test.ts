import { randomUUID } from 'node:crypto'
import { parsePixCode } from '@balcao/rules/parsePixCode'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findOrderByToken } from '../repositories/orderRecords.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { buyer, cart, chilean, domain, hosting } from './builders.ts'
import { databases } from './databases.ts'

const CountSchema = v.object({ rows: v.array(v.object({ count: v.pipe(v.unknown(), v.transform(Number)) })) })
const minutes = (count: number) => count * 60_000
const soon = { timeout: 20_000, interval: 50 }

describe.each(databases)('an order on $name', ({ open }) => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp({ connection: await open(), withJobs: true })
    await shop.listen()
  })
  afterAll(() => shop.close())

  const count = async (table: 'orders' | 'payments' | 'order_lines'): Promise<number> => {
    const result = await shop.deps.connection.orm.execute(sql`select count(*) from ${sql.identifier(table)}`)
    return v.parse(CountSchema, result).rows[0]?.count ?? 0
  }
  const quoted = async (body = cart()) => ({
    cart: body,
    quote: (await shop.price(body)).quote.token,
    customer: buyer(),
  })

  it('is priced, placed and shown with its Pix code', async () => {
    const body = cart({ coupon: 'BEMVINDO10' })
    const priced = await shop.price(body)
    const order = await shop.placeOrder({ cart: body, quote: priced.quote.token, customer: buyer() })

    expect(order).toMatchObject({ status: 'placed', total: priced.total, email: 'm***@exemplo.com.br' })
    expect(order.lines.map(({ name }) => name)).toEqual(['Plano Turbo', 'minhaloja.com.br'])
    expect(order.payment).toMatchObject({ method: 'pix', status: 'pending', amount: priced.total })
    const { instructions } = order.payment
    if (instructions?.kind !== 'pix') throw new Error('no Pix instructions')
    expect(parsePixCode(instructions.code)).toMatchObject({ ok: true })
    expect(instructions.picture).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await shop.order(order.token)).toEqual(order)
  })

  it('is placed once when the answer was lost and the click is repeated', async () => {
    const input = { ...(await quoted()), key: randomUUID() }
    const first = await shop.postOrder(input)
    const again = await shop.postOrder(input)
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } })
  })

  it('is placed once by eight clicks at the same time, and every one gets the same answer', async () => {
    const input = { ...(await quoted()), key: randomUUID() }
    const before = await count('orders')
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.postOrder(input)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await count('orders')).toBe(before + 1)
    expect(await count('payments')).toBe(await count('orders'))
  })

  it('is placed once for a quote, whatever the keys', async () => {
    const input = await quoted()
    const orders = await Promise.all([1, 2, 3].map(() => shop.placeOrder({ ...input, key: randomUUID() })))
    expect(new Set(orders.map(({ token }) => token)).size).toBe(1)
  })

  it('keeps its key for one request', async () => {
    const key = randomUUID()
    await shop.placeOrder({ ...(await quoted()), key })
    const other = await shop.refuseOrder({ ...(await quoted(cart({ domains: [] }))), key })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } })
  })

  it('is given back under its key even when its quote has expired since', async () => {
    const input = { ...(await quoted()), key: randomUUID() }
    const order = await shop.placeOrder(input)
    shop.advance(minutes(31))
    expect(await shop.placeOrder(input)).toEqual(order)
  })

  it('is refused with both totals when the price changed in between, and nothing is written', async () => {
    const input = await quoted()
    const shown = (await shop.price(input.cart)).total
    const before = await count('orders')
    await shop.changeCatalogue((catalogue) => {
      const turbo = catalogue.priceBook.products['335']
      const annually = turbo?.terms.annually
      if (turbo === undefined || annually === undefined) throw new Error('no plan to change')
      const terms = { ...turbo.terms, annually: { ...annually, register: annually.register + 1000 } }
      const products = { ...catalogue.priceBook.products, '335': { ...turbo, terms } }
      return { ...catalogue, priceBook: { ...catalogue.priceBook, products } }
    })
    const current = (await shop.price(input.cart)).total
    expect(current).not.toBe(shown)
    expect(await shop.refuseOrder(input)).toMatchObject({
      status: 409,
      body: { code: 'price-changed', price: { shown, current } },
    })
    expect(await count('orders')).toBe(before)
  })

  it.each([null, 'pix'] as const)(
    'with nothing to pay is paid at once, and no provider hears of it (way to pay: %s)',
    async (paymentMethod) => {
      await shop.changeCatalogue((catalogue) => {
        const { coupons } = catalogue.priceBook
        const welcome = coupons['BEMVINDO10']
        if (welcome === undefined) throw new Error('no coupon to change')
        const gift = { ...welcome, code: 'PRESENTE', discountPercentage: 100, eligibleProducts: [] }
        return {
          ...catalogue,
          priceBook: { ...catalogue.priceBook, coupons: { ...coupons, PRESENTE: gift } },
        }
      })
      const input = await quoted(cart({ coupon: 'PRESENTE', paymentMethod, domains: [] }))
      const order = await shop.placeOrder({ ...input, paymentMethod })
      expect(order).toMatchObject({
        status: 'paid',
        total: 0,
        payment: { method: null, status: 'paid', amount: 0, expiresAt: null, instructions: null },
      })
      const provider = await (await fetch(shop.sandbox.url)).text()
      expect(provider).not.toContain(`Pedido ${order.number} `)
    },
  )

  it('with something to pay needs a way to pay it', async () => {
    const input = await quoted(cart({ paymentMethod: null }))
    expect(await shop.refuseOrder({ ...input, paymentMethod: null })).toMatchObject({
      status: 422,
      body: { code: 'payment-method-not-offered', problems: [{ code: 'missing', field: 'paymentMethod' }] },
    })
  })

  it('is refused with both totals when its quote has expired', async () => {
    const input = await quoted()
    const { total } = await shop.price(input.cart)
    shop.advance(minutes(31))
    expect(await shop.refuseOrder(input)).toMatchObject({
      status: 409,
      body: { code: 'quote-expired', price: { shown: total, current: total } },
    })
  })

  it.each([
    ['a changed seal', (token: string) => `${token.slice(0, -2)}AA`],
    ['a changed promise', (token: string) => `A${token.slice(1)}`],
    ['no seal', (token: string) => token.split('.')[0] ?? ''],
    ['words', () => 'please'],
  ])('is refused for a quote with %s', async (_, tamper) => {
    const input = await quoted()
    expect(await shop.refuseOrder({ ...input, quote: tamper(input.quote) })).toMatchObject({
      status: 422,
      body: { code: 'quote-invalid' },
    })
  })

  it('is refused for another cart, shop or way to pay than was quoted', async () => {
    const input = await quoted()
    expect(await shop.refuseOrder({ ...input, cart: cart({ domains: [] }) })).toMatchObject({
      body: { code: 'quote-invalid', problems: [{ code: 'other-cart' }] },
    })
    expect(await shop.refuseOrder({ ...input, brand: 'cl', customer: chilean() })).toMatchObject({
      body: { code: 'quote-invalid', problems: [{ code: 'other-brand' }] },
    })
    expect(await shop.refuseOrder({ ...input, paymentMethod: 'bank_transfer' })).toMatchObject({
      body: { code: 'payment-method-not-offered' },
    })
  })

  it('is refused without a key', async () => {
    const input = await quoted()
    expect(await shop.refuseOrder({ ...input, key: '' })).toMatchObject({
      body: { code: 'idempotency-key-missing' },
    })
  })

  it('names every wrong field of the buyer', async () => {
    const customer = buyer({ email: 'maria', document: '529.982.247-00' })
    const { status, body } = await shop.refuseOrder({ ...(await quoted()), customer })
    expect(status).toBe(422)
    expect(body.problems.map(({ field }) => field)).toEqual(['customer.email', 'customer.document'])
  })

  describe('with a server and a name on its way to us', () => {
    const body = cart({
      products: [hosting({ relId: 'vps', id: '446' })],
      domains: [domain({ relId: 'moving', sld: 'loja-taken', tld: 'com', type: 'transfer', related: null })],
    })
    const place = { relId: 'vps', dataCenter: 'São Paulo', transferCode: null }
    const code = { relId: 'moving', dataCenter: null, transferCode: 'S3cret-EPP' }
    const setUp = async (token: string) => {
      const record = await findOrderByToken(shop.deps.connection.orm, token)
      return {
        origin: record?.order.origin,
        lines: record?.lines.map(({ dataCenter, transferCode }) => [dataCenter, transferCode]),
      }
    }

    it('keeps where the server stands, the EPP code and who sent the visitor; the code is told to nobody', async () => {
      const origin = { salesConsultantId: 'ana', offerContexts: ['black_friday'], vpsType: 'n8n' }
      const input = await quoted(body)
      const order = await shop.placeOrder({ ...input, provisioning: [place, code], origin })
      expect(order.lines.map(({ dataCenter }) => dataCenter)).toEqual(['São Paulo', null])
      expect(JSON.stringify(order)).not.toContain('S3cret-EPP')
      expect(await setUp(order.token)).toEqual({
        origin,
        lines: [
          ['São Paulo', null],
          [null, 'S3cret-EPP'],
        ],
      })
    })

    it.each([
      ['without the code', [place], 'epp-code-required', 'cart.domains.0'],
      [
        'in a place that nobody offers',
        [code, { ...place, dataCenter: 'Marte' }],
        'data-center-not-offered',
        'provisioning.1.dataCenter',
      ],
      [
        'with a line that is not ordered',
        [code, { ...place, relId: 'x' }],
        'unknown-line',
        'provisioning.1.relId',
      ],
    ])('is refused %s, and nothing is written', async (_, provisioning, problem, field) => {
      const before = await count('orders')
      const input = await quoted(body)
      expect(await shop.refuseOrder({ ...input, provisioning })).toMatchObject({
        status: 422,
        body: { code: 'invalid-request', problems: [{ code: problem, field }] },
      })
      expect(await count('orders')).toBe(before)
    })

    it('is another order with another code: the key of the first does not stand for it', async () => {
      const input = { ...(await quoted(body)), key: randomUUID() }
      const order = await shop.placeOrder({ ...input, provisioning: [code] })
      expect(
        await shop.refuseOrder({ ...input, provisioning: [{ ...code, transferCode: 'other' }] }),
      ).toMatchObject({ body: { code: 'idempotency-key-reused' } })
      expect(await shop.placeOrder({ ...input, provisioning: [code] })).toMatchObject({
        number: order.number,
      })
    })
  })

  it.each([
    ['9.000.001-2', 'linked-elsewhere'],
    ['9.000.003-9', 'document-blocked'],
    ['9.000.004-7', 'document-not-confirmed'],
  ])('with a .cl name is refused to the owner %s: %s', async (document, code) => {
    const body = cart({ domains: [domain({ tld: 'cl' })], paymentMethod: 'bank_transfer' })
    const { quote } = await shop.price(body, 'cl')
    const customer = chilean({ document })
    const paymentMethod = 'bank_transfer'
    const order = { cart: body, quote: quote.token, customer, paymentMethod, brand: 'cl' } as const
    expect(await shop.refuseOrder(order)).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', problems: [{ code, field: 'customer.document' }] },
    })
  })

  it.each([
    ['loja-taken.com.br', 'unavailable'],
    // Priced like any name until the registry is asked, and never sold for it.
    ['loja-premium.com.br', 'unavailable'],
    ['loja-premium.com', 'unavailable'],
    ['loja-failing.com.br', 'unknown'],
    ['loja-failing.com', 'unknown'],
  ])('is refused when %s turns out %s', async (name, code) => {
    const [sld = '', ...tld] = name.split('.')
    const body = cart({ domains: [domain({ sld, tld: tld.join('.') })] })
    expect(await shop.refuseOrder(await quoted(body))).toMatchObject({
      status: 409,
      body: { code: 'domain-not-confirmed', problems: [{ code, field: 'cart.domains.0' }] },
    })
  })

  it('gives the last use of a coupon to one of many', async () => {
    await shop.changeCatalogue((catalogue) => {
      const sample = catalogue.priceBook.coupons['BEMVINDO10']
      if (sample === undefined) throw new Error('no coupon to copy')
      const coupons = { ...catalogue.priceBook.coupons, ULTIMO: { ...sample, code: 'ULTIMO', maxUses: 1 } }
      return { ...catalogue, priceBook: { ...catalogue.priceBook, coupons } }
    })
    const inputs = await Promise.all(
      Array.from({ length: 6 }, () => quoted(cart({ coupon: 'ULTIMO', domains: [] }))),
    )
    const answers = await Promise.all(inputs.map((input) => shop.postOrder(input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      error: { code: 'coupon-exhausted', price: { shown: expect.any(Number) } },
    })
    expect(await shop.price(cart({ coupon: 'ULTIMO', domains: [] }))).toMatchObject({
      couponReason: 'exhausted',
    })
  })

  it('lets each document use a coupon as often as it may', async () => {
    const body = cart({ coupon: 'PRIMEIRA20', domains: [] })
    await shop.placeOrder({ ...(await quoted(body)), customer: buyer({ document: '390.533.447-05' }) })
    expect(
      await shop.refuseOrder({ ...(await quoted(body)), customer: buyer({ document: '39053344705' }) }),
    ).toMatchObject({ body: { code: 'coupon-exhausted', problems: [{ code: 'document-exhausted' }] } })
  })

  it('turns to paid when the provider says so, and stays paid when it says so again', async () => {
    const order = await shop.placeOrder(await quoted())
    await shop.payer(order, 'confirm')
    await vi.waitFor(async () => expect((await shop.order(order.token)).payment.status).toBe('paid'), soon)
    expect((await shop.order(order.token)).status).toBe('paid')
    await shop.payer(order, 'cancel')
    await shop.payer(order, 'confirm')
    expect((await shop.order(order.token)).status).toBe('paid')
  })

  it.each([
    ['expire', 'expired', 'cancelled'],
    ['cancel', 'cancelled', 'cancelled'],
  ] as const)(
    'follows the provider when the buyer lets it %s, and revives when the money comes late',
    async (action, payment, status) => {
      const order = await shop.placeOrder(await quoted())
      await shop.payer(order, action)
      await vi.waitFor(async () => expect((await shop.order(order.token)).payment.status).toBe(payment), soon)
      expect((await shop.order(order.token)).status).toBe(status)
      await shop.payer(order, 'confirm')
      await vi.waitFor(async () => expect((await shop.order(order.token)).status).toBe('paid'), soon)
    },
  )

  it('stands while the provider is down, and its job opens the payment later', async () => {
    const order = await shop.placeOrder({
      ...(await quoted()),
      customer: buyer({ email: 'maria+down@exemplo.com.br' }),
    })
    expect(order).toMatchObject({ status: 'placed', payment: { status: 'initiating', instructions: null } })
    await vi.waitFor(async () => expect((await shop.order(order.token)).payment.status).toBe('pending'), soon)
  })

  it('says when the provider refuses, and stays open', async () => {
    const customer = buyer({ email: 'maria+refused@exemplo.com.br' })
    const order = await shop.placeOrder({ ...(await quoted()), customer })
    expect(order).toMatchObject({ status: 'placed', payment: { status: 'failed', instructions: null } })
  })

  it('is paid by bank transfer in Chile, to the account of the shop with its number as reference', async () => {
    const body = cart({
      products: [],
      domains: [domain({ tld: 'cl', related: null })],
      paymentMethod: 'bank_transfer',
    })
    const priced = await shop.price(body, 'cl')
    expect(Number.isInteger(priced.total)).toBe(true)
    const order = await shop.placeOrder({
      brand: 'cl',
      cart: body,
      quote: priced.quote.token,
      customer: chilean(),
      paymentMethod: 'bank_transfer',
    })
    expect(order.payment.instructions).toMatchObject({ kind: 'bank_transfer', reference: order.number })
    await shop.payer(order, 'confirm')
    await vi.waitFor(async () => expect((await shop.order(order.token, 'cl')).status).toBe('paid'), soon)
  })

  it('is seen by its own shop alone', async () => {
    const order = await shop.placeOrder(await quoted(cart({ products: [hosting()], domains: [] })))
    expect(
      await shop.refusal('GET', `/api/v3/checkout/orders/${order.token}`, { brand: 'cl' }),
    ).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
  })

  it('tells who watches it: once at the start, once at each change', async () => {
    const order = await shop.placeOrder(await quoted())
    const stop = new AbortController()
    const response = await fetch(`${shop.url()}/api/v3/checkout/orders/${order.token}/events`, {
      signal: stop.signal,
    })
    expect(response.headers.get('content-type')).toMatch('text/event-stream')
    const events = readEvents(response)
    expect(await events.next()).toMatchObject({ value: { order: { payment: { status: 'pending' } } } })
    await shop.payer(order, 'confirm')
    expect(await events.next()).toMatchObject({ value: { order: { payment: { status: 'paid' } } } })
    stop.abort()
  })
})

async function* readEvents(response: Response): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  let buffer = ''
  for await (const chunk of response.body ?? []) {
    buffer += decoder.decode(chunk, { stream: true })
    for (let end = buffer.indexOf('\n\n'); end !== -1; end = buffer.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(buffer.slice(0, end))?.[1]
      buffer = buffer.slice(end + 2)
      if (data !== undefined) yield JSON.parse(data)
    }
  }
}
