import { brAudience } from '@balcao/rules/brEligibility'
import { domainCycles, yearsOf } from '@balcao/rules/cycle'
import { nationalBrand, nationalConditions } from '@balcao/rules/nationalConditions'
import type { BrandParts } from '../brandParts.ts'
import type { DomainPrices } from '../brandPrices.ts'
import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem } from '../catalogueProblem.ts'
import { amountProblem } from './terms.ts'

/** The prices of a brand's domains. */
export function domainPriceProblems(parts: BrandParts): CatalogueProblem[] {
  return [
    ...extensionProblems(parts),
    ...parts.prices.domains.flatMap((row, index) => rowProblems(parts, `domains.${index}`, row)),
    ...productTldProblems(parts),
  ]
}

const fileOf = ({ brand }: BrandParts) => problemIn(`prices/${brand.id}.json`)

function extensionProblems(parts: BrandParts): CatalogueProblem[] {
  const problem = fileOf(parts)
  const listed = new Set(parts.shared.tlds.tlds.map(({ tld }) => tld))
  const seen = new Set<string>()
  return parts.prices.domains.flatMap(({ tlds }, index) =>
    tlds.flatMap((tld) => {
      const path = `domains.${index}.tlds`
      const isSecond = seen.has(tld)
      seen.add(tld)
      return [
        ...(listed.has(tld)
          ? []
          : [problem('unknown-tld', path, `.${tld} is not listed`, 'Add it to catalogue/tlds.json')]),
        ...(isSecond
          ? [problem('duplicate-tld', path, `.${tld} has two prices`, 'Leave it in one row')]
          : []),
        ...(isSellable(parts, tld)
          ? []
          : [
              problem(
                'unsellable-tld',
                path,
                `the rules let nobody buy .${tld} in this shop`,
                'Take it out, or change rules/src/nationalDomain.ts or brEligibility.ts first',
              ),
            ]),
      ]
    }),
  )
}

/** Not those that want local presence elsewhere, nor .br extensions that want papers which the shop does not collect. */
function isSellable({ brand }: BrandParts, tld: string): boolean {
  const country = nationalBrand(tld)
  if (country === null) return true
  if (country !== brand.id) return nationalConditions[country].foreigners === 'welcome'
  const audience = brAudience(tld)
  return audience !== 'restricted' && audience !== 'unverified'
}

function rowProblems(parts: BrandParts, path: string, row: DomainPrices): CatalogueProblem[] {
  return domainCycles.flatMap((cycle) => {
    const term = row[cycle]
    if (term === undefined) {
      const message = 'a term of 1, 2 or 3 years is lacking'
      return fileOf(parts)('no-price', `${path}.${cycle}`, message, 'Add register, renew and transfer')
    }
    const amount = (field: 'register' | 'renew' | 'transfer') =>
      amountProblem(parts, `${path}.${cycle}.${field}`, term[field] ?? 1, 'positive')
    return [
      ...amount('register'),
      ...amount('renew'),
      ...amount('transfer'),
      ...dearerThanYearly(parts, `${path}.${cycle}`, row, cycle),
    ]
  })
}

/** Years bought at once must not cost more than one year and its renewals. */
function dearerThanYearly(
  parts: BrandParts,
  path: string,
  row: DomainPrices,
  cycle: (typeof domainCycles)[number],
): CatalogueProblem[] {
  const [term, year] = [row[cycle], row.annually]
  if (term === undefined || year === undefined) return []
  const first = (price: typeof year) => price.register * (1 - price.discount / 100)
  const yearly = first(year) + (yearsOf[cycle] - 1) * year.renew
  if (first(term) <= yearly * 1.001 && term.renew <= yearsOf[cycle] * year.renew * 1.001) return []
  return [
    fileOf(parts)(
      'longer-is-dearer',
      path,
      'it costs more than as many single years',
      'Lower "register" or "renew", or raise "discount"',
    ),
  ]
}

/** Extensions that a product gives for nothing must be on sale, else the gift could not be taken. */
function productTldProblems(parts: BrandParts): CatalogueProblem[] {
  const sold = new Set(parts.prices.domains.flatMap(({ tlds }) => tlds))
  return [...parts.products.sold].flatMap(([symbol, { freeDomain }]) =>
    [...(freeDomain.tlds === 'brand' ? [] : freeDomain.tlds), ...freeDomain.bonusTlds]
      .filter((tld) => !sold.has(tld))
      .map((tld) =>
        fileOf(parts)(
          'unknown-tld',
          'domains',
          `${symbol} gives a domain in .${tld}, which is not sold here`,
          'Give it a price, or take it out of the product',
        ),
      ),
  )
}
