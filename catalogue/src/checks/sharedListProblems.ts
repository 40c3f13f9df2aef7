import type { BrandParts } from '../brandParts.ts'
import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem } from '../catalogueProblem.ts'
import type { ParsedCatalogue } from '../parseCatalogue.ts'

/** The lists that all brands share: extensions and data centres. */
export const sharedListProblems = (
  catalogue: ParsedCatalogue,
  parts: readonly BrandParts[],
): CatalogueProblem[] => [...tldListProblems(catalogue, parts), ...dataCenterProblems(catalogue)]

function tldListProblems({ tlds }: ParsedCatalogue, parts: readonly BrandParts[]): CatalogueProblem[] {
  const problem = problemIn('tlds.json')
  const categories = new Set(tlds.categories.map(({ id }) => id))
  const sold = new Set(parts.flatMap(({ prices }) => prices.domains.flatMap((row) => row.tlds)))
  const seen = new Set<string>()
  return tlds.tlds.flatMap(({ tld, categories: own }, index) => {
    const problems = own
      .filter((id) => !categories.has(id))
      .map((id) =>
        problem(
          'unknown-category',
          `tlds.${index}.categories`,
          `.${tld} is in the category ${id}, which has no title`,
          'Add it to `categories`, or name one of those',
        ),
      )
    if (seen.has(tld)) {
      problems.push(
        problem('duplicate-tld', `tlds.${index}`, `.${tld} is listed twice`, 'Take one of the two out'),
      )
    }
    if (!sold.has(tld)) {
      problems.push(
        problem(
          'unsold-tld',
          `tlds.${index}`,
          `no brand has a price for .${tld}`,
          'Add it to a row of `domains` in a file of catalogue/prices, or take it out',
        ),
      )
    }
    seen.add(tld)
    return problems
  })
}

/** Under the restriction flag a server stands in Brazil. Source: spec 1 section 4. */
function dataCenterProblems({ dataCenters: { dataCenters } }: ParsedCatalogue): CatalogueProblem[] {
  const problem = problemIn('dataCenters.json')
  const isServed = dataCenters.some(
    ({ status, country, flag }) => status === 'active' && country === 'br' && flag === undefined,
  )
  const names = dataCenters.map(({ name }) => name)
  const twice = names.findIndex((name, index) => names.indexOf(name) < index)
  return [
    ...(isServed
      ? []
      : [
          problem(
            'no-data-center',
            'dataCenters',
            'none in Brazil is active, so restricted servers could stand nowhere',
            'Set the status of one with country br to active',
          ),
        ]),
    ...(twice === -1
      ? []
      : [
          problem(
            'no-data-center',
            `dataCenters.${twice}`,
            `${names[twice]} is listed twice, and a cart knows it by its name`,
            'Give each a name of its own',
          ),
        ]),
  ]
}
