import { cycles } from '@balcao/rules/cycle'
import { featureFlags } from '@balcao/rules/flags'
import type { FlagVariable } from '@balcao/rules/flags'
import { roles } from '@balcao/rules/priceBook'
import type { ProductId, Role } from '@balcao/rules/priceBook'
import type { Cycle } from '@balcao/rules/cycle'
import * as v from 'valibot'
import { ProductIdSchema, SymbolSchema, TextSchema, TldSchema } from './scalars.ts'

/** A text that a product may do without: then it is empty, never absent. */
const OptionalTextSchema = v.string()

const FeatureSchema = v.strictObject({ id: TextSchema, description: TextSchema })

/** What a product says of itself. Source: spec 2 section 3. */
const words = {
  group: TextSchema,
  /** Domains alone: the group of a name that is transferred in. */
  groupTransfer: OptionalTextSchema,
  name: TextSchema,
  description: TextSchema,
  descriptionPartOne: OptionalTextSchema,
  descriptionCDNFreePart: OptionalTextSchema,
  descriptionPartTwo: OptionalTextSchema,
  icon: v.strictObject({ src: TextSchema, alt: TextSchema }),
  /** What the plan has, for its card. */
  features: v.array(FeatureSchema),
  /** The few of them that stand in a cart line. */
  itemFeatures: v.array(TextSchema),
  /** Shown where the product is offered as an add-on. */
  relatedDescription: OptionalTextSchema,
  /** The word for 'Free'. */
  freeLabel: TextSchema,
}

const isFlag = (name: unknown): name is FlagVariable =>
  typeof name === 'string' && Object.hasOwn(featureFlags, name)

/** Another wording while a flag is on; several are applied in their order. */
const VariantSchema = v.strictObject({
  id: TextSchema,
  flag: v.custom<FlagVariable>(isFlag, 'is no flag of rules/src/flags.ts'),
  /** Laid over the product like one more layer. */
  changes: v.strictObject({
    group: v.exactOptional(words.group),
    name: v.exactOptional(words.name),
    description: v.exactOptional(words.description),
    descriptionPartOne: v.exactOptional(words.descriptionPartOne),
    descriptionCDNFreePart: v.exactOptional(words.descriptionCDNFreePart),
    descriptionPartTwo: v.exactOptional(words.descriptionPartTwo),
    features: v.exactOptional(words.features),
    itemFeatures: v.exactOptional(words.itemFeatures),
    relatedDescription: v.exactOptional(words.relatedDescription),
  }),
})

/** A product once its layers are combined. Related products are named by their symbols. */
export const MergedEntrySchema = v.strictObject({
  ...words,
  id: ProductIdSchema,
  role: v.picklist(roles),
  kind: v.picklist(['product', 'addon']),
  /** False in a layer of a country that does not sell it. */
  sold: v.boolean(),
  related: v.array(SymbolSchema),
  relatedShowRenewPrice: v.boolean(),
  relatedShowFreeDomainBox: v.boolean(),
  relatedShowName: v.boolean(),
  sortIndex: v.number(),
  cyclesToBeRemoved: v.array(v.picklist(cycles)),
  ccModeCyclesToBeRemoved: v.array(v.picklist(cycles)),
  variants: v.array(VariantSchema),
  freeDomain: v.strictObject({
    cycles: v.array(v.picklist(cycles)),
    /** `brand`: the extensions of the brand's `hostingDomainTlds`. */
    tlds: v.union([v.literal('brand'), v.array(TldSchema)]),
    bonusTlds: v.array(TldSchema),
  }),
  configOptions: v.array(
    v.strictObject({
      id: TextSchema,
      subId: TextSchema,
      type: v.picklist(['accounts', 'quantity', 'os']),
      min: v.number(),
      max: v.number(),
      label: TextSchema,
    }),
  ),
  trialDays: v.nullable(v.number()),
})

export type MergedEntry = v.InferOutput<typeof MergedEntrySchema>
export type EntryWords = { [Key in keyof typeof words]: v.InferOutput<(typeof words)[Key]> }

/** A product's texts and how it is shown, in one brand's language: what `BrandCatalogue.products` holds. */
export interface CatalogueEntry extends EntryWords {
  readonly id: ProductId
  /** Alike in every country: `HOSTING_TURBO`. */
  readonly symbol: string
  readonly role: Role
  readonly kind: 'product' | 'addon'
  /** Ids of the products offered as add-ons, in the order to show. */
  readonly related: readonly ProductId[]
  readonly relatedShowRenewPrice: boolean
  readonly relatedShowFreeDomainBox: boolean
  readonly relatedShowName: boolean
  readonly sortIndex: number
  readonly cyclesToBeRemoved: readonly Cycle[]
  readonly ccModeCyclesToBeRemoved: readonly Cycle[]
  /** Words for the price book's `configOptions`, by their id. */
  readonly optionLabels: readonly { readonly id: string; readonly label: string }[]
  readonly variants: MergedEntry['variants']
}
