import { pathOf } from '@balcao/contract/call'
import type { Call } from '@balcao/contract/call'
import { ErrorBodySchema } from '@balcao/contract/errorBody'
import type { ErrorBody } from '@balcao/contract/errorBody'
import type { BrandId } from '@balcao/rules/brand'
import { safeParse } from 'valibot'
import type { InferOutput } from 'valibot'

/** Why a call gave no answer. `refused` is the service's own word with its code; the others never reached one. */
export type CallFailure =
  | { readonly kind: 'refused'; readonly status: number; readonly error: ErrorBody['error'] }
  | { readonly kind: 'unreachable' | 'timeout' | 'aborted' | 'malformed' }

export type CallResult<C extends Call> =
  | { readonly ok: true; readonly value: InferOutput<C['response']> }
  | { readonly ok: false; readonly failure: CallFailure }

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** How a success is read that is not one JSON value. */
  readonly read?: (response: ApiResponse) => Promise<unknown>
}

/** The one way to the billing service: every call of the contract, its answer parsed, its failure a value. */
export type BillingApi = <C extends Call>(call: C, input?: CallInput) => Promise<CallResult<C>>

/** What is needed of `fetch`: the browser's own, or the server's shorter way. */
export type Fetch = (
  url: string,
  init: {
    readonly method: Call['method']
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
    readonly signal: AbortSignal
  },
) => Promise<ApiResponse>

/** `body` is null where nothing is asked for that comes in parts: on the server. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json' | 'body'>

export interface BillingApiOptions {
  readonly fetch: Fetch
  /** `''` in the browser (same origin), `BILLING_URL` on the server. */
  readonly baseUrl: string
  readonly brand: BrandId
  /** Sent with every call: forwarded address and request id, on the server. */
  readonly headers: Readonly<Record<string, string>>
  /** 10 000 ms. Source: spec 1 section 9. */
  readonly timeoutMs: number
}

/**
 * Builds the client. An idempotent call that never reached the service, or that it could not serve just now (502, 503), is sent once
 * more (ARCHITECTURE section 3); a refusal is an answer and is not.
 */
export function createBillingApi(options: BillingApiOptions): BillingApi {
  return async (call, input = {}) => {
    const first = await attempt(options, call, input)
    return !first.ok && call.idempotent && isWorthRetrying(first.failure)
      ? attempt(options, call, input)
      : first
  }
}

const isWorthRetrying = (failure: CallFailure): boolean =>
  failure.kind === 'unreachable' ||
  (failure.kind === 'refused' && (failure.status === 502 || failure.status === 503))

async function attempt<C extends Call>(
  { fetch, baseUrl, brand, headers, timeoutMs }: BillingApiOptions,
  call: C,
  input: CallInput,
): Promise<CallResult<C>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(baseUrl + pathOf(call, input.params ?? {}) + queryOf(input.query), {
      method: call.method,
      headers: {
        accept: 'application/json',
        brand,
        ...headers,
        ...input.headers,
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal: input.signal === undefined ? timeout : AbortSignal.any([timeout, input.signal]),
    })
    return await read(call, response, input.read ?? asJson)
  } catch {
    if (timeout.aborted) return failed({ kind: 'timeout' })
    return failed({ kind: input.signal?.aborted === true ? 'aborted' : 'unreachable' })
  }
}

const asJson = (response: ApiResponse): Promise<unknown> => response.json().catch(() => null)

async function read<C extends Call>(
  call: C,
  response: ApiResponse,
  readSuccess: (response: ApiResponse) => Promise<unknown>,
): Promise<CallResult<C>> {
  if (response.ok) {
    const parsed = safeParse(call.response, await readSuccess(response))
    return parsed.success ? { ok: true, value: parsed.output } : failed({ kind: 'malformed' })
  }
  const error = safeParse(ErrorBodySchema, await asJson(response))
  if (error.success) return failed({ kind: 'refused', status: response.status, error: error.output.error })
  return failed({ kind: response.status >= 500 ? 'unreachable' : 'malformed' })
}

const failed = (failure: CallFailure) => ({ ok: false, failure }) as const

const queryOf = (query: CallInput['query']): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
