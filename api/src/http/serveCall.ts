import type { Call } from '@balcao/contract/call'
import { isBrandId } from '@balcao/rules/brand'
import type { BrandId } from '@balcao/rules/brand'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { ApiError } from './apiError.ts'
import type { CallClass } from './callClass.ts'
import { parseParts } from './parseParts.ts'
import { Prepared } from './prepared.ts'

type CallWithBody = Call & { readonly body: GenericSchema }

/** What a handler gets: everything parsed, nothing raw. */
export interface CallInput<C extends Call> {
  readonly params: InferOutput<C['params']>
  readonly query: InferOutput<C['query']>
  readonly brand: BrandId
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface CallInputWithBody<C extends CallWithBody> extends CallInput<C> {
  readonly body: InferOutput<C['body']>
}

type Answer<C extends Call> = InferInput<C['response']> | Prepared

/**
 * Puts a call of the contract on the server: parses path, query and the `brand` header, answers with the contract's status.
 * What a schema refuses is `invalid-request` with a problem for each field.
 */
export function serveCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  callClass: CallClass,
  handle: (input: CallInput<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  route(app, call, callClass, (request, reply) => handle(inputOf(call, request, reply)))
}

/** Path, query and shop of a request, parsed. Throws `unknown-brand` or `invalid-request`. */
export function inputOf<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): CallInput<C> {
  const brand = brandOf(request)
  const [params, query] = parseParts([call.params, request.params, ''], [call.query, request.query, ''])
  return { params, query, brand, request, reply }
}

/** The same for a call with a body. */
export function serveCallWithBody<C extends CallWithBody>(
  app: FastifyInstance,
  call: C,
  callClass: CallClass,
  handle: (input: CallInputWithBody<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  route(app, call, callClass, (request, reply) => {
    const brand = brandOf(request)
    const [params, query, body] = parseParts(
      [call.params, request.params, ''],
      [call.query, request.query, ''],
      [call.body, request.body ?? null, ''],
    )
    return handle({ params, query, body, brand, request, reply })
  })
}

export const urlOf = (call: Pick<Call, 'path'>): string => call.path.replace(/\{(\w+)\}/g, ':$1')

function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  callClass: CallClass,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<Answer<C>> | Answer<C>,
): void {
  app.route({
    method: call.method,
    url: urlOf(call),
    config: { callClass },
    handler: (request, reply) => {
      const write = (body: Answer<C>): string => {
        void reply.code(call.status).type('application/json; charset=utf-8')
        return body instanceof Prepared ? body.json : JSON.stringify(body)
      }
      const body = answer(request, reply)
      return body instanceof Promise ? body.then(write) : write(body)
    },
  })
}

/** The shop that the caller speaks for. Throws `unknown-brand` when the header is missing or names no shop. */
function brandOf(request: FastifyRequest): BrandId {
  const brand = request.headers['brand']
  if (typeof brand !== 'string' || !isBrandId(brand)) {
    throw new ApiError('unknown-brand', [{ code: 'unknown', field: 'brand' }])
  }
  return brand
}
