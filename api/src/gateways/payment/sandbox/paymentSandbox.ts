import type { KeyObject } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { createNotifier } from './notifier.ts'
import { DirectRequestSchema, behaviourOf, openPayment } from './openPayment.ts'
import { paymentPage } from './paymentPage.ts'
import type { PaymentStore } from './paymentStore.ts'
import { ebanxFieldsOf } from './sandboxPayment.ts'
import type { SandboxPayment } from './sandboxPayment.ts'

export interface PaymentSandboxOptions {
  readonly store: PaymentStore
  readonly privateKey: KeyObject
  /** Where the shop listens; asked at each delivery. */
  readonly notifyUrl: () => string
  readonly pixMinutes: number
  readonly clock: () => number
}

const slowMs = 6_000
/** A provider that is down stays so for this many requests a payment. */
const downFor = 3

const refused = (code: string) => ({ status: 'ERROR', status_code: code })
const granted = (payment: SandboxPayment) => ({ status: 'SUCCESS', payment: ebanxFieldsOf(payment) })

const ReferenceSchema = v.object({
  hash: v.optional(v.string()),
  merchant_payment_code: v.optional(v.string()),
})
const ActionSchema = v.object({
  hash: v.string(),
  action: v.picklist(['confirm', 'cancel', 'expire', 'refund']),
})

/** A payment provider that speaks EBANX's protocol on loopback, with a page on which a person plays the payer's bank. */
export function servePaymentSandbox(app: FastifyInstance, options: PaymentSandboxOptions): void {
  const { store, clock } = options
  const notifier = createNotifier(store, options.privateKey, options.notifyUrl)
  const failures = new Map<string, number>()
  const expiries = new Set<NodeJS.Timeout>()

  const change = (payment: SandboxPayment, news: Partial<SandboxPayment>) => {
    const changed = { ...payment, ...news, untold: true }
    store.save(changed)
    notifier.notify(payment.hash)
    return changed
  }

  const expireLater = ({ hash, expiresAt }: SandboxPayment) => {
    if (expiresAt === null) return
    const timer = setTimeout(
      () => {
        expiries.delete(timer)
        const payment = store.byHash(hash)
        if (payment?.status === 'PE') change(payment, { status: 'CA' })
      },
      Math.max(0, expiresAt - clock()),
    )
    expiries.add(timer.unref())
  }
  for (const payment of store.list()) {
    if (payment.status === 'PE') expireLater(payment)
  }
  app.addHook('onClose', () => {
    notifier.stop()
    for (const timer of expiries) clearTimeout(timer)
  })

  app.post('/ws/direct', async (request, reply) => {
    const parsed = v.safeParse(DirectRequestSchema, request.body)
    if (!parsed.success) return refused('BP-DR-1')
    const asked = parsed.output.payment
    const behaviour = behaviourOf(asked.email)
    if (behaviour === 'slow') await wait(slowMs, undefined, { ref: false })
    if (behaviour === 'down' && (failures.get(asked.merchant_payment_code) ?? 0) < downFor) {
      failures.set(asked.merchant_payment_code, (failures.get(asked.merchant_payment_code) ?? 0) + 1)
      return reply.code(503).send(refused('down'))
    }
    if (behaviour === 'refused') return refused('BP-DR-95')
    if (store.byMerchantCode(asked.merchant_payment_code) !== undefined) return refused('BP-DR-13')
    const payment = openPayment(asked, { now: clock(), pixMinutes: options.pixMinutes })
    store.save(payment)
    expireLater(payment)
    return granted(payment)
  })

  const find = (body: unknown): SandboxPayment | undefined => {
    const reference = v.safeParse(ReferenceSchema, body)
    if (!reference.success) return undefined
    const { hash, merchant_payment_code: code } = reference.output
    return hash === undefined ? store.byMerchantCode(code ?? '') : store.byHash(hash)
  }

  app.post('/ws/query', ({ body }) => {
    const payment = find(body)
    return payment === undefined ? refused('BP-QUERY-1') : granted(payment)
  })

  app.post('/ws/cancel', ({ body }) => {
    const payment = find(body)
    return payment?.status === 'PE' ? granted(change(payment, { status: 'CA' })) : refused('BP-CAN-1')
  })

  app.post('/ws/refund', ({ body }) => {
    const payment = find(body)
    return payment?.status === 'CO' ? granted(change(payment, { refunded: true })) : refused('BP-REF-1')
  })

  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(paymentPage(store.list(), clock())),
  )

  app.post('/payments/:hash/:action', (request, reply) => {
    const parsed = v.safeParse(ActionSchema, request.params)
    const payment = parsed.success ? store.byHash(parsed.output.hash) : undefined
    if (!parsed.success || payment === undefined) return reply.code(404).send(refused('unknown'))
    const news = newsOf(parsed.output.action, payment, clock())
    if (news !== null) change(payment, news)
    return reply.redirect(`/#${payment.hash}`, 303)
  })
}

function newsOf(
  action: v.InferOutput<typeof ActionSchema>['action'],
  payment: SandboxPayment,
  now: number,
): Partial<SandboxPayment> | null {
  if (action === 'refund') return payment.status === 'CO' ? { refunded: true } : null
  // Money can come after the term: confirming an expired payment plays the late payer.
  if (action === 'confirm') return payment.status === 'CO' ? null : { status: 'CO' }
  if (payment.status !== 'PE') return null
  return action === 'expire' ? { status: 'CA', expiresAt: now } : { status: 'CA' }
}
