import { cycles, monthsOf } from '@balcao/rules/cycle'
import type { Cycle } from '@balcao/rules/cycle'
import type { BrandParts } from '../brandParts.ts'
import type { ProductPrices } from '../brandPrices.ts'
import type { MergedEntry } from '../catalogueEntry.ts'
import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem } from '../catalogueProblem.ts'
import { amountProblem, dearerTerms } from './terms.ts'

/** The prices of a brand's products: none missing, none for what is not sold, none that cannot be meant. */
export function productPriceProblems(parts: BrandParts): CatalogueProblem[] {
  const { sold } = parts.products
  const { products } = parts.prices
  return [
    ...Object.keys(products)
      .filter((symbol) => !hasPrice(sold.get(symbol)))
      .map((symbol) => notSold(parts, symbol)),
    ...[...sold].flatMap(([symbol, entry]) => {
      if (!hasPrice(entry)) return []
      const prices = products[symbol]
      if (prices === undefined) return [noPrice(parts, symbol)]
      return [
        ...cycleProblems(parts, symbol, entry, prices),
        ...termProblems(parts, symbol, prices),
        ...optionProblems(parts, symbol, entry, prices),
      ]
    }),
    ...amountProblem(parts, 'idProtectionYearly', parts.prices.idProtectionYearly, 'positive'),
  ]
}

/** Domains and ID Protect are priced by extension. */
const hasPrice = (entry: MergedEntry | undefined): boolean =>
  entry !== undefined && entry.role !== 'domain' && entry.role !== 'id-protect'

const fileOf = ({ brand }: BrandParts) => problemIn(`prices/${brand.id}.json`)

const notSold = (parts: BrandParts, symbol: string): CatalogueProblem =>
  fileOf(parts)(
    'price-not-offered',
    `products.${symbol}`,
    'this brand sells no such product by cycle',
    'Take the price out, or mend the name; domains and ID Protect have prices of their own',
  )

const noPrice = (parts: BrandParts, symbol: string): CatalogueProblem =>
  fileOf(parts)(
    'no-price',
    `products.${symbol}`,
    'the product is sold here and has no price',
    `Add its cycles, or set "sold": false for it in catalogue/products/${parts.brand.id}`,
  )

function cycleProblems(
  parts: BrandParts,
  symbol: string,
  { cyclesToBeRemoved }: MergedEntry,
  prices: ProductPrices,
): CatalogueProblem[] {
  return cycles.flatMap((cycle) => {
    const isHidden = cyclesToBeRemoved.includes(cycle)
    if (isHidden !== (prices[cycle] !== undefined)) return []
    const path = `products.${symbol}.${cycle}`
    return isHidden
      ? fileOf(parts)(
          'price-not-offered',
          path,
          'the cycle is hidden',
          'Take the price out, or offer the cycle',
        )
      : fileOf(parts)(
          'no-price',
          path,
          'the cycle is offered and has no price',
          'Add the price, or name the cycle in cyclesToBeRemoved',
        )
  })
}

function termProblems(parts: BrandParts, symbol: string, prices: ProductPrices): CatalogueProblem[] {
  const terms = cycles.flatMap((cycle: Cycle) => {
    const term = prices[cycle]
    return term === undefined ? [] : [{ ...term, cycle, months: monthsOf[cycle], transfer: null }]
  })
  return [
    ...terms.flatMap(({ cycle, register, renew }) => [
      ...amountProblem(parts, `products.${symbol}.${cycle}.register`, register, 'positive'),
      ...amountProblem(parts, `products.${symbol}.${cycle}.renew`, renew, 'positive'),
    ]),
    ...dearerTerms(parts, `products.${symbol}`, terms),
  ]
}

function optionProblems(
  parts: BrandParts,
  symbol: string,
  { configOptions }: MergedEntry,
  { options }: ProductPrices,
): CatalogueProblem[] {
  const problem = fileOf(parts)
  const sold = new Set(configOptions.filter(({ type }) => type !== 'os').map(({ id }) => id))
  const path = (id: string) => `products.${symbol}.options.${id}`
  return [
    ...[...sold]
      .filter((id) => !Object.hasOwn(options, id))
      .map((id) => problem('option-price', path(id), 'the option has no price', 'Add "monthly" and "setup"')),
    ...Object.keys(options)
      .filter((id) => !sold.has(id))
      .map((id) =>
        problem('option-price', path(id), 'the product has no such option to pay for', 'Take the price out'),
      ),
    ...Object.entries(options).flatMap(([id, { monthly, setup }]) => [
      ...amountProblem(parts, `${path(id)}.monthly`, monthly, 'zero allowed'),
      ...amountProblem(parts, `${path(id)}.setup`, setup, 'zero allowed'),
    ]),
  ]
}
