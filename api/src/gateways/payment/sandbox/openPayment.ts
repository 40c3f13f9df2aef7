import { randomBytes } from 'node:crypto'
import { pixCode } from '@balcao/rules/pixCode'
import * as v from 'valibot'
import type { SandboxPayment } from './sandboxPayment.ts'

const text = v.fallback(v.string(), '')

/** What `ws/direct` takes; the rest of the buyer's data is not looked at. */
export const DirectRequestSchema = v.object({
  operation: v.literal('request'),
  payment: v.object({
    merchant_payment_code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    order_number: text,
    payment_type_code: v.picklist(['pix', 'banktransfer']),
    country: v.string(),
    currency_code: v.string(),
    amount_total: v.pipe(v.number(), v.gtValue(0)),
    name: v.string(),
    email: v.string(),
  }),
})

type DirectPayment = v.InferOutput<typeof DirectRequestSchema>['payment']

/** How the sandbox behaves, by the tag of the buyer's e-mail: `maria+refused@example.com`. Documented in docs/sandbox.md. */
export const behaviours = ['refused', 'down', 'slow', 'expires'] as const

export type Behaviour = (typeof behaviours)[number]

export function behaviourOf(email: string): Behaviour | null {
  const tag = /\+([a-z]+)@/.exec(email)?.[1]
  return behaviours.find((behaviour) => behaviour === tag) ?? null
}

const daysToTransfer = 3

export interface OpenOptions {
  readonly now: number
  readonly pixMinutes: number
}

/** A new payment, waiting for its money. */
export function openPayment(request: DirectPayment, { now, pixMinutes }: OpenOptions): SandboxPayment {
  const isPix = request.payment_type_code === 'pix'
  const termMs = isPix ? pixMinutes * 60_000 : daysToTransfer * 86_400_000
  return {
    hash: randomBytes(24).toString('hex'),
    merchantCode: request.merchant_payment_code,
    orderNumber: request.order_number,
    typeCode: request.payment_type_code,
    country: request.country,
    currency: request.currency_code,
    amount: request.amount_total,
    payer: request.name,
    status: 'PE',
    refunded: false,
    openedAt: now,
    expiresAt: now + (behaviourOf(request.email) === 'expires' ? 15_000 : termMs),
    pixCode: isPix ? codeFor(request) : null,
    untold: false,
  }
}

/** A genuine code to a key that nobody has. */
function codeFor(request: DirectPayment): string {
  const result = pixCode({
    target: { kind: 'static', key: '00000000-0000-4000-8000-000000000000' },
    amount: Math.round(request.amount_total * 100),
    merchantName: 'Balcao Sandbox',
    merchantCity: 'Sao Paulo',
    txid: request.merchant_payment_code.replace(/[^A-Za-z0-9]/g, '').slice(0, 25),
    description: '',
    recurrenceUrl: null,
  })
  return result.ok ? result.code : ''
}
