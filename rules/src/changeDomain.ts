import type { Cart, DomainItem } from './cart.ts'
import { changeItem } from './cartLines.ts'

/** The cart with a domain line changed; unchanged if the line is no domain or `change` gives nothing. */
export const changeDomain = (
  cart: Cart,
  lineId: string,
  change: (item: DomainItem) => Partial<Omit<DomainItem, 'id' | 'type'>> | null,
): Cart =>
  changeItem(cart, lineId, (item) => {
    const difference = item.type === 'domain' ? change(item) : null
    return item.type === 'domain' && difference !== null ? { ...item, ...difference } : item
  })
