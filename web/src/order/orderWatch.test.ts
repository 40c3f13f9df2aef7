import { getOrder } from '@balcao/contract/getOrder'
import type { WireOrder } from '@balcao/contract/order'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createBillingApi } from '../api/billingApi.ts'
import { createFakeService, refused, replied } from '../testing/fakeService.ts'
import { sampleOrder } from '../testing/sampleOrder.ts'
import { createOrderWatch } from './orderWatch.ts'
import type { EventStream } from './orderWatch.ts'

class FakeStream implements EventStream {
  readyState = 0
  readonly #listeners = new Map<string, (event: { readonly data?: unknown }) => void>()
  readonly address: string
  constructor(address: string) {
    this.address = address
  }
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void) {
    this.#listeners.set(type, listener)
  }
  close() {
    this.readyState = 2
  }
  say(type: string, data?: unknown) {
    this.#listeners.get(type)?.(data === undefined ? {} : { data })
  }
  open() {
    this.readyState = 1
    this.say('open')
  }
  tell(order: WireOrder) {
    this.say('order', JSON.stringify({ order }))
  }
  /** `dropped`: the browser tries again by itself; `refused`: it does not. */
  break(how: 'dropped' | 'refused') {
    this.readyState = how === 'refused' ? 2 : 0
    this.say('error')
  }
}

let streams: FakeStream[]
let timers: { readonly task: () => void; readonly milliseconds: number }[]
let service: ReturnType<typeof createFakeService>

const settled = () => vi.waitFor(() => undefined)
const asked = () => service.heardOf(getOrder).length
const stream = (index: number): FakeStream => {
  const found = streams[index]
  if (found === undefined) throw new Error(`no stream ${index}`)
  return found
}

/** Lets the timers of so many milliseconds run out, the ones standing now. */
function pass(milliseconds: number) {
  const due = timers.filter((timer) => timer.milliseconds === milliseconds)
  timers = timers.filter((timer) => timer.milliseconds !== milliseconds)
  for (const { task } of due) task()
}

