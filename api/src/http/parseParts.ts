import type { Problem } from '@balcao/contract/errorBody'
import * as v from 'valibot'
import { ApiError } from './apiError.ts'

/** A schema, what came in, and the prefix of its fields in a problem. */
type Part<S extends v.GenericSchema> = readonly [schema: S, value: unknown, prefix: string]

/** Parses the parts of a request together, so that the caller learns of every problem at once. Throws `invalid-request`. */
export function parseParts<const P extends readonly Part<v.GenericSchema>[]>(...parts: P): Outputs<P>
export function parseParts(...parts: readonly Part<v.GenericSchema>[]): unknown[] {
  const results = parts.map(([schema, value]) => v.safeParse(schema, value))
  const problems = results.flatMap((result, index) =>
    result.success ? [] : result.issues.map((issue) => problemOf(issue, parts[index]?.[2] ?? '')),
  )
  if (problems.length > 0) throw new ApiError(codeOf(problems), problems.slice(0, 50))
  return results.map((result) => result.output)
}

type Outputs<P extends readonly Part<v.GenericSchema>[]> = {
  -readonly [I in keyof P]: v.InferOutput<P[I][0]>
}

function problemOf(issue: v.BaseIssue<unknown>, prefix: string): Problem {
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.')
  return {
    code: issue.input === undefined ? 'required' : issue.type.replaceAll('_', '-'),
    field: prefix + path,
  }
}

/** A shop's name in the path that is no shop is the same mistake as in the header. */
const codeOf = (problems: readonly Problem[]) =>
  problems.some(({ field }) => field === 'brand') ? 'unknown-brand' : 'invalid-request'
