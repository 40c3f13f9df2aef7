import type { AddressParameters } from './address.ts'

/** Where a visit came from, as its address said: passed onward to every further step and to the order. Source: spec 1 section 2. */
export type SessionParameters = Pick<AddressParameters, 'salesConsultantId' | 'offerContexts' | 'vpsType'>

export const noSessionParameters: SessionParameters = {
  salesConsultantId: null,
  offerContexts: [],
  vpsType: null,
}

/** They alone, of all that an address says. */
export const sessionParametersOf = ({
  salesConsultantId,
  offerContexts,
  vpsType,
}: AddressParameters): SessionParameters => ({ salesConsultantId, offerContexts, vpsType })

/** What goes along to every step, as name and value pairs in a fixed order, ready for a URLSearchParams. */
export function sessionPairs({
  salesConsultantId,
  offerContexts,
  ccMode,
  vpsType,
}: SessionParameters & Pick<AddressParameters, 'ccMode'>): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = []
  if (salesConsultantId !== null) pairs.push(['salesConsultantId', salesConsultantId])
  if (offerContexts.length > 0) pairs.push(['offerContexts', offerContexts.join(',')])
  if (ccMode) pairs.push(['ccMode', '1'])
  if (vpsType !== null) pairs.push(['vpsType', vpsType])
  return pairs
}
