import type { AddressParameters } from './address.ts'
import type { DomainMethod } from './cart.ts'
import type { DomainCycle } from './cycle.ts'
import { validateDomainName } from './domainName.ts'
import type { DomainNameCode } from './domainName.ts'
import { splitDomainName } from './splitDomainName.ts'
import type { SplitDomainName } from './splitDomainName.ts'

export interface AddressDomain extends SplitDomainName {
  readonly method: DomainMethod
  readonly cycle: DomainCycle
}

export interface DomainRefusal {
  readonly reason: DomainNameCode | 'unknown-tld'
  /** For the domain box, to be mended there; not for the log. */
  readonly sld: string
  readonly tld: string
  /** The way in which it was wanted. */
  readonly method: DomainMethod
}

export interface AddressDomainResult {
  readonly domain: AddressDomain | null
  readonly refusal: DomainRefusal | null
}

/**
 * The name that an address asks for: sld and tld, or a full name cut at a known extension. To be transferred with transfer=1, kept with
 * existingDomain, registered otherwise. Only a valid name counts, and only under a known extension unless the
 * visitor owns it. Source: spec 1 sections 2 and 5.
 */
export function addressDomain(
  address: AddressParameters,
  shortAllowed: boolean,
  knownTlds: readonly string[],
): AddressDomainResult {
  const name = nameOf(address, knownTlds)
  if (name === null) return { domain: null, refusal: null }
  const method = methodOf(address)
  const verdict = validateDomainName({ ...name, shortAllowed })
  if (!verdict.ok) return { domain: null, refusal: { ...name, method, reason: verdict.code } }
  if (method !== 'own' && knownTlds.length > 0 && !knownTlds.includes(name.tld)) {
    return { domain: null, refusal: { ...name, method, reason: 'unknown-tld' } }
  }
  return { domain: { ...name, method, cycle: address.domainCycle ?? 'annually' }, refusal: null }
}

function nameOf(
  { sld, tld, domain }: AddressParameters,
  knownTlds: readonly string[],
): SplitDomainName | null {
  if (sld !== null) return { sld, tld: tld ?? '' }
  if (domain === null) return null
  return splitDomainName(domain, knownTlds) ?? splitAtFirstDot(domain)
}

/** Without a known extension the shortest name is the best guess, and the checks that follow say what is wrong with it. */
function splitAtFirstDot(domain: string): SplitDomainName {
  const dot = domain.indexOf('.')
  return { sld: domain.slice(0, dot), tld: domain.slice(dot + 1) }
}

function methodOf({ transfer, existingDomain }: AddressParameters): DomainMethod {
  if (transfer) return 'transfer'
  return existingDomain ? 'own' : 'register'
}
