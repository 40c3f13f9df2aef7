import * as v from 'valibot'
import type { Call } from './call.ts'
import { NoneSchema, TldSchema } from './scalars.ts'

/** The extensions on sale, the order in which to show them being the answer's. */
export const listTlds = {
  name: 'listTlds',
  method: 'GET',
  path: '/api/v3/tld',
  summary: 'Domain extensions on sale, with their categories',
  source: 'spec 1 section 7',
  params: NoneSchema,
  query: NoneSchema,
  body: null,
  response: v.object({
    tlds: v.array(v.object({ tld: TldSchema, categories: v.array(v.string()) })),
    /** The categories that `tlds` name by their ids, with their titles in the brand's language. */
    categories: v.array(v.object({ id: v.string(), title: v.string() })),
  }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
