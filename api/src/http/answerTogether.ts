import type { FastifyInstance } from 'fastify'

/**
 * Answers leave at the end of the turn of the event loop that made them, those of all requests that arrived together in a row. Each is a
 * system call that wakes whoever waits for it, and to wake somebody costs more than to answer; who is awake is not woken again. A lone answer
 * leaves at once, for then its turn is over (docs/speed.md).
 */
export function answerTogether(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    setImmediate(() => {
      try {
        done(null, payload)
      } catch (error) {
        // Out here nobody else would catch it: it stays a failure of this answer, not of the service.
        done(error instanceof Error ? error : new Error(String(error)))
      }
    })
  })
}
