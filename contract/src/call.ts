import type { GenericSchema } from 'valibot'
import type { ErrorCode } from './errorBody.ts'

/** One HTTP call: where it is, what goes in, what comes out, how it can fail. The service, the browser and OpenAPI read the same object. */
export interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path with `{name}` for its parameters. */
  readonly path: string
  readonly summary: string
  /** Where it stands: a section of the specification, or `ours`. */
  readonly source: string
  readonly params: GenericSchema
  readonly query: GenericSchema
  /** Null where the call has no body. */
  readonly body: GenericSchema | null
  /** Of `application/x-ndjson` an array, of which each line is an element. */
  readonly response: GenericSchema
  /** Status of a success. */
  readonly status: 200 | 201 | 204
  readonly contentType: 'application/json' | 'application/x-ndjson' | 'text/event-stream'
  readonly errors: readonly ErrorCode[]
  /** Whether a caller may send it again after a lost answer. */
  readonly idempotent: boolean
}

/** Writes a path with its parameters filled in and escaped: `/a/{b}` and `{ b: 'c d' }` give `/a/c%20d`. */
export const pathOf = (call: Pick<Call, 'path'>, params: Readonly<Record<string, string>>): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
