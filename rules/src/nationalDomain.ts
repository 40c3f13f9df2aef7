import type { BrandId } from './brand.ts'
import { type BrRefusal, brEligibility } from './brEligibility.ts'
import { type NationalCondition, nationalBrand, nationalConditions } from './nationalConditions.ts'
import { type RegistryAnswer, registryVerdicts } from './registryDocument.ts'
import type { TaxDocumentResult } from './taxDocumentForm.ts'

export type NationalRefusal =
  | BrRefusal
  | 'local-presence'
  | 'document-invalid'
  | 'document-kind'
  | 'document-differs-from-account'
  | 'single-company'
  | 'linked-elsewhere'
  | 'document-pending'
  | 'document-blocked'
  | 'document-at-another-provider'
  | 'document-not-confirmed'

export interface NationalDomainInput {
  readonly tld: string
  /** The shop the visitor buys in. */
  readonly brand: BrandId
  /** The owner's document as read by that shop's rule; null while none was typed. */
  readonly document: TaxDocumentResult | null
  /** Normalised document of the account that buys; null for a guest. */
  readonly accountDocument: string | null
  /** The registry's word; null where it was not asked. */
  readonly registry: RegistryAnswer | null
  /** Whether the document's national domains are with another company; null where it was not asked. */
  readonly linkedElsewhere: boolean | null
}

export type NationalDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: NationalRefusal; readonly field: 'document' | 'tld' }

/** May this visitor buy a name under this extension? Generic extensions pass. Source: spec 2 section 5. */
export const nationalDomainDecision = (input: NationalDomainInput): NationalDecision => {
  const country = nationalBrand(input.tld)
  if (country === null) return { ok: true }
  const condition: NationalCondition = nationalConditions[country]
  const reason = input.brand === country ? residentRefusal(condition, input) : foreignRefusal(condition)
  return reason === null
    ? { ok: true }
    : { ok: false, reason, field: tldReasons.has(reason) ? 'tld' : 'document' }
}

/** Reasons that no other document would cure. */
const tldReasons: ReadonlySet<NationalRefusal> = new Set([
  'local-presence',
  'eligibility-documents',
  'eligibility-unverified',
])

const foreignRefusal = ({ foreigners }: NationalCondition): NationalRefusal | null =>
  foreigners === 'refused' ? 'local-presence' : null

const residentRefusal = (condition: NationalCondition, input: NationalDomainInput): NationalRefusal | null =>
  closedExtension(input.tld) ??
  ownerDocument(condition, input) ??
  brAudienceRefusal(input) ??
  registryRefusal(condition, input)

/** Told before a document is asked for: nobody should type one in vain. */
const closedExtension = (tld: string): NationalRefusal | null => {
  const decision = brEligibility(tld, null)
  return !decision.ok && tldReasons.has(decision.reason) ? decision.reason : null
}

const ownerDocument = (condition: NationalCondition, input: NationalDomainInput): NationalRefusal | null => {
  const { document, accountDocument, tld } = input
  if (condition.document === 'none') return null
  if (document === null || (!document.ok && document.code === 'empty')) return 'document-required'
  if (!document.ok) return 'document-invalid'
  if (condition.kinds !== null && !condition.kinds.includes(document.kind)) return 'document-kind'
  const differs = accountDocument !== null && accountDocument !== document.normalized
  return differs && nationalBrand(tld) === 'br' ? 'document-differs-from-account' : null
}

const brAudienceRefusal = ({ tld, document }: NationalDomainInput): NationalRefusal | null => {
  const decision = brEligibility(tld, document?.ok === true ? document.kind : null)
  return decision.ok ? null : decision.reason
}

const registryRefusal = (
  condition: NationalCondition,
  input: NationalDomainInput,
): NationalRefusal | null => {
  if (input.linkedElsewhere === true && condition.linkedElsewhere !== null) return condition.linkedElsewhere
  return input.registry === null ? null : registryVerdicts[input.registry].message
}
