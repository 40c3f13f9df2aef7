import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normalizeIP } from '@fastify/rate-limit'
import { TooOftenError } from './apiError.ts'

const heartbeatMs = 15_000

export interface StreamEvents {
  /** With every heartbeat. */
  readonly beat: () => void
  /** Once, when the visitor has left or the service stops. */
  readonly end: () => void
}

export interface EventStreams {
  /** Throws `rate-limited` when the visitor's address has as many open as it may. */
  readonly admit: (request: FastifyRequest) => void
  /** Takes the answer over and keeps it open. Returns what writes an event to it. */
  readonly open: (
    request: FastifyRequest,
    reply: FastifyReply,
    events: StreamEvents,
  ) => (event: string, data: string) => void
}

/**
 * Server-sent events. They are ended when the service stops, which they would hold open for ever; a browser comes back to another process.
 */
export function eventStreams(app: FastifyInstance, perAddress: number): EventStreams {
  const streams = new Map<FastifyReply, string>()
  app.addHook('preClose', (done) => {
    for (const { raw } of streams.keys()) raw.end()
    done()
  })

  return {
    admit: ({ ip }) => {
      const address = normalizeIP(ip)
      const own = [...streams.values()].filter((other) => other === address)
      if (own.length >= perAddress) throw new TooOftenError(heartbeatMs)
    },

    open: (request, reply, { beat, end }) => {
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const heartbeat = setInterval(() => {
        raw.write(': still here\n\n')
        beat()
      }, heartbeatMs).unref()
      const ended = () => {
        clearInterval(heartbeat)
        streams.delete(reply)
        end()
      }
      streams.set(reply, normalizeIP(request.ip))
      // Who left while their answer was prepared will not leave again.
      if (raw.destroyed) ended()
      else raw.once('close', ended)
      return (event, data) => {
        if (!raw.destroyed) raw.write(`event: ${event}\ndata: ${data}\n\n`)
      }
    },
  }
}
