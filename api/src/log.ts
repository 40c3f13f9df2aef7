import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'

/** JSON lines on standard output. Nothing that a visitor typed is ever given to it. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: { service: 'billing' }, serializers: { err: serializeError } }, destination)

/** A failed query carries its parameters in its message, and those are people's data: the cause alone is kept. */
export function serializeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', query: error.query, cause: serializeError(error.cause) }
  }
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : serializeError(error.cause)
  return { type: error.name, message: error.message, code, stack: error.stack, cause }
}
