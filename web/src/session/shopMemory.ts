import type { BrandId } from '@balcao/rules/brand'
import type { DataCenter } from '@balcao/rules/cart'
import type { PaymentMethod } from '@balcao/rules/paymentMethod'
import type { ProductId } from '@balcao/rules/priceBook'
import type { ProductOffer } from '@balcao/rules/productOffer'
import type { ShownProduct } from './shownProduct.ts'

/** A product as it was answered. */
export interface KnownOffer {
  /** What the cart rules need. */
  readonly offer: ProductOffer
  /** What the screen shows. */
  readonly product: ShownProduct
}

/** Answers of one kind, each under a key, for a moment. */
export interface Kept<Answer, Key extends string> {
  /** Null when it has not been kept, or for too long. */
  readonly recall: (key: Key) => Answer | null
  readonly keep: (key: Key, answer: Answer) => void
}

/** What was asked for a moment ago and depends on brand and catalogue alone, not on who asks. */
export interface ShopMemory {
  readonly offers: Kept<KnownOffer, `${BrandId} ${ProductId}`>
  readonly tlds: Kept<readonly string[], BrandId>
  readonly paymentMethods: Kept<readonly PaymentMethod[], BrandId>
  readonly dataCenters: Kept<readonly DataCenter[], BrandId>
}

export interface ShopMemoryParts {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Milliseconds; 0 keeps nothing. A change of the catalogue is shown this much later; a total never is, for it is calculated each time. */
  readonly maxAge: number
}

/** Holds what the brands sell and no more: what is not sold is not kept. */
export const createShopMemory = (parts: ShopMemoryParts): ShopMemory => ({
  offers: createKept(parts),
  tlds: createKept(parts),
  paymentMethods: createKept(parts),
  dataCenters: createKept(parts),
})

function createKept<Answer, Key extends string>({ now, maxAge }: ShopMemoryParts): Kept<Answer, Key> {
  const kept = new Map<Key, { readonly answer: Answer; readonly until: number }>()
  return {
    recall: (key) => {
      const known = kept.get(key)
      return known !== undefined && now() < known.until ? known.answer : null
    },
    keep: (key, answer) => kept.set(key, { answer, until: now() + maxAge }),
  }
}

const nothing = { recall: () => null, keep: () => undefined }

/** Where each page is a visit of its own, as in the browser. */
export const noMemory: ShopMemory = {
  offers: nothing,
  tlds: nothing,
  paymentMethods: nothing,
  dataCenters: nothing,
}

/** What is remembered, or else asked for now. A question that was not answered (null) is asked again the next time. */
export async function remembered<Answer, Key extends string>(
  kept: Kept<Answer, Key>,
  key: Key,
  ask: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const known = kept.recall(key)
  if (known !== null) return known
  const answer = await ask()
  if (answer !== null) kept.keep(key, answer)
  return answer
}
