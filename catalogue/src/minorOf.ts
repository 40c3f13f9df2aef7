import { fromDecimal } from '@balcao/rules/money'
import type { Currency, Minor } from '@balcao/rules/money'

/** An amount as an operator writes it, in minor units. Throws RangeError where the currency cannot hold it (9.99 in CLP). */
export function minorOf(decimal: number, currency: Currency): Minor {
  const amount = fromDecimal(decimal, currency)
  if (amount === undefined) throw new RangeError(`${decimal} is no amount in ${currency}`)
  return amount
}
