import * as v from 'valibot'
import type { Call } from './call.ts'
import { DomainOfferSchema } from './domainOffer.ts'
import { BrandIdSchema, InstantSchema, SldSchema, TldSchema } from './scalars.ts'

/** Can a registered name be brought over? Statuses are the specification's (spec 1 section 4); `reason` and `until` are ours. */
export const domainTransferability = {
  name: 'domainTransferability',
  method: 'GET',
  path: '/api/v2/shop/{brand}/domains/transferability/{tld}/{sld}',
  summary: 'Can a registered domain be transferred in?',
  source: 'spec 1 section 7, spec 2 section 7',
  params: v.object({ brand: BrandIdSchema, tld: TldSchema, sld: SldSchema }),
  query: v.object({}),
  body: null,
  response: v.object({
    available: v.boolean(),
    domains: v.array(DomainOfferSchema),
    register_status: v.picklist(['available', 'unavailable', 'regthroughothers', 'unknown']),
    transfer_status: v.picklist(['available', 'unavailable', 'blocked', 'unknown']),
    /** Why not, as a code of the transfer rules; null when it can. */
    reason: v.nullable(v.string()),
    /** When that ends by itself; null when it does not. */
    until: v.nullable(InstantSchema),
  }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'invalid-request', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
