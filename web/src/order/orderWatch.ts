import { getOrder, watchOrder } from '@balcao/contract/getOrder'
import type { WireOrder } from '@balcao/contract/order'
import { pathOf } from '@balcao/contract/call'
import type { BrandId } from '@balcao/rules/brand'
import { paymentStates } from '@balcao/rules/paymentState'
import { safeParse } from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { BillingApi } from '../api/billingApi.ts'

/** The part of the browser's EventSource that is needed. */
export interface EventStream {
  /** 2 when the browser has given up, as EventSource counts. */
  readonly readyState: number
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
}

export interface OrderWatchParts {
  readonly api: BillingApi
  readonly openStream: (address: string) => EventStream
  /** Runs a task once after so many milliseconds; the answer calls it off. */
  readonly later: (task: () => void, milliseconds: number) => () => void
  readonly brand: BrandId
  readonly token: string
  /** As the server or the payment step already had it. */
  readonly initial: WireOrder | null
}

export interface OrderWatchState {
  readonly order: WireOrder | null
  /** `missing`: no such order. `lost`: nothing answers just now; it goes on trying. */
  readonly connection: 'connecting' | 'live' | 'polling' | 'lost' | 'missing'
}

export interface OrderWatch {
  readonly store: StoreApi<OrderWatchState>
  /** Begins to watch; the answer ends it. */
  readonly start: () => () => void
  /** Asks at once: the visitor is back from their bank, or the time to pay has run out. */
  readonly ask: () => void
}

/** Between two questions while no stream is open, and before a stream that was refused is tried again. */
const pollMs = 5_000
const reopenMs = 15_000

/**
 * Follows an order: by the service's events as long as a stream stands, by asking every few seconds while none does. Answers that
 * arrive late never take a payment back. React-free; everything from outside is an argument.
 */
export function createOrderWatch(parts: OrderWatchParts): OrderWatch {
  const { api, openStream, later, brand, token, initial } = parts
  const store = createStore<OrderWatchState>(() => ({ order: initial, connection: 'connecting' }))
  const timers = new Map<'poll' | 'reopen', () => void>()
  let stream: EventStream | null = null
  let isRunning = false

  const schedule = (name: 'poll' | 'reopen', task: () => void, milliseconds: number) => {
    timers.get(name)?.()
    timers.set(name, later(task, milliseconds))
  }

  function open(): void {
    if (!isRunning || stream !== null) return
    const opened = openStream(`${pathOf(watchOrder, { token })}?brand=${brand}`)
    stream = opened
    opened.addEventListener('open', () => {
      timers.get('poll')?.()
      store.setState({ connection: 'live' })
    })
    opened.addEventListener('order', ({ data }) => {
      const order = orderIn(data)
      if (order !== null) take(order)
    })
    opened.addEventListener('error', () => fallBack(opened))
  }

  /** A browser reconnects by itself after a dropped line, never after a refusal. Until then the order is asked for. */
  function fallBack(broken: EventStream): void {
    if (!isRunning || stream !== broken) return
    if (broken.readyState === closed) {
      broken.close()
      stream = null
      schedule('reopen', open, reopenMs)
    }
    if (store.getState().connection === 'polling' || store.getState().connection === 'lost') return
    store.setState({ connection: 'polling' })
    void poll()
  }

  async function poll(): Promise<void> {
    if (!isRunning || store.getState().connection === 'live') return
    await askOnce()
    if (isRunning && store.getState().connection !== 'live') schedule('poll', () => void poll(), pollMs)
  }

  async function askOnce(): Promise<void> {
    const answer = await api(getOrder, { params: { token } })
    if (!isRunning) return
    if (answer.ok) return take(answer.value.order)
    const isMissing = answer.failure.kind === 'refused' && answer.failure.status === 404
    if (isMissing) return end('missing')
    if (store.getState().connection === 'polling') store.setState({ connection: 'lost' })
  }

  function take(order: WireOrder): void {
    const { order: known, connection } = store.getState()
    store.setState({
      order: known === null || isNoOlder(order, known) ? order : known,
      connection: connection === 'lost' ? 'polling' : connection,
    })
    if (isFinal(store.getState().order)) end('live')
  }

  function end(connection: OrderWatchState['connection']): void {
    isRunning = false
    stream?.close()
    stream = null
    for (const cancel of timers.values()) cancel()
    timers.clear()
    store.setState({ connection })
  }

  return {
    store,
    start: () => {
      isRunning = !isFinal(store.getState().order)
      if (!isRunning) return () => undefined
      open()
      if (store.getState().order === null) void askOnce()
      // Something on the way may hold a stream back without refusing it.
      schedule('poll', () => void poll(), pollMs)
      return () => end(store.getState().connection)
    },
    ask: () => {
      if (isRunning) void askOnce()
      open()
    },
  }
}

/** As EventSource counts it. */
const closed = 2

/** Nothing more happens that this page would have to show; an expired payment may still arrive. */
const isFinal = (order: WireOrder | null): boolean =>
  order !== null && paymentStates.indexOf(order.payment.status) >= paymentStates.indexOf('paid')

/** Payments only move forward (`rules/paymentState`), so a status that is behind is old news. */
const isNoOlder = (next: WireOrder, known: WireOrder): boolean =>
  paymentStates.indexOf(next.payment.status) >= paymentStates.indexOf(known.payment.status)

function orderIn(data: unknown): WireOrder | null {
  if (typeof data !== 'string') return null
  try {
    const parsed = safeParse(getOrder.response, JSON.parse(data))
    return parsed.success ? parsed.output.order : null
  } catch {
    return null
  }
}
