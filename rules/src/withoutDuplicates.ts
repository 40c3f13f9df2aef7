import type { AddonItem } from './cart.ts'

/** One add-on for each product: the selected one if there is one, else the first. */
export function withoutDuplicates(addons: readonly AddonItem[]): readonly AddonItem[] {
  return addons.filter((addon, index) => {
    const same = addons.filter(({ productId }) => productId === addon.productId)
    return (same.find(({ selected }) => selected) ?? same[0]) === addon && addons.indexOf(addon) === index
  })
}
