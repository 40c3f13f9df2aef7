import type { AddressParameters } from './address.ts'

/**
 * What an address carries for the whole visit: passed onward to every further step and to the order. As name and value pairs
 * in a fixed order, ready for a URLSearchParams. Source: spec 1 section 2.
 */
export function sessionParameters(address: AddressParameters): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = []
  if (address.salesConsultantId !== null) pairs.push(['salesConsultantId', address.salesConsultantId])
  if (address.offerContexts.length > 0) pairs.push(['offerContexts', address.offerContexts.join(',')])
  if (address.ccMode) pairs.push(['ccMode', '1'])
  if (address.vpsType !== null) pairs.push(['vpsType', address.vpsType])
  return pairs
}
