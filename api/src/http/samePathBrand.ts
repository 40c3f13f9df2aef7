import type { BrandId } from '@balcao/rules/brand'
import { ApiError } from './apiError.ts'

/** The specification has the shop in the header and in some paths; they must not contradict each other. */
export function samePathBrand(inPath: BrandId, inHeader: BrandId): void {
  if (inPath !== inHeader)
    throw new ApiError('unknown-brand', [{ code: 'differs-from-header', field: 'brand' }])
}
