import * as v from 'valibot'
import { CountrySchema, TextSchema } from './scalars.ts'

/** `catalogue/dataCenters.json`: where servers can stand. */
export const DataCenterListSchema = v.strictObject({
  dataCenters: v.array(
    v.strictObject({
      name: TextSchema,
      country: CountrySchema,
      status: v.picklist(['active', 'inactive']),
      /** How far it is, by brand; `pt-BR` and `es` for the brands that are not named. */
      latency: v.objectWithRest({ 'pt-BR': TextSchema, es: TextSchema }, TextSchema),
    }),
  ),
})

export type DataCenterList = v.InferOutput<typeof DataCenterListSchema>
