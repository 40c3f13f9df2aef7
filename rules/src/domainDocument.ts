import type { Cart, DomainDocument } from './cart.ts'
import { changeDomain } from './changeDomain.ts'

/** The owner's document of a domain as typed or as checked. */
export const setDomainDocument = (
  cart: Cart,
  { lineId, document }: { readonly lineId: string; readonly document: DomainDocument },
): Cart => changeDomain(cart, lineId, (item) => (item.document === document ? null : { document }))
