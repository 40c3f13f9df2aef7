import type { BrandId } from './brand.ts'
import type { IdentificationNeeds } from './identification.ts'
import { nationalBrand, nationalConditions } from './nationalConditions.ts'

/** What an order's domains, registered or transferred, ask of its buyer; names that the visitor owns are not among them. */
export const identificationNeeds = (
  brand: BrandId,
  domains: readonly { readonly tld: string }[],
): IdentificationNeeds => ({
  brand,
  registrant: domains.length > 0,
  nationalDomain: domains.some(
    ({ tld }) => nationalBrand(tld) === brand && nationalConditions[brand].document === 'required',
  ),
})
