import * as v from 'valibot'
import type { Call } from './call.ts'
import { domainAvailability } from './domainAvailability.ts'
import { DomainOfferSchema } from './domainOffer.ts'
import { NoneSchema } from './scalars.ts'

/**
 * Free names like one that was asked for, best first: one a line, each as soon as it and all before it are known. The same that
 * `domainAvailability` has beside its name, which waits for the last of them.
 */
export const domainSuggestions = {
  ...domainAvailability,
  name: 'domainSuggestions',
  path: '/api/v2/shop/{brand}/domains/availability/{tld}/{sld}/suggestions',
  summary: 'Free names like one that was asked for, as they come (one JSON object a line)',
  source: 'ours',
  query: NoneSchema,
  /** One element a line. */
  response: v.array(DomainOfferSchema),
  contentType: 'application/x-ndjson',
} as const satisfies Call
