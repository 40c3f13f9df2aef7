import { createSign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { PaymentStore } from './paymentStore.ts'

const firstRetryMs = 500
const lastRetryMs = 60_000

export interface Notifier {
  /** Tells the shop that a payment changed, again and again until it says that it heard. */
  readonly notify: (hash: string) => void
  readonly stop: () => void
}

/** Signed notifications as EBANX sends them. What could not be delivered before a restart is sent after it. */
export function createNotifier(
  store: PaymentStore,
  privateKey: KeyObject,
  notifyUrl: () => string,
): Notifier {
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false

  const deliver = async (hash: string, retryMs: number): Promise<void> => {
    const heard = await post(notifyUrl(), hash, privateKey)
    if (stopped) return
    const payment = store.byHash(hash)
    if (heard && payment !== undefined) {
      store.save({ ...payment, untold: false })
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliver(hash, Math.min(retryMs * 2, lastRetryMs))
    }, retryMs)
    timers.add(timer.unref())
  }

  for (const payment of store.list()) {
    if (payment.untold) void deliver(payment.hash, firstRetryMs)
  }

  return {
    notify: (hash) => void deliver(hash, firstRetryMs),
    stop: () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function post(url: string, hash: string, privateKey: KeyObject): Promise<boolean> {
  const fields = { operation: 'payment_status_change', notification_type: 'update', hash_codes: hash }
  const body = new URLSearchParams(fields).toString()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-signature-type': 'rsa,sha1',
        'x-signature-content': createSign('RSA-SHA1').update(body).sign(privateKey, 'base64'),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
