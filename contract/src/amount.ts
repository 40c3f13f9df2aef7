import { fromDecimal } from '@balcao/rules/money'
import type { Currency, Minor } from '@balcao/rules/money'

/**
 * A decimal amount off the wire in minor units. Throws RangeError for one that its currency cannot hold (a fraction of a Chilean
 * peso), which only a broken peer sends: the answer as a whole is then worthless.
 */
export function minorOf(decimal: number, currency: Currency): Minor {
  const minor = fromDecimal(decimal, currency)
  if (minor === undefined) throw new RangeError(`not an amount in ${currency}`)
  return minor
}
