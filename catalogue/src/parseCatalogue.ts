import { brandIds } from '@balcao/rules/brand'
import type { BrandId } from '@balcao/rules/brand'
import * as v from 'valibot'
import { BrandSchema } from './brand.ts'
import type { Brand } from './brand.ts'
import { BrandCouponsSchema } from './brandCoupons.ts'
import type { BrandCoupons } from './brandCoupons.ts'
import { BrandPricesSchema } from './brandPrices.ts'
import type { BrandPrices } from './brandPrices.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { problemIn } from './catalogueProblem.ts'
import type { CatalogueProblem } from './catalogueProblem.ts'
import { DataCenterListSchema } from './dataCenterList.ts'
import type { DataCenterList } from './dataCenterList.ts'
import { MailTextsSchema } from './mailTexts.ts'
import type { MailTexts } from './mailTexts.ts'
import { parseFile } from './parseFile.ts'
import { TldListSchema } from './tldList.ts'
import type { TldList } from './tldList.ts'

/** Products by symbol, each a part of what `MergedEntrySchema` wants; `*` stands for every product. */
export type ProductLayer = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The files of the catalogue, each of its own form. What they say together is for `checkCatalogue` to judge. */
export interface ParsedCatalogue {
  readonly brands: ReadonlyMap<BrandId, Brand>
  readonly prices: ReadonlyMap<BrandId, BrandPrices>
  readonly coupons: ReadonlyMap<BrandId, BrandCoupons>
  readonly tlds: TldList
  readonly dataCenters: DataCenterList
  /** By language. */
  readonly mails: ReadonlyMap<string, MailTexts>
  /** By layer, then by file. */
  readonly layers: ReadonlyMap<string, ReadonlyMap<string, ProductLayer>>
  /** `/icons/vps.svg`, as products name them. */
  readonly icons: ReadonlySet<string>
}

const ProductLayerSchema = v.record(v.string(), v.record(v.string(), v.unknown()))

const brandFolders = ['brands', 'prices', 'coupons'] as const
const mailLanguages = ['pt-BR', 'es'] as const
const shared = { tlds: 'tlds.json', dataCenters: 'dataCenters.json' } as const

export function parseCatalogue(files: CatalogueFiles): {
  readonly parsed: ParsedCatalogue
  readonly problems: readonly CatalogueProblem[]
} {
  const problems: CatalogueProblem[] = []
  const parse = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
    parseFile(files, file, schema, problems)
  const ofEachBrand = <Schema extends v.GenericSchema>(folder: string, schema: Schema) => {
    const found = new Map<BrandId, v.InferOutput<Schema>>()
    for (const id of brandIds) {
      const value = parse(`${folder}/${id}.json`, schema)
      if (value !== undefined) found.set(id, value)
    }
    return found
  }
  const parsed: ParsedCatalogue = {
    brands: ofEachBrand('brands', BrandSchema),
    prices: ofEachBrand('prices', BrandPricesSchema),
    coupons: ofEachBrand('coupons', BrandCouponsSchema),
    tlds: parse(shared.tlds, TldListSchema) ?? { categories: [], tlds: [] },
    dataCenters: parse(shared.dataCenters, DataCenterListSchema) ?? { dataCenters: [] },
    mails: new Map(
      mailLanguages.flatMap((language) => {
        const texts = parse(`mails/${language}.json`, MailTextsSchema)
        return texts === undefined ? [] : [[language, texts] as const]
      }),
    ),
    layers: parseLayers(files, problems),
    icons: new Set(
      Object.keys(files)
        .filter(isIcon)
        .map((file) => `/${file}`),
    ),
  }
  return { parsed, problems: [...problems, ...wrongIds(parsed.brands), ...unknownFiles(files)] }
}

function parseLayers(files: CatalogueFiles, problems: CatalogueProblem[]): ParsedCatalogue['layers'] {
  const layers = new Map<string, Map<string, ProductLayer>>()
  for (const file of Object.keys(files).toSorted()) {
    const name = layerOf(file)
    const layer = name === undefined ? undefined : parseFile(files, file, ProductLayerSchema, problems)
    if (name === undefined || layer === undefined) continue
    layers.set(name, (layers.get(name) ?? new Map<string, ProductLayer>()).set(file, layer))
  }
  return layers
}

/** `products/pt-BR/hosting.json` is of the layer `pt-BR`. */
const layerOf = (file: string): string | undefined => /^products\/([\w-]+)\/[\w-]+\.json$/.exec(file)?.[1]

const isIcon = (file: string): boolean => /^icons\/[\w-]+\.svg$/.test(file)

const wrongIds = (brands: ParsedCatalogue['brands']): CatalogueProblem[] =>
  [...brands].flatMap(([id, brand]) =>
    brand.id === id
      ? []
      : problemIn(`brands/${id}.json`)('wrong-brand-id', 'id', `the file is of ${id}`, `Write "id": "${id}"`),
  )

function unknownFiles(files: CatalogueFiles): CatalogueProblem[] {
  const known = new Set<string>([
    ...Object.values(shared),
    ...mailLanguages.map((language) => `mails/${language}.json`),
    ...brandFolders.flatMap((folder) => brandIds.map((id) => `${folder}/${id}.json`)),
  ])
  const isUnknown = (file: string) => !known.has(file) && layerOf(file) === undefined && !isIcon(file)
  return Object.keys(files)
    .filter(isUnknown)
    .map((file) =>
      problemIn(file)(
        'unknown-file',
        '',
        'nothing reads this file',
        'Give it the name of a brand of rules/src/brand.ts, or take it away',
      ),
    )
}
