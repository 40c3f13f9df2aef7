import * as v from 'valibot'
import type { Call } from './call.ts'
import { DomainOfferSchema } from './domainOffer.ts'
import { BrandIdSchema, ProductIdSchema, SldSchema, TldSchema } from './scalars.ts'

/**
 * Is a name free, and what does it cost? `domains` begins with the name asked for; required extensions are always answered.
 * `available` is true only when a registry said so: `status` tells "taken" from "could not be asked".
 */
export const domainAvailability = {
  name: 'domainAvailability',
  method: 'GET',
  path: '/api/v2/shop/{brand}/domains/availability/{tld}/{sld}',
  summary: 'Availability and prices of a name, with suggestions, free and bonus domains',
  source: 'spec 1 section 7, spec 2 section 7',
  params: v.object({ brand: BrandIdSchema, tld: TldSchema, sld: SldSchema }),
  query: v.object({
    radix: v.optional(v.picklist(['0', '1']), '1'),
    orderBy: v.optional(v.picklist(['', 'price', 'relevance', 'tld']), ''),
    /** Comma-separated extensions. */
    requiredTlds: v.optional(v.pipe(v.string(), v.maxLength(512)), ''),
    pid: v.optional(v.union([v.literal(''), ProductIdSchema]), ''),
  }),
  body: null,
  response: v.object({
    available: v.boolean(),
    status: v.picklist(['available', 'unavailable', 'unknown']),
    domains: v.array(DomainOfferSchema),
    domainsFree: v.array(DomainOfferSchema),
    domainsBonus: v.array(DomainOfferSchema),
  }),
  status: 200,
  contentType: 'application/json',
  errors: ['unknown-brand', 'invalid-request', 'rate-limited'],
  idempotent: true,
} as const satisfies Call
