import type { BrandId } from '@balcao/rules/brand'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { Deps } from '../deps.ts'

/** Ways to pay that the brand accepts, its flags leave on, and the provider can carry out. */
export function offeredMethods(
  { catalogues, payments }: Pick<Deps, 'catalogues' | 'payments'>,
  brand: BrandId,
): readonly PaymentMethod[] {
  return catalogues.of(brand).book.paymentMethods.filter((method) => payments.offers(method))
}
