import type { DomainRefusal } from '@balcao/rules/addressDomain'
import { validateDomainName } from '@balcao/rules/domainName'
import { problemOf, refusedName } from './readDomainName.ts'
import type { DomainNameProblem } from './readDomainName.ts'

/** A name as it is put into the field, with what is wrong with it. */
export interface RefusedName {
  readonly typed: string
  readonly problem: DomainNameProblem
}

/** What is said at the field of a name that the address asked for. Its exact mistake is found anew: the refusal has its code alone. */
export function refusedNameOf({ sld, tld, reason }: DomainRefusal): RefusedName {
  const verdict = validateDomainName({ sld, tld, shortAllowed: false })
  return {
    typed: [sld, tld].filter((part) => part !== '').join('.'),
    problem:
      verdict.ok || reason === 'unknown-tld'
        ? refusedName(reason, tld)
        : problemOf(verdict.detail, tld, false),
  }
}
