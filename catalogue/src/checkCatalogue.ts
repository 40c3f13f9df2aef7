import { brandParts } from './brandParts.ts'
import type { BrandParts } from './brandParts.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import type { CatalogueProblem } from './catalogueProblem.ts'
import { brandProblems } from './checks/brandProblems.ts'
import { couponProblems } from './checks/couponProblems.ts'
import { domainPriceProblems } from './checks/domainPriceProblems.ts'
import { layerProblems } from './checks/layerProblems.ts'
import { productPriceProblems } from './checks/productPriceProblems.ts'
import { productProblems } from './checks/productProblems.ts'
import { sharedListProblems } from './checks/sharedListProblems.ts'
import { parseCatalogue } from './parseCatalogue.ts'

/** Everything that is wrong with the data files, in the order of the files; nothing when they may go on sale. */
export const checkCatalogue = (files: CatalogueFiles): readonly CatalogueProblem[] =>
  inspectCatalogue(files).problems

/** The same with the parts of each brand, which are sound if there is no problem. */
export function inspectCatalogue(files: CatalogueFiles): {
  readonly parts: readonly BrandParts[]
  readonly problems: readonly CatalogueProblem[]
} {
  const { parsed, problems } = parseCatalogue(files)
  // What the files say together is worth a look only when each can be read: all else would be consequences.
  if (problems.length > 0) return { parts: [], problems }
  const parts = brandParts(parsed)
  const found = [
    ...layerProblems(parsed),
    ...sharedListProblems(parsed, parts),
    ...parts.flatMap((part) => [...brandProblems(part), ...saleProblems(part)]),
  ]
  return { parts, problems: distinct(found) }
}

/** A product that lacks something would look as if it were not sold: its prices are checked once it is whole. */
const saleProblems = (parts: BrandParts): readonly CatalogueProblem[] =>
  parts.products.problems.length > 0
    ? parts.products.problems
    : [
        ...productProblems(parts),
        ...productPriceProblems(parts),
        ...domainPriceProblems(parts),
        ...couponProblems(parts),
      ]

/** Brands that share a layer would each report what is wrong in it. */
function distinct(problems: readonly CatalogueProblem[]): CatalogueProblem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...seen.values()]
}
