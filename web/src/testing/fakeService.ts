import type { Call } from '@balcao/contract/call'
import { calls } from '@balcao/contract/calls'
import { errorStatus } from '@balcao/contract/errorBody'
import type { ErrorBody, ErrorCode, Problem } from '@balcao/contract/errorBody'
import { parse } from 'valibot'

/** What a call brought to the service. */
export interface Heard {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

/** `lines`: an answer in lines, each as it comes; a failure cuts it off. `lost`: the service may have done its work, but no answer arrives. */
export type Reply =
  { readonly status: number; readonly body: unknown } | { readonly lines: AsyncIterable<unknown> } | 'lost'

export type Answer = (heard: Heard) => Reply | Promise<Reply>

export interface FakeService {
  readonly fetch: typeof globalThis.fetch
  readonly heard: readonly Heard[]
  /** From now on a call is answered so. */
  readonly answer: (call: Pick<Call, 'name'>, answer: Answer) => void
  readonly heardOf: (call: Pick<Call, 'name'>) => readonly Heard[]
}

/** A billing service behind `fetch` that holds to the contract both ways: a body or an answer that is not of its schema fails the test. */
export function createFakeService(answers: Readonly<Record<string, Answer>>): FakeService {
  const current = new Map(Object.entries(answers))
  const heard: Heard[] = []

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://service.test'), {
      ...(init?.method && { method: init.method }),
      ...(init?.headers && { headers: init.headers }),
      ...(init?.body && { body: init.body }),
    })
    const { call, params } = callOf(request)
    const text = await request.text()
    const body: unknown = call.body === null || text === '' ? null : parse(call.body, JSON.parse(text))
    const query = new URL(request.url).searchParams
    const said = { name: call.name, params, query, headers: request.headers, body }
    heard.push(said)
    const answer = current.get(call.name)
    if (answer === undefined) throw new Error(`no answer for ${call.name}`)
    const reply = await answer(said)
    init?.signal?.throwIfAborted()
    if (reply === 'lost') throw new TypeError('Failed to fetch')
    if ('lines' in reply) return new Response(streamOf(written(call, reply.lines)))
    if (reply.status < 400) parse(call.response, reply.body)
    return Response.json(reply.body, { status: reply.status })
  }

  return {
    fetch,
    heard,
    answer: ({ name }, answer) => current.set(name, answer),
    heardOf: ({ name }) => heard.filter((one) => one.name === name),
  }
}

export const replied = (body: unknown, status = 200): Reply => ({ status, body })

export function refused(
  code: ErrorCode,
  problems: Problem[] = [],
  price: ErrorBody['error']['price'] = null,
): Reply {
  const body = { error: { code, problems, requestId: 'request-1', price } } satisfies ErrorBody
  return { status: errorStatus[code], body }
}

function streamOf(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
  })
}

async function* written(
  { response }: Call,
  lines: AsyncIterable<unknown>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const line of lines) {
    parse(response, [line])
    yield new TextEncoder().encode(`${JSON.stringify(line)}\n`)
  }
}

function callOf({ method, url }: Request): { call: Call; params: Record<string, string> } {
  const { pathname } = new URL(url)
  for (const call of calls) {
    const pattern = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const match = call.method === method ? pattern.exec(pathname) : null
    if (match === null) continue
    const values = Object.entries(match.groups ?? {})
    return {
      call,
      params: Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)])),
    }
  }
  throw new Error(`no call for ${method} ${pathname}`)
}
