import { leastLetters, validateDomainName } from '@balcao/rules/domainName'
import type { DomainNameDetail } from '@balcao/rules/domainName'
import { cleanDomainInput, splitDomainName } from '@balcao/rules/splitDomainName'

/** What is wrong with a typed name; `unknown-tld` is an extension that this shop does not sell, `invalid` the service's word alone. */
export type DomainNameProblem =
  | { readonly detail: 'sld-short'; readonly tld: string; readonly least: number }
  | {
      readonly detail: Exclude<DomainNameDetail, 'sld-short'> | 'unknown-tld' | 'invalid'
      readonly tld: string
    }

export type ReadDomainName =
  | { readonly ok: true; readonly sld: string; readonly tld: string }
  | { readonly ok: false; readonly problem: DomainNameProblem }

export interface NameReading {
  /** Meant where none is typed; null where one must be. */
  readonly defaultTld: string | null
  /** Those on sale, to cut the name at; empty while the list has not come: then it is cut at its first dot and the service judges. */
  readonly knownTlds: readonly string[]
  /** Two letters will do under every extension. */
  readonly shortAllowed: boolean
}

/** Reads what was typed as one name. A pasted address is cleaned first. */
export function readDomainName(typed: string, reading: NameReading): ReadDomainName {
  const { defaultTld, knownTlds, shortAllowed } = reading
  const { sld, tld } = partsOf(cleanDomainInput(typed), defaultTld, knownTlds)
  const verdict = validateDomainName({ sld, tld, shortAllowed })
  if (verdict.ok && knownTlds.length > 0 && !knownTlds.includes(tld))
    return { ok: false, problem: { detail: 'unknown-tld', tld } }
  if (verdict.ok) return { ok: true, sld, tld }
  return { ok: false, problem: problemOf(verdict.detail, tld, shortAllowed) }
}

/** What is said of a mistake under an extension: too short a name is told how many letters it takes. */
export const problemOf = (detail: DomainNameDetail, tld: string, shortAllowed: boolean): DomainNameProblem =>
  detail === 'sld-short' ? { detail, tld, least: leastLetters(tld, shortAllowed) } : { detail, tld }

function partsOf(name: string, defaultTld: string | null, knownTlds: readonly string[]) {
  const known = splitDomainName(name, knownTlds)
  if (known !== null) return known
  const dot = name.indexOf('.')
  return dot < 0
    ? { sld: name, tld: defaultTld ?? '' }
    : { sld: name.slice(0, dot), tld: name.slice(dot + 1) }
}

/** The service's refusal of a name, where our own reading found nothing. */
export const refusedName = (code: string, tld: string): DomainNameProblem => ({
  detail: code === 'unknown-tld' ? 'unknown-tld' : 'invalid',
  tld,
})
