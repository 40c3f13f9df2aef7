import type { Problem } from '@balcao/contract/errorBody'
import type { BrandId } from '@balcao/rules/brand'
import type { CalculateRequest, RequestedDomain } from '@balcao/rules/calculation'
import { nationalBrand, nationalConditions } from '@balcao/rules/nationalConditions'
import { nationalDomainDecision } from '@balcao/rules/nationalDomain'
import type { RegistryAnswer } from '@balcao/rules/registryDocument'
import { validateTaxDocument } from '@balcao/rules/taxDocument'
import type { Deps } from '../deps.ts'
import type { DocumentRegistry } from '../gateways/documents/documentRegistry.ts'
import { ApiError } from '../http/apiError.ts'
import type { Snapshot } from '../snapshots/catalogueSnapshots.ts'
import { soldName } from './soldName.ts'
import { transferOf } from './transferOf.ts'

/**
 * May this buyer have these names at all: what a country's registry wants of who registers under it. Brazil's registry, elsewhere the
 * document service, is asked about the document when a name of the country is bought. Throws `invalid-request` with the document's or the line's field.
 */
export async function allowOwner(
  { documents }: Pick<Deps, 'documents'>,
  brand: BrandId,
  cart: CalculateRequest,
  document: string,
): Promise<void> {
  const owner = validateTaxDocument(brand, document)
  const needsOwner =
    nationalConditions[brand].document === 'required' &&
    cart.domains.some(({ tld }) => nationalBrand(tld) === brand)
  const registry = needsOwner && owner.ok ? await registryWord(documents, brand, owner.normalized) : null
  const problems = cart.domains.flatMap(({ tld }, index): Problem[] => {
    const decision = nationalDomainDecision({
      tld,
      brand,
      document: owner,
      accountDocument: null,
      registry,
      linkedElsewhere: registry === null ? null : registry === 'ANOTHER_PROVIDER',
    })
    if (decision.ok) return []
    const field = decision.field === 'tld' ? `cart.domains.${index}.tld` : 'customer.document'
    return [{ code: decision.reason, field }]
  })
  if (problems.length > 0) throw new ApiError('invalid-request', problems)
}

const registryWord = async (
  documents: DocumentRegistry,
  brand: BrandId,
  document: string,
): Promise<RegistryAnswer> =>
  (await (brand === 'br' ? documents.checkProvider(document) : documents.validate(document))).status

/**
 * Asks the registries once more, past every cache, whether each name can still be had. Throws `domain-not-confirmed` with a problem
 * for each that cannot: `unavailable`, `unknown`, or the transfer rule that stands against it.
 */
export async function confirmDomains(
  deps: Pick<Deps, 'registry' | 'clock' | 'flags' | 'env'>,
  snapshot: Snapshot,
  cart: CalculateRequest,
): Promise<void> {
  const checked = await Promise.all(
    cart.domains.map(async (line, index): Promise<readonly Problem[]> => {
      const code = await hindrance(deps, snapshot, line)
      return code === null ? [] : [{ code, field: `cart.domains.${index}` }]
    }),
  )
  const problems = checked.flat()
  if (problems.length > 0) throw new ApiError('domain-not-confirmed', problems)
}

async function hindrance(
  deps: Pick<Deps, 'registry' | 'clock' | 'flags' | 'env'>,
  snapshot: Snapshot,
  line: RequestedDomain,
): Promise<string | null> {
  const name = soldName(deps, snapshot.book, line.sld, line.tld)
  const options = { deadlineMs: deps.env.REGISTRY_NAME_MS, fresh: true }
  if (line.type === 'transfer') {
    const decision = await transferOf(deps, name, options)
    return decision.ok ? null : decision.reason
  }
  const { status } = await deps.registry.look({ sld: name.sld, tld: name.tld.tld }, options)
  return status === 'available' ? null : status
}
