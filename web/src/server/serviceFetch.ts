import { request } from 'undici'
import type { Fetch } from '../api/billingApi.ts'

/**
 * Asks the service as `fetch` would, by the call of undici that `fetch` is built on. A page asks some ten times, and most of what `fetch`
 * costs is the Web's own streams, headers and events (docs/speed.md). Rejects when nobody answers and when the signal ends it.
 */
export const serviceFetch: Fetch = async (url, init) => {
  const { statusCode, body } = await request(url, init)
  return {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    json: () => body.json(),
    body: null,
  }
}
