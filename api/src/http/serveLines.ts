import { Readable } from 'node:stream'
import type { Call } from '@balcao/contract/call'
import type { FastifyInstance } from 'fastify'
import type { GenericSchema, InferInput } from 'valibot'
import type { CallClass } from './callClass.ts'
import { inputOf, urlOf } from './serveCall.ts'
import type { CallInput } from './serveCall.ts'

type LinesCall = Call & {
  readonly contentType: 'application/x-ndjson'
  readonly response: GenericSchema<unknown[]>
}

/**
 * Puts a call on the server whose answer is written line by line, each element of its response as soon as it is known. What is refused is
 * refused before the first line; who leaves ends the answer.
 */
export function serveLines<C extends LinesCall>(
  app: FastifyInstance,
  call: C,
  callClass: CallClass,
  handle: (input: CallInput<C>) => AsyncIterable<InferInput<C['response']>[number]>,
): void {
  app.route({
    method: call.method,
    url: urlOf(call),
    config: { callClass },
    handler: (request, reply) => {
      const lines = handle(inputOf(call, request, reply))
      return reply
        .code(call.status)
        .type(call.contentType)
        .header('x-accel-buffering', 'no')
        .send(Readable.from(written(lines)))
    },
  })
}

async function* written(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
