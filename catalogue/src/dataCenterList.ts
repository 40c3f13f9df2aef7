import { isFlagVariable } from '@balcao/rules/flags'
import type { FlagVariable } from '@balcao/rules/flags'
import * as v from 'valibot'
import { CountrySchema, TextSchema } from './scalars.ts'

/** `catalogue/dataCenters.json`: where servers can stand. */
export const DataCenterListSchema = v.strictObject({
  dataCenters: v.array(
    v.strictObject({
      name: TextSchema,
      country: CountrySchema,
      status: v.picklist(['active', 'inactive']),
      /** On offer only while this flag is on. */
      flag: v.optional(v.custom<FlagVariable>((value) => typeof value === 'string' && isFlagVariable(value))),
      /** How far it is, by brand; `pt-BR` and `es` for the brands that are not named. */
      latency: v.objectWithRest({ 'pt-BR': TextSchema, es: TextSchema }, TextSchema),
    }),
  ),
})

export type DataCenterList = v.InferOutput<typeof DataCenterListSchema>
