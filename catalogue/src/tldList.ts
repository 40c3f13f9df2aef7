import * as v from 'valibot'
import { CountrySchema, TextSchema, TldSchema } from './scalars.ts'

/** `catalogue/tlds.json`: every extension that some brand sells, in the order to show. */
export const TldListSchema = v.strictObject({
  categories: v.array(
    v.strictObject({ id: TextSchema, title: v.strictObject({ 'pt-BR': TextSchema, es: TextSchema }) }),
  ),
  tlds: v.array(
    v.strictObject({
      tld: TldSchema,
      /** Null for a generic one. */
      country: v.nullable(CountrySchema),
      categories: v.array(TextSchema),
    }),
  ),
})

export type TldList = v.InferOutput<typeof TldListSchema>

/** An extension that the brand sells. */
export interface ListedTld {
  readonly tld: string
  readonly country: string | null
  /** Category ids; their titles are `BrandCatalogue.tldCategories`. */
  readonly categories: readonly string[]
}
