import { formatMoney, fromDecimal } from '@balcao/rules/money'
import type { Currency } from '@balcao/rules/money'

/** An amount of an order as people read it. The contract sends decimals; one that its currency cannot hold is shown as it came. */
export function orderMoney(decimal: number, currency: Currency): string {
  const minor = fromDecimal(decimal, currency)
  return minor === undefined ? String(decimal) : formatMoney(minor, currency)
}
