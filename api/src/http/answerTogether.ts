import type { FastifyInstance } from 'fastify'

/**
 * Answers leave at the end of the turn of the event loop that made them, those of all requests that arrived together in a row. Each is a
 * system call that wakes whoever waits for it, and to wake somebody costs more than to answer; who is awake is not woken again. A lone answer
 * leaves at once, for then its turn is over (docs/speed.md).
 */
export function answerTogether(app: FastifyInstance): void {
  // As a promise: what goes wrong while an answer is sent is then still a failure of that answer, and of nobody else's.
  app.addHook('onSend', () => new Promise<void>((resolve) => setImmediate(resolve)))
}
