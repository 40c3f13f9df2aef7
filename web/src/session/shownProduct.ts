import type { WireProduct, WireRelatedProduct } from '@balcao/contract/getProduct'

/** Of an add-on what the screen says beside its line in the cart. Source: spec 2 section 3. */
export type ShownAddon = Pick<
  WireRelatedProduct,
  'id' | 'relatedShowName' | 'relatedShowRenewPrice' | 'relatedShowFreeDomainBox' | 'freeLabel' | 'trialDays'
>

/** Of a product the same, with its own texts and its add-ons. All else is in the cart, and twice in a page would be once too often. */
export interface ShownProduct
  extends
    ShownAddon,
    Pick<
      WireProduct,
      | 'description'
      | 'descriptionPartOne'
      | 'descriptionCDNFreePart'
      | 'descriptionPartTwo'
      | 'features'
      | 'itemFeatures'
    > {
  readonly related: readonly ShownAddon[]
}

export const shownProduct = (product: WireProduct): ShownProduct => ({
  ...shownAddon(product),
  description: product.description,
  descriptionPartOne: product.descriptionPartOne,
  descriptionCDNFreePart: product.descriptionCDNFreePart,
  descriptionPartTwo: product.descriptionPartTwo,
  features: product.features,
  itemFeatures: product.itemFeatures,
  related: product.related.map(shownAddon),
})

const shownAddon = (addon: WireRelatedProduct): ShownAddon => ({
  id: addon.id,
  relatedShowName: addon.relatedShowName,
  relatedShowRenewPrice: addon.relatedShowRenewPrice,
  relatedShowFreeDomainBox: addon.relatedShowFreeDomainBox,
  freeLabel: addon.freeLabel,
  trialDays: addon.trialDays,
})
