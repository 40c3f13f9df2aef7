import type { PriceBook, PricedTld } from '@balcao/rules/priceBook'
import { findTld } from '@balcao/rules/priceBook'
import { validateDomainName } from '@balcao/rules/domainName'
import { evaluateFlag } from '@balcao/rules/flags'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/apiError.ts'

export interface SoldName {
  readonly sld: string
  readonly tld: PricedTld
}

/** A name that can be asked about and sold here. Throws `invalid-request` with the rule that it breaks. */
export function soldName(
  { flags }: Pick<Deps, 'flags'>,
  book: PriceBook,
  sld: string,
  tld: string,
): SoldName {
  const shortAllowed = evaluateFlag('short-domain-names', flags, { brand: book.brand, pids: [] })
  const checked = validateDomainName({ sld, tld, shortAllowed })
  if (!checked.ok) throw new ApiError('invalid-request', [{ code: checked.code, field: 'sld' }])
  const priced = findTld(book, tld)
  if (priced === undefined) throw new ApiError('invalid-request', [{ code: 'unknown-tld', field: 'tld' }])
  return { sld: sld.trim().toLowerCase(), tld: priced }
}
