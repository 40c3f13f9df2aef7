import type { Customer } from '@balcao/contract/customer'
import { validateIdentification } from '@balcao/rules/identification'
import type { IdentificationNeeds, IdentificationWarning } from '@balcao/rules/identification'
import { ApiError } from '../http/apiError.ts'

/** The buyer, normalised. Throws `invalid-request` with a problem for each field (`customer.document`). */
export function checkCustomer(
  needs: IdentificationNeeds,
  typed: Customer,
): { readonly customer: Customer; readonly warnings: readonly IdentificationWarning[] } {
  const result = validateIdentification(needs, typed)
  if (result.ok) return { customer: copyOf(result.customer), warnings: result.warnings }
  throw new ApiError(
    'invalid-request',
    result.problems.map(({ code, field }) => ({ code, field: `customer.${field}` })),
  )
}

const copyOf = (customer: Readonly<Customer>): Customer => ({ ...customer, address: { ...customer.address } })
