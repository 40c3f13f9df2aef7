import type { BrandCatalogue } from '@balcao/catalogue/buildCatalogue'
import { cycles } from '@balcao/rules/cycle'
import type { PriceBook, Term } from '@balcao/rules/priceBook'

const isAmount = (value: number | null): boolean =>
  value === null || (Number.isSafeInteger(value) && value >= 0)

const parts = {
  version: true,
  brand: true,
  products: true,
  priceBook: true,
  dataCenters: true,
  tldList: true,
  tldCategories: true,
  mails: true,
} as const satisfies Record<keyof BrandCatalogue, true>

/** What stands against a stored catalogue. A part that is missing was not yet known to the version that stored it. */
export function catalogueProblems(catalogue: BrandCatalogue): string[] {
  const missing = Object.keys(parts).filter((part) => !Object.hasOwn(catalogue, part))
  return missing.length === 0
    ? bookProblems(catalogue.priceBook)
    : [`an older version stored it without ${missing.join(', ')}: run \`npm run seed\``]
}

/**
 * What makes a stored price book unfit to sell from, however it came into the database: the last look before money is made from it.
 * Whether its prices make sense together was checked before it was stored.
 */
function bookProblems(book: PriceBook): string[] {
  const termProblems = (where: string, terms: Readonly<Partial<Record<string, Term>>>) =>
    cycles.flatMap((cycle) => {
      const term = terms[cycle]
      if (term === undefined) return []
      const sound = [term.register, term.renew, term.transfer].every(isAmount)
      const percentage = term.discountPercentage >= 0 && term.discountPercentage <= 100
      return sound && percentage ? [] : [`${where} ${cycle}: not an amount or a percentage`]
    })
  return [
    ...(Object.keys(book.products).length === 0 ? ['it has no products'] : []),
    ...Object.values(book.products).flatMap((product) =>
      termProblems(`product ${product.id}`, product.terms),
    ),
    ...Object.values(book.tlds).flatMap((tld) => termProblems(`.${tld.tld}`, tld.terms)),
  ]
}
