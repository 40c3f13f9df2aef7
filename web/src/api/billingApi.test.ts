import { calculate } from '@balcao/contract/calculate'
import { checkIp } from '@balcao/contract/checkIp'
import { describe, expect, it, vi } from 'vitest'
import { createBillingApi } from './billingApi.ts'

type Fetch = typeof globalThis.fetch

function apiOver(fetch: Fetch, timeoutMs = 10_000) {
  const spy = vi.fn(fetch)
  const api = createBillingApi({
    fetch: spy,
    baseUrl: 'http://service.test',
    brand: 'br',
    headers: { 'x-request-id': 'request-1' },
    timeoutMs,
  })
  return { api, spy }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const error = (code: string, status: number) =>
  json({ error: { code, problems: [], requestId: 'request-1', price: null } }, status)
const lost: Fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** One reply after the other. */
const inTurn = (...replies: Fetch[]): Fetch => {
  let next = 0
  return (input, init) => (replies[next++] ?? lost)(input, init)
}

/** Answers nothing until it is given up. */
const silent: Fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('a call to the billing service', () => {
  it('carries the brand and gives the parsed answer', async () => {
    const { api, spy } = apiOver(() => Promise.resolve(json({ blocked: false, more: 'not of the contract' })))
    expect(await api(checkIp)).toEqual({ ok: true, value: { blocked: false } })
    const [url, init] = spy.mock.calls[0] ?? []
    expect(url).toBe('http://service.test/api/v3/blacklist/check-ip')
    expect(new Headers(init?.headers).get('brand')).toBe('br')
    expect(new Headers(init?.headers).get('x-request-id')).toBe('request-1')
  })

  it('sends once more what may be sent twice, when nobody answered', async () => {
    const { api, spy } = apiOver(inTurn(lost, () => Promise.resolve(json({ blocked: true }))))
    expect(await api(checkIp)).toEqual({ ok: true, value: { blocked: true } })
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it('sends it once more and not for ever', async () => {
    const { api, spy } = apiOver(lost)
    expect(await api(checkIp)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it('does not send twice what must not be', async () => {
    const { api, spy } = apiOver(lost)
    await api({ ...checkIp, idempotent: false })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it('takes a refusal for an answer', async () => {
    const { api, spy } = apiOver(() => Promise.resolve(error('not-calculable', 422)))
    expect(await api(calculate)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 422, error: { code: 'not-calculable' } },
    })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it('gives up after its time, and does not begin again', async () => {
    const { api, spy } = apiOver(silent, 1)
    expect(await api(checkIp)).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it('stops when it is told to', async () => {
    const { api, spy } = apiOver(silent)
    const controller = new AbortController()
    const answer = api(checkIp, { signal: controller.signal })
    controller.abort()
    expect(await answer).toEqual({ ok: false, failure: { kind: 'aborted' } })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another shape', () => json({ blocked: 'perhaps' }), 'malformed'],
    ['no JSON', () => new Response('<html>'), 'malformed'],
    ['an error of nobody we know', () => json({ oops: true }, 404), 'malformed'],
    ["a balancer's error page", () => new Response('<html>', { status: 500 }), 'unreachable'],
  ] as const)('believes nothing of %s', async (_what, reply, kind) => {
    const { api } = apiOver(() => Promise.resolve(reply()))
    expect(await api(checkIp)).toEqual({ ok: false, failure: { kind } })
  })
})
