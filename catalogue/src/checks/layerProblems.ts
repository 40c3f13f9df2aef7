import { problemIn } from '../catalogueProblem.ts'
import type { CatalogueProblem } from '../catalogueProblem.ts'
import { mergeProducts } from '../mergeProducts.ts'
import type { ParsedCatalogue } from '../parseCatalogue.ts'
import { wordings } from '../wordings.ts'

/** Layers that nobody lays, products that one layer describes twice, and wordings without a shop that lack a text. */
export function layerProblems(catalogue: ParsedCatalogue): CatalogueProblem[] {
  return [
    ...unknownLayers(catalogue),
    ...unusedLayers(catalogue),
    ...[...catalogue.layers.values()].flatMap(describedTwice),
    ...wordings.flatMap(({ layers }) => mergeProducts(catalogue.layers, layers).problems),
  ]
}

const unknownLayers = ({ brands, layers }: ParsedCatalogue): CatalogueProblem[] =>
  [...brands.values()].flatMap((brand) =>
    brand.layers.flatMap((name, index) =>
      layers.has(name)
        ? []
        : problemIn(`brands/${brand.id}.json`)(
            'unknown-layer',
            `layers.${index}`,
            `catalogue/products/${name} does not exist`,
            'Name a folder of catalogue/products, or make that one',
          ),
    ),
  )

function unusedLayers({ brands, layers }: ParsedCatalogue): CatalogueProblem[] {
  const used = new Set([...brands.values(), ...wordings].flatMap((stack) => stack.layers))
  return [...layers.keys()]
    .filter((name) => !used.has(name))
    .map((name) =>
      problemIn(`products/${name}`)(
        'unknown-layer',
        '',
        'no brand lays this layer',
        'Name it in the `layers` of a file of catalogue/brands, or take the folder away',
      ),
    )
}

function describedTwice(files: ReadonlyMap<string, Readonly<Record<string, unknown>>>): CatalogueProblem[] {
  const first = new Map<string, string>()
  const problems: CatalogueProblem[] = []
  for (const [file, layer] of files) {
    for (const symbol of Object.keys(layer)) {
      const other = first.get(symbol)
      if (other === undefined) first.set(symbol, file)
      else {
        problems.push(
          problemIn(file)(
            'duplicate-product',
            symbol,
            `catalogue/${other} describes it as well`,
            'Keep it in one file of the layer',
          ),
        )
      }
    }
  }
  return problems
}
