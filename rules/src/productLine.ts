import type { CalculateProblem, PricedProductLine, RequestedProduct } from './calculation.ts'
import { monthsOf } from './cycle.ts'
import { takeOff } from './lineDraft.ts'
import type { ProductDraft } from './lineDraft.ts'
import { percentOf } from './money.ts'
import type { Minor } from './money.ts'
import { findProduct } from './priceBook.ts'
import type { ConfigOption, PriceBook, PricedProduct } from './priceBook.ts'
import { validTerm } from './terms.ts'

/** Most units of one product in one line; more is a slip or an attack. */
export const maxQuantity = 100

/** Prices one product line. What is wrong with it is noted under `field`; the draft is worth nothing then. */
export function draftProduct(
  book: PriceBook,
  requested: RequestedProduct,
  field: string,
  problems: CalculateProblem[],
): ProductDraft | undefined {
  const product = findProduct(book, requested.id)
  if (product === undefined || isSoldWithDomains(product)) {
    problems.push({ code: 'unknown-product', field: `${field}.id` })
    return undefined
  }
  const { quantity } = requested
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity) {
    problems.push({ code: 'quantity-out-of-range', field: `${field}.quantity` })
  }
  const options = priceOptions(product, requested, field, problems)
  const term = validTerm(product.terms, requested.cycle)
  if (term === undefined) {
    problems.push({ code: 'cycle-not-offered', field: `${field}.cycle` })
    return undefined
  }
  const register = term.register * quantity
  const price = register + options.first * quantity
  const draft: ProductDraft = {
    requested,
    product,
    price,
    total: price,
    renewal: (term.renew + options.renewal) * quantity,
    adjustments: [],
  }
  takeOff(draft, 'cycle-discount', percentOf(register, term.discountPercentage))
  if (product.trialDays !== null) takeOff(draft, 'trial', draft.total)
  return draft
}

/** Domains and ID Protect are priced by extension, so they are no product lines. */
const isSoldWithDomains = (product: PricedProduct): boolean =>
  product.role === 'domain' || product.role === 'id-protect'

/** What the chosen options add to one unit: with the first term, and with each renewal. */
function priceOptions(
  product: PricedProduct,
  requested: RequestedProduct,
  field: string,
  problems: CalculateProblem[],
): { first: Minor; renewal: Minor } {
  let first = 0
  let renewal = 0
  for (const [index, chosen] of requested.configoptions.entries()) {
    const problem = (code: CalculateProblem['code'], part: string) =>
      problems.push({ code, field: `${field}.configoptions.${index}.${part}` })
    const option = product.configOptions.find(({ id }) => id === chosen.id)
    if (option === undefined) {
      problem('unknown-option', 'id')
    } else if (requested.configoptions.findIndex(({ id }) => id === chosen.id) < index) {
      problem('duplicate-line', 'id')
    } else if (!isInRange(option, chosen.quantity)) {
      problem('option-out-of-range', 'quantity')
    } else {
      const units = paidUnits(option, chosen.quantity)
      const term = units * option.monthly * monthsOf[requested.cycle]
      first += term + units * option.monthlySetup
      renewal += term
    }
  }
  return { first, renewal }
}

const isInRange = (option: ConfigOption, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= option.min && quantity <= option.max

/** The least number of units is part of the product's own price; an operating system never costs anything. */
const paidUnits = (option: ConfigOption, quantity: number): number =>
  option.type === 'os' ? 0 : quantity - option.min

export function pricedProductLine(draft: ProductDraft): PricedProductLine {
  const { requested, price, total, adjustments, renewal } = draft
  const { relId, id, related, cycle, quantity } = requested
  return {
    relId,
    id,
    related,
    cycle,
    quantity,
    price,
    discount: price - total,
    total,
    adjustments,
    renewal,
  }
}
