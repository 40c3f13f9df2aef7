import type { Problem } from '@balcao/contract/errorBody'
import * as v from 'valibot'
import { ApiError } from './apiError.ts'
import { isExact } from './isExact.ts'

/** A schema, what came in, and the prefix of its fields in a problem. */
type Part<S extends v.GenericSchema> = readonly [schema: S, value: unknown, prefix: string]

/** Parses the parts of a request together, so that the caller learns of every problem at once. Throws `invalid-request`. */
export function parseParts<const P extends readonly Part<v.GenericSchema>[]>(...parts: P): Outputs<P>
export function parseParts(...parts: readonly Part<v.GenericSchema>[]): unknown[] {
  const problems: Problem[] = []
  const outputs = parts.map(([schema, value, prefix]) => {
    if (isExact(schema, value)) return value
    const { output, issues = [] } = v.safeParse(schema, value)
    for (const issue of issues) problems.push(problemOf(issue, prefix))
    return output
  })
  if (problems.length > 0) throw new ApiError(codeOf(problems), problems.slice(0, 50))
  return outputs
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
