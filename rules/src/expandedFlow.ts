import type { BrandId } from './brand.ts'

/** Set for whoever the experiment shows the first two steps. Source: spec 1 section 9. */
export const expandedFlowCookieName = 'foxtrot_ab_test_expanded_flow'

export interface ExpandedFlowInput {
  readonly brand: BrandId
  /** `expandedFlowMode` of the address; null when not said. */
  readonly parameter: boolean | null
  /** Value of the experiment's cookie; null without one. */
  readonly cookie: string | null
}

/** Are choosing a cycle and choosing a domain steps of their own? In Chile alone, by the address, else by the experiment. */
export function isExpandedFlow({ brand, parameter, cookie }: ExpandedFlowInput): boolean {
  if (brand !== 'cl') return false
  return parameter ?? ['1', 'true'].includes(cookie?.trim().toLowerCase() ?? '')
}
