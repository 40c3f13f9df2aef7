import { setTimeout as wait } from 'node:timers/promises'
import { ErrorBodySchema } from '@balcao/contract/errorBody'
import fastify from 'fastify'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepLog } from '../test/keepLog.ts'
import { handleErrors } from './handleErrors.ts'
import { shedLoad } from './shedLoad.ts'

/** How often the event loop's lag is looked at. */
const lookMs = 1_000

describe('a service that cannot keep up', () => {
  afterEach(() => vi.useRealTimers())

  it('turns requests away with the one error body and Retry-After, tells its health, and serves again', async () => {
    const app = fastify()
    handleErrors(app, keepLog().log)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await shedLoad(app, 2_500)
    app.get('/healthz', () => ({ ok: true }))
    app.get('/work', () => ({ done: true }))
    await app.ready()
    expect((await app.inject('/work')).statusCode).toBe(200)

    // Two looks in one turn of the loop: at the second the loop has not turned since the first, as when it hangs.
    vi.advanceTimersByTime(lookMs)
    vi.advanceTimersByTime(lookMs)
    const refused = await app.inject('/work')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(v.parse(ErrorBodySchema, refused.json()).error).toMatchObject({
      code: 'service-unavailable',
      problems: [],
    })
    expect((await app.inject('/healthz')).statusCode).toBe(200)

    let status = 503
    while (status === 503) {
      // The loop turns long enough to be measured.
      await wait(20)
      vi.advanceTimersByTime(lookMs)
      status = (await app.inject('/work')).statusCode
    }
    expect(status).toBe(200)
    await app.close()
  })
})
