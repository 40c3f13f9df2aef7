import type { Brand } from '@balcao/catalogue/brand'
import type { PaymentInstructions } from '@balcao/contract/order'
import type { PaymentWithOrder } from '../repositories/paymentRecords.ts'

/** What the buyer does to pay; null where the provider has told nothing to do. */
export function instructionsFor(
  { payment, order }: PaymentWithOrder,
  brand: Pick<Brand, 'bankTransfer'>,
  pixCode: string | null,
  picture: string,
): PaymentInstructions | null {
  if (payment.method === 'pix' && pixCode !== null) return { kind: 'pix', code: pixCode, picture }
  if (payment.method === 'bank_transfer' && brand.bankTransfer !== null) {
    return { kind: 'bank_transfer', ...brand.bankTransfer, reference: String(order.number) }
  }
  return null
}