function watch(initial: WireOrder | null = sampleOrder()) {
  const api = createBillingApi({
    fetch: service.fetch,
    baseUrl: '',
    brand: 'br',
    headers: {},
    timeoutMs: 10_000,
  })
  return createOrderWatch({
    api,
    brand: 'br',
    token: sampleOrder().token,
    initial,
    openStream: (address) => {
      const opened = new FakeStream(address)
      streams.push(opened)
      return opened
    },
    later: (task, milliseconds) => {
      const timer = { task, milliseconds }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  })
}

beforeEach(() => {
  streams = []
  timers = []
  service = createFakeService({ [getOrder.name]: () => replied({ order: sampleOrder() }) })
})

describe('an order that is watched', () => {
  it('turns to paid by an event, and then nobody is asked any more', () => {
    const watched = watch()
    watched.start()
    expect(stream(0).address).toBe('/api/v3/checkout/orders/b0rrowed_light-0f-stars/events?brand=br')
    stream(0).open()
    expect(watched.store.getState().connection).toBe('live')
    stream(0).tell(sampleOrder({ status: 'paid', instructions: null }))
    expect(watched.store.getState().order?.payment.status).toBe('paid')
    expect(stream(0).readyState).toBe(2)
    expect(timers).toEqual([])
    expect(asked()).toBe(0)
  })

  it.each(['paid', 'refunded', 'charged-back'] as const)('that is %s already needs no watching', (status) => {
    watch(sampleOrder({ status })).start()
    expect(streams).toHaveLength(0)
  })

  it('that the bank asks to confirm is watched until it is paid', () => {
    const watched = watch(sampleOrder({ status: 'requires-action' }))
    watched.start()
    stream(0).tell(sampleOrder({ status: 'paid' }))
    expect(watched.store.getState().order?.payment.status).toBe('paid')
    expect(stream(0).readyState).toBe(2)
  })

  it('is asked for at once where only its token is known', async () => {
    const watched = watch(null)
    watched.start()
    await vi.waitFor(() => expect(watched.store.getState().order?.number).toBe('1042'))
  })

  it('goes on being watched after it has expired: money may still come', () => {
    const watched = watch()
    watched.start()
    stream(0).open()
    stream(0).tell(sampleOrder({ status: 'expired', instructions: null }))
    stream(0).tell(sampleOrder({ status: 'paid', instructions: null }))
    expect(watched.store.getState().order?.payment.status).toBe('paid')
  })

  it('never goes back from paid by an answer that was under way', () => {
    const watched = watch(sampleOrder({ status: 'expired', instructions: null }))
    watched.start()
    stream(0).tell(sampleOrder({ status: 'pending' }))
    expect(watched.store.getState().order?.payment.status).toBe('expired')
  })

  it.each(['', '{', '{"order":{}}', '[]'])('pays no heed to nonsense: %s', (data) => {
    const watched = watch()
    watched.start()
    stream(0).say('order', data)
    expect(watched.store.getState().order).toEqual(sampleOrder())
  })
})

describe('a broken stream', () => {
  it('is left to the browser where that reconnects; meanwhile the order is asked for', async () => {
    const watched = watch()
    watched.start()
    stream(0).open()
    stream(0).break('dropped')
    expect(watched.store.getState().connection).toBe('polling')
    await vi.waitFor(() => expect(asked()).toBe(1))
    await vi.waitFor(() => expect(timers.some(({ milliseconds }) => milliseconds === 5_000)).toBe(true))
    pass(5_000)
    await vi.waitFor(() => expect(asked()).toBe(2))

    stream(0).open()
    expect(watched.store.getState().connection).toBe('live')
    pass(5_000)
    await settled()
    expect(asked()).toBe(2)
    expect(streams).toHaveLength(1)
  })

  it('that was refused is opened again after a while, and paid is seen by asking until then', async () => {
    const watched = watch()
    watched.start()
    stream(0).break('refused')
    await vi.waitFor(() => expect(asked()).toBe(1))
    pass(15_000)
    expect(streams).toHaveLength(2)
    service.answer(getOrder, () => replied({ order: sampleOrder({ status: 'paid', instructions: null }) }))
    await vi.waitFor(() => expect(timers.length).toBeGreaterThan(0))
    pass(5_000)
    await vi.waitFor(() => expect(watched.store.getState().order?.payment.status).toBe('paid'))
    expect(stream(1).readyState).toBe(2)
  })

  it('and a service that does not answer either are told as such, and both come back', async () => {
    service.answer(getOrder, () => 'lost')
    const watched = watch()
    watched.start()
    stream(0).break('dropped')
    await vi.waitFor(() => expect(watched.store.getState().connection).toBe('lost'))
    stream(0).break('dropped')
    expect(watched.store.getState().connection).toBe('lost')
    service.answer(getOrder, () => replied({ order: sampleOrder() }))
    await vi.waitFor(() => expect(timers.length).toBeGreaterThan(0))
    pass(5_000)
    await vi.waitFor(() => expect(watched.store.getState().connection).toBe('polling'))
  })

  it('that something on the way holds back is made up for by asking', async () => {
    const watched = watch()
    watched.start()
    pass(5_000)
    await vi.waitFor(() => expect(asked()).toBe(1))
    expect(watched.store.getState().connection).toBe('connecting')
  })
})

describe('a visitor', () => {
  it('who comes back from the bank sees the present state at once', async () => {
    const watched = watch()
    watched.start()
    stream(0).open()
    service.answer(getOrder, () => replied({ order: sampleOrder({ status: 'paid', instructions: null }) }))
    watched.ask()
    await vi.waitFor(() => expect(watched.store.getState().order?.payment.status).toBe('paid'))
  })

  it('who leaves ends it', async () => {
    const watched = watch()
    const stop = watched.start()
    stop()
    expect(stream(0).readyState).toBe(2)
    expect(timers).toEqual([])
    watched.ask()
    await settled()
    expect(asked()).toBe(0)
  })

  it('with the address of no order is told so', async () => {
    service.answer(getOrder, () => refused('not-found'))
    const watched = watch(null)
    watched.start()
    await vi.waitFor(() => expect(watched.store.getState().connection).toBe('missing'))
    expect(timers).toEqual([])
  })
})
