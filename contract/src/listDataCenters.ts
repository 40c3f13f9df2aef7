import * as v from 'valibot'
import type { Call } from './call.ts'
import { NoneSchema } from './scalars.ts'

/** Where servers can stand. `success: false` is a failure: 'Failed to load data centers' (spec 1 section 8). */
export const listDataCenters = {
  name: 'listDataCenters',
  method: 'GET',
  path: '/api/v3/checkout/data-center',
  summary: 'Data centres for servers',
  source: 'spec 1 section 7',
  params: NoneSchema,
  query: NoneSchema,
  body: null,
  response: v.object({
    success: v.boolean(),
    data: v.object({
      servers: v.array(
        v.object({
          name: v.string(),
          status: v.picklist(['active', 'inactive']),
          country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
          /** In words, in the language of the brand. */
          countryName: v.string(),
          /** Words for how far it is: shown as they come. */
          latency: v.string(),
        }),
      ),
    }),
  }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
