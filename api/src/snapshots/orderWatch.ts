import type { Connection } from '../db/connect.ts'
import { orderChannel } from '../repositories/orderRecords.ts'

/** Tells who watches an order that it changed, in whichever process the change was made. */
export interface OrderWatch {
  /** Returns a function that stops. */
  readonly watch: (orderId: string, onChange: () => void) => () => void
  readonly stop: () => Promise<void>
}

export async function watchOrders(connection: Connection): Promise<OrderWatch> {
  const watchers = new Map<string, Set<() => void>>()

  const stopListening = await connection.listen(orderChannel, (orderId) => {
    // An empty payload follows a lost connection: anything may have changed.
    const told = orderId === '' ? [...watchers.values()] : [watchers.get(orderId) ?? new Set()]
    for (const set of told) for (const onChange of set) onChange()
  })

  return {
    watch: (orderId, onChange) => {
      const set = watchers.get(orderId) ?? new Set()
      watchers.set(orderId, set.add(onChange))
      return () => {
        set.delete(onChange)
        if (set.size === 0) watchers.delete(orderId)
      }
    },
    stop: stopListening,
  }
}
