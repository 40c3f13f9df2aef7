import { brAudience } from './brEligibility.ts'

export interface TldSuggestion {
  /** Every extension on sale, in the shop's order of showing. */
  readonly listed: readonly string[]
  /** Those that the shop's plans give a free name in: what people here ask for most. */
  readonly usual: readonly string[]
  /** The flag `br-tld-search`: the extensions of .br that CPF and CNPJ alike may register go first. */
  readonly brFirst: boolean
  /** Asked about already. */
  readonly asked: readonly string[]
}

const maxSuggestions = 20

/** Extensions to suggest beside the one asked for, the most wanted first. Source: spec 1 section 9 (.br TLD search), order ours. */
export function suggestedTlds({ listed, usual, brFirst, asked }: TldSuggestion): string[] {
  const br = brFirst ? listed.filter((tld) => brAudience(tld) === 'either') : []
  const wanted = usual.filter((tld) => listed.includes(tld))
  return [...new Set([...br, ...wanted, ...listed])]
    .filter((tld) => !asked.includes(tld))
    .slice(0, maxSuggestions)
}
