import type { PlaceOrderBody } from '@balcao/contract/placeOrder'
import type { BrandId } from '@balcao/rules/brand'
import type { CalculateRequest } from '@balcao/rules/calculation'
import { evaluateFlagFor } from '@balcao/rules/flagExperiments'
import type { FlagVisitor } from '@balcao/rules/flagExperiments'
import { provisioningProblems } from '@balcao/rules/provisioning'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'
import { dataCentersOf } from './dataCentersOf.ts'

/** Throws `invalid-request` with each line that cannot be set up as it was asked: a transfer without its code, a place not on offer. */
export function checkProvisioning(
  deps: Pick<Deps, 'catalogues' | 'env' | 'flags'>,
  { brand, visitor }: { readonly brand: BrandId; readonly visitor: FlagVisitor },
  cart: CalculateRequest,
  provisioning: PlaceOrderBody['provisioning'],
): void {
  const { catalogues, env, flags } = deps
  const given = { values: flags, experiments: env.EXPERIMENTS }
  const context = { brand, pids: Object.keys(catalogues.of(brand).book.products) }
  const problems = provisioningProblems(cart, provisioning, {
    dataCenters: dataCentersOf(deps, brand),
    isRestricted: evaluateFlagFor(visitor, 'vps-datacenter-restriction', given, context),
  })
  if (problems.length > 0) throw new ApiError('invalid-request', problems)
}
