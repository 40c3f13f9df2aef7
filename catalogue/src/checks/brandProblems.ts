import { validatePhone } from '@balcao/rules/phone'
import { validatePostalCode } from '@balcao/rules/postalCode'
import { taxDocuments } from '@balcao/rules/taxDocument'
import type { BrandParts } from '../brandParts.ts'
import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem } from '../catalogueProblem.ts'

/** What a brand's own file says against itself, or against the rules. */
export const brandProblems = (parts: BrandParts): CatalogueProblem[] => [
  ...documentProblems(parts),
  ...exampleProblems(parts),
  ...paymentProblems(parts),
  ...installmentProblems(parts),
  ...linkProblems(parts),
  ...tldProblems(parts),
]

const fileOf = ({ brand }: BrandParts) => problemIn(`brands/${brand.id}.json`)

function documentProblems(parts: BrandParts): CatalogueProblem[] {
  const { taxDocuments: own, id } = parts.brand
  const { kinds } = taxDocuments[id]
  const agree = own.kinds.length === kinds.length && own.kinds.every((kind) => kinds.includes(kind))
  if (agree) return []
  const message = `the rules of this country read ${kinds.join(', ')}`
  return [
    fileOf(parts)('wrong-documents', 'taxDocuments.kinds', message, 'Name those, and change rules first'),
  ]
}

/** An example under a field that the field itself would refuse is worse than none. */
function exampleProblems(parts: BrandParts): CatalogueProblem[] {
  const { id, phone, postalCode } = parts.brand
  const read = validatePhone(id, phone.example)
  return [
    ...(read.ok && read.e164.startsWith(phone.prefix)
      ? []
      : [
          fileOf(parts)(
            'wrong-example',
            'phone',
            `${phone.prefix} ${phone.example} is no number of this country by rules/src/phone.ts`,
            'Write the prefix and an example that the checkout accepts',
          ),
        ]),
    ...(validatePostalCode(id, postalCode.example).ok
      ? []
      : [
          fileOf(parts)(
            'wrong-example',
            'postalCode.example',
            `the checkout would refuse ${postalCode.example}`,
            'Write one that it accepts',
          ),
        ]),
  ]
}

function paymentProblems(parts: BrandParts): CatalogueProblem[] {
  const problem = fileOf(parts)
  const { paymentMethods, bankTransfer, cardDiscount } = parts.brand
  const methods = paymentMethods.map(({ method }) => method)
  const problems: CatalogueProblem[] = []
  const twice = methods.findIndex((method, index) => methods.indexOf(method) < index)
  if (methods.length === 0 || twice !== -1) {
    const message = methods.length === 0 ? 'nothing can be paid with' : `${methods[twice]} is listed twice`
    problems.push(problem('wrong-payment', 'paymentMethods', message, 'List each way to pay once'))
  }
  if (methods.includes('bank_transfer') !== (bankTransfer !== null)) {
    problems.push(
      problem(
        'wrong-payment',
        'bankTransfer',
        'the account and the method bank_transfer go together',
        'Fill the account in and list the method, or do neither',
      ),
    )
  }
  if (cardDiscount > 0 && !methods.includes('credit_card')) {
    const message = 'a card discount needs the method credit_card'
    problems.push(problem('wrong-payment', 'cardDiscount', message, 'Set it to 0, or list the method'))
  }
  return problems
}

function installmentProblems(parts: BrandParts): CatalogueProblem[] {
  const { counts } = parts.brand.installments
  const ascend = counts.every((count, index) => Number.isInteger(count) && count > (counts[index - 1] ?? 0))
  if (counts[0] === 1 && ascend) return []
  return [
    fileOf(parts)(
      'wrong-installments',
      'installments.counts',
      'the numbers of installments must begin with 1 and ascend',
      'Write them like [1, 3, 6, 12]',
    ),
  ]
}

function linkProblems(parts: BrandParts): CatalogueProblem[] {
  const { acceptance, links } = parts.brand.legal
  const known = new Set(links.map(({ id }) => id))
  return acceptance.linkIds
    .filter((id) => !known.has(id))
    .map((id) =>
      fileOf(parts)(
        'unknown-link',
        'legal.acceptance.linkIds',
        `the buyer would accept ${id}, which is not linked`,
        'Add it to legal.links, or take it out here',
      ),
    )
}

/** Every extension that the brand speaks of must be one that it sells. */
function tldProblems(parts: BrandParts): CatalogueProblem[] {
  const sold = new Set(parts.prices.domains.flatMap(({ tlds }) => tlds))
  return (['nationalTlds', 'enablerTlds', 'freeTlds', 'hostingDomainTlds'] as const).flatMap((field) =>
    parts.brand[field]
      .filter((tld) => !sold.has(tld))
      .map((tld) =>
        fileOf(parts)(
          'unknown-tld',
          field,
          `.${tld} is not sold here`,
          `Give it a price in catalogue/prices/${parts.brand.id}.json, or take it out`,
        ),
      ),
  )
}
