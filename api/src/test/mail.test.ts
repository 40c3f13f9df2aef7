import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GatewayError } from '../gateways/gatewayError.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { buildTestApp } from './buildTestApp.ts'
import type { TestApp } from './buildTestApp.ts'
import { buyer, cart, chilean, domain } from './builders.ts'
import { databases } from './databases.ts'

const soon = { timeout: 20_000, interval: 50 }

const MailsSchema = v.object({
  mails: v.array(
    v.object({
      messageId: v.string(),
      recipients: v.array(v.string()),
      subject: v.string(),
      text: v.string(),
      copies: v.number(),
    }),
  ),
})

const DeadLettersSchema = v.object({
  rows: v.array(v.object({ data: v.object({ job: v.string(), reason: v.string() }) })),
})

describe.each(databases)('mails of an order on $name', ({ open }) => {
  let shop: TestApp
  afterEach(() => shop.close())

  const start = async (options: Parameters<typeof buildTestApp>[0] = {}) => {
    shop = await buildTestApp({ connection: await open(), withJobs: true, ...options })
    await shop.listen()
  }
  const mailsTo = async (address: string) => {
    const { mails } = v.parse(MailsSchema, await (await fetch(`${shop.sandbox.url}/mails.json`)).json())
    return mails.filter(({ recipients }) => recipients.includes(address))
  }
  const quoted = async (email: string, body = cart()) => ({
    cart: body,
    quote: (await shop.price(body)).quote.token,
    customer: buyer({ email }),
    key: randomUUID(),
  })

  it('come once for eight clicks at the same time: how to pay, and later that it is paid', async () => {
    await start()
    const input = await quoted('ana@exemplo.com.br')
    await Promise.all(Array.from({ length: 8 }, () => shop.postOrder(input)))
    const order = await shop.placeOrder(input)
    await vi.waitFor(async () => expect(await mailsTo('ana@exemplo.com.br')).toHaveLength(1), soon)
    const [received] = await mailsTo('ana@exemplo.com.br')
    const { instructions } = order.payment
    if (instructions?.kind !== 'pix') throw new Error('no Pix instructions')
    expect(received).toMatchObject({ subject: `Pedido ${order.number}: falta só o pagamento`, copies: 1 })
    expect(received?.text.replace(/\s/g, '')).toContain(instructions.code.replace(/\s/g, ''))
    expect(received?.text).toContain(`/br/confirmacao?order=${order.token}`)

    await shop.payer(order, 'confirm')
    await vi.waitFor(async () => expect(await mailsTo('ana@exemplo.com.br')).toHaveLength(2), soon)
    const mails = await mailsTo('ana@exemplo.com.br')
    expect(mails.map(({ subject, copies }) => [subject, copies])).toEqual([
      [`Pedido ${order.number}: pagamento confirmado`, 1],
      [`Pedido ${order.number}: falta só o pagamento`, 1],
    ])
  })

  it('come in the words of Chile, with the account and the reference', async () => {
    await start()
    const body = cart({
      paymentMethod: 'bank_transfer',
      products: [],
      domains: [domain({ tld: 'com', related: null })],
    })
    const order = await shop.placeOrder({
      brand: 'cl',
      cart: body,
      quote: (await shop.price(body, 'cl')).quote.token,
      customer: chilean(),
      paymentMethod: 'bank_transfer',
    })
    await vi.waitFor(async () => expect(await mailsTo('camila@ejemplo.cl')).toHaveLength(1), soon)
    const [received] = await mailsTo('camila@ejemplo.cl')
    expect(received?.subject).toBe(`Pedido ${order.number}: solo falta el pago`)
    expect(received?.text).toContain(`Referencia: ${order.number}`)
  })

  it('say that a payment was refused, and that the time to pay is over', async () => {
    await start()
    const refused = await shop.placeOrder(await quoted('ana+refused@exemplo.com.br'))
    const expired = await shop.placeOrder(await quoted('rui@exemplo.com.br', cart({ domains: [] })))
    await shop.payer(expired, 'expire')
    await vi.waitFor(async () => {
      expect((await mailsTo('ana+refused@exemplo.com.br')).map(({ subject }) => subject)).toEqual([
        `Pedido ${refused.number}: o pagamento não foi aprovado`,
      ])
      expect((await mailsTo('rui@exemplo.com.br')).map(({ subject }) => subject)).toContain(
        `Pedido ${expired.number}: o prazo para pagar terminou`,
      )
    }, soon)
  })

  it('say that an order was cancelled, and that its money went back', async () => {
    await start()
    const cancelled = await shop.placeOrder(await quoted('ana@exemplo.com.br'))
    await shop.payer(cancelled, 'cancel')
    await vi.waitFor(async () => {
      expect((await mailsTo('ana@exemplo.com.br')).map(({ subject }) => subject)).toContain(
        `Pedido ${cancelled.number} cancelado`,
      )
    }, soon)
    await shop.payer(cancelled, 'confirm')
    await vi.waitFor(async () => expect((await shop.order(cancelled.token)).status).toBe('paid'), soon)
    await shop.payer(cancelled, 'refund')
    await vi.waitFor(async () => {
      expect((await mailsTo('ana@exemplo.com.br')).map(({ subject }) => subject)).toContain(
        `Pedido ${cancelled.number}: pagamento reembolsado`,
      )
    }, soon)
  })

  it('are sent after a crash between the order and its mail', async () => {
    await start({ withJobs: false })
    await shop.placeOrder(await quoted('ana@exemplo.com.br'))
    expect(await mailsTo('ana@exemplo.com.br')).toEqual([])
    await shop.deps.jobs.work(jobHandlers(shop.deps))
    await vi.waitFor(async () => expect(await mailsTo('ana@exemplo.com.br')).toHaveLength(1), soon)
  })

  it('are one mail for the mailbox, even after a crash between the mail and its note', async () => {
    await start({ withJobs: false })
    const { mailer } = shop.deps
    let crashes = 1
    const send: typeof mailer.send = async (mail) => {
      await mailer.send(mail)
      if (crashes-- > 0) throw new GatewayError('smtp', 'crashed')
    }
    await shop.deps.jobs.work(jobHandlers({ ...shop.deps, mailer: { send } }))
    await shop.placeOrder(await quoted('ana@exemplo.com.br'))
    await vi.waitFor(
      async () => expect(await mailsTo('ana@exemplo.com.br')).toMatchObject([{ copies: 2 }]),
      soon,
    )
  })

  it('that no mailbox takes end with the dead letters, and the order stands', async () => {
    await start()
    const order = await shop.placeOrder(await quoted('ana+nobox@exemplo.com.br'))
    await vi.waitFor(async () => {
      const result = await shop.deps.connection.orm.execute(
        sql`select data from pgboss.job where name = 'dead-letters'`,
      )
      expect(v.parse(DeadLettersSchema, result).rows).toEqual([
        { data: expect.objectContaining({ job: 'send-mail', reason: 'refused: EENVELOPE 550' }) },
      ])
    }, soon)
    expect((await shop.order(order.token)).payment.status).toBe('pending')
    expect(await mailsTo('ana+nobox@exemplo.com.br')).toEqual([])
  })

  it('hold no order up while the mail server does not answer', async () => {
    await start({
      env: {
        MAIL: 'smtp',
        SMTP_URL: 'smtp://shop:geheim@127.0.0.1:9',
        MAIL_FROM: 'a@loja.example',
        PUBLIC_URL: 'https://loja.example',
      },
    })
    const order = await shop.placeOrder(await quoted('ana@exemplo.com.br'))
    expect(order.payment.status).toBe('pending')
  })
})
