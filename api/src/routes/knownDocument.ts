import type { BrandId } from '@balcao/rules/brand'
import { validateTaxDocument } from '@balcao/rules/taxDocument'
import { ApiError } from '../http/apiError.ts'

/** A document in its plain form, right in itself. Throws `invalid-request` with the rule that it breaks: nobody is asked about nonsense. */
export function knownDocument(brand: BrandId, typed: string): string {
  const result = validateTaxDocument(brand, typed)
  if (!result.ok) throw new ApiError('invalid-request', [{ code: result.code, field: 'document' }])
  return result.normalized
}
