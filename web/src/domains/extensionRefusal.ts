import type { BrandId } from '@balcao/rules/brand'
import { brAudience } from '@balcao/rules/brEligibility'
import { nationalDomainDecision } from '@balcao/rules/nationalDomain'
import type { NationalRefusal } from '@balcao/rules/nationalDomain'

/** Why nobody can buy a name under this extension here, whatever their document; null when it can be bought. */
export function extensionRefusal(brand: BrandId, tld: string): NationalRefusal | null {
  const decision = nationalDomainDecision({
    tld,
    brand,
    document: null,
    accountDocument: null,
    registry: null,
    linkedElsewhere: null,
  })
  return decision.ok || decision.field !== 'tld' ? null : decision.reason
}

/** For whom alone an extension is, told beside its price so that nobody learns it after typing a document. */
export function extensionAudience(tld: string): 'individual' | 'company' | null {
  const audience = brAudience(tld)
  return audience === 'individual' || audience === 'company' ? audience : null
}
