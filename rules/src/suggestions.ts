import { brEquivalenceKey } from './brEquivalent.ts'
import { validateDomainName } from './domainName.ts'
import { isBrTld } from './nameParts.ts'
import type { SplitDomainName } from './splitDomainName.ts'

export interface SuggestionInput {
  /** What the visitor searched; need not be a valid label. */
  readonly sld: string
  readonly tld: string
  /** Extensions on offer, the most wanted first. */
  readonly tlds: readonly string[]
  readonly language: 'pt' | 'es'
  readonly limit: number
}

/** Words that make a new name out of a taken one, the likeliest first. */
const words = {
  pt: {
    before: ['loja', 'meu', 'grupo', 'clube', 'use'],
    after: ['online', 'oficial', 'digital', 'shop', 'brasil'],
  },
  es: {
    before: ['tienda', 'mi', 'grupo', 'club', 'somos'],
    after: ['online', 'oficial', 'digital', 'shop', 'web'],
  },
} as const

/**
 * Names to offer beside the one searched, best first and always the same for the same search: the same label in the other
 * extensions, then variations of it in the extension asked for and the two most wanted ones. Only names that could be
 * registered, none that .br counts as equal to another. Source: spec 2 section 2; the words are ours.
 */
export const suggestDomainNames = (input: SuggestionInput): readonly SplitDomainName[] => {
  const label = toLabel(input.sld)
  const sameLabel = input.tlds.map((tld) => ({ sld: label, tld }))
  const wanted = [...new Set([input.tld, ...input.tlds])]
    .filter((tld) => input.tlds.includes(tld))
    .slice(0, 3)
  const varied = variations(label, input.language).flatMap((sld) => wanted.map((tld) => ({ sld, tld })))
  const asked = { sld: label, tld: input.tld }
  const isAsSearched = label === input.sld.trim().toLowerCase()
  const mended = isAsSearched || !input.tlds.includes(input.tld) ? [] : [asked]
  const seen = new Set(isAsSearched ? [keyOf(asked)] : [])
  return [...mended, ...sameLabel, ...varied].filter((name) => isNew(name, seen)).slice(0, input.limit)
}

/** The nearest label that can be registered: accents folded, blanks and other signs dropped. */
const toLabel = (sld: string): string =>
  sld
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/^www\./, '')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')

const variations = (label: string, language: 'pt' | 'es'): readonly string[] => {
  const { before, after } = words[language]
  const joined = label.replaceAll('-', '')
  const fitting = after.flatMap((suffix, at) => {
    const prefix = before[at] ?? ''
    return [
      ...(joined.startsWith(prefix) ? [] : [`${prefix}${joined}`]),
      ...(joined.endsWith(suffix) ? [] : [`${joined}${suffix}`]),
    ]
  })
  return [...(joined === label ? [] : [joined]), ...fitting]
}

const keyOf = ({ sld, tld }: SplitDomainName): string =>
  `${isBrTld(tld) ? brEquivalenceKey(sld) : sld}.${tld}`

const isNew = (name: SplitDomainName, seen: Set<string>): boolean => {
  const key = keyOf(name)
  if (seen.has(key) || !validateDomainName({ ...name, shortAllowed: false }).ok) return false
  seen.add(key)
  return true
}
