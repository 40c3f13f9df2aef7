import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { SandboxPaymentSchema } from './sandboxPayment.ts'
import type { SandboxPayment } from './sandboxPayment.ts'

/** Payments of the sandbox provider: in memory, with a file of every change so that they outlive a restart. */
export interface PaymentStore {
  readonly byHash: (hash: string) => SandboxPayment | undefined
  readonly byMerchantCode: (code: string) => SandboxPayment | undefined
  /** Newest first. */
  readonly list: () => SandboxPayment[]
  readonly save: (payment: SandboxPayment) => void
}

/** `file` is null for a store that forgets. */
export function openPaymentStore(file: string | null): PaymentStore {
  const payments = new Map<string, SandboxPayment>()
  const hashOf = new Map<string, string>()
  const keep = (payment: SandboxPayment) => {
    payments.set(payment.hash, payment)
    hashOf.set(payment.merchantCode, payment.hash)
  }

  if (file !== null) {
    for (const payment of readChanges(file)) keep(payment)
    mkdirSync(dirname(file), { recursive: true })
    // Starts over with one line a payment, so that the file does not grow for ever.
    writeFileSync(file, [...payments.values()].map(lineOf).join(''))
  }

  return {
    byHash: (hash) => payments.get(hash),
    byMerchantCode: (code) => payments.get(hashOf.get(code) ?? ''),
    list: () => [...payments.values()].sort((a, b) => b.openedAt - a.openedAt),
    save: (payment) => {
      keep(payment)
      if (file !== null) appendFileSync(file, lineOf(payment))
    },
  }
}

const lineOf = (payment: SandboxPayment): string => `${JSON.stringify(payment)}\n`

/** Later lines win; a line cut off by a crash is skipped. */
function readChanges(file: string): SandboxPayment[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const parsed = v.safeParse(SandboxPaymentSchema, JSON.parse(line))
        return parsed.success ? [parsed.output] : []
      } catch {
        return []
      }
    })
}
