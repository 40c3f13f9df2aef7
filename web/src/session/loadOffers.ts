import { getProduct, getProductForDomains } from '@balcao/contract/getProduct'
import { productOfferOf } from '@balcao/contract/productWire'
import type { Brand } from '@balcao/catalogue/brand'
import type { ProductId } from '@balcao/rules/priceBook'
import type { ProductOffer } from '@balcao/rules/productOffer'
import type { BillingApi } from '../api/billingApi.ts'
import type { NameQuestion } from './askRegistry.ts'
import type { Log } from './log.ts'
import type { KnownOffer, ShopMemory } from './shopMemory.ts'
import { shownProduct } from './shownProduct.ts'
import type { ShownProduct } from './shownProduct.ts'

export interface LoadedOffers {
  /** What the cart rules need. */
  readonly offers: ReadonlyMap<ProductId, ProductOffer>
  /** The same products with texts and pictures, for the screen. */
  readonly products: Readonly<Record<ProductId, ShownProduct>>
  /** Not in this brand's catalogue. */
  readonly unknown: readonly ProductId[]
  /** Could not be asked or answered nonsense: "load items failure" (spec 1 section 8). */
  readonly failed: readonly ProductId[]
}

type Loaded =
  { readonly kind: 'loaded'; readonly known: KnownOffer } | { readonly kind: 'unknown' | 'failed' }

export interface OfferTerms {
  readonly brand: Brand
  readonly tld: string | null
  /** Multiple-domain mode: the names that the product is for; none otherwise. */
  readonly names?: readonly NameQuestion[]
  readonly memory: ShopMemory
  readonly log: Log
}

/** Loads products together, each once. */
export async function loadOffers(
  api: BillingApi,
  ids: readonly ProductId[],
  terms: OfferTerms,
): Promise<LoadedOffers> {
  const distinct = [...new Set(ids)]
  const answers = await Promise.all(distinct.map((id) => loadOffer(api, id, terms)))
  const offers = new Map<ProductId, ProductOffer>()
  const products: Record<ProductId, ShownProduct> = {}
  const missing = { unknown: new Array<ProductId>(), failed: new Array<ProductId>() }
  distinct.forEach((id, index) => {
    const answer = answers[index]
    if (answer?.kind !== 'loaded') return missing[answer?.kind ?? 'failed'].push(id)
    offers.set(id, answer.known.offer)
    products[id] = answer.known.product
  })
  const { log } = terms
  if (missing.unknown.length > 0) log.warn({ productIds: missing.unknown }, 'address names unknown products')
  if (missing.failed.length > 0) log.error({ productIds: missing.failed }, 'loading products failed')
  return { offers, products, ...missing }
}

async function loadOffer(api: BillingApi, productId: ProductId, terms: OfferTerms): Promise<Loaded> {
  const { brand, memory, names = [] } = terms
  if (names.length > 0) return askOffer(api, productId, terms)
  const key = `${brand.id} ${productId}` as const
  const known = memory.offers.recall(key)
  if (known !== null) return { kind: 'loaded', known }
  const answer = await askOffer(api, productId, terms)
  if (answer.kind === 'loaded') memory.offers.keep(key, answer.known)
  return answer
}

async function askOffer(api: BillingApi, productId: ProductId, terms: OfferTerms): Promise<Loaded> {
  const answer = await askProduct(api, productId, terms)
  if (!answer.ok) {
    const { failure } = answer
    return { kind: failure.kind === 'refused' && failure.status === 404 ? 'unknown' : 'failed' }
  }
  // Of several names each has its product, and all go with the same.
  const product = 'product' in answer.value ? answer.value.product : answer.value.products[0]
  if (product === undefined) return { kind: 'failed' }
  try {
    const offer = productOfferOf(product, terms.brand.currency)
    return { kind: 'loaded', known: { offer, product: shownProduct(product) } }
  } catch {
    return { kind: 'failed' }
  }
}

function askProduct(api: BillingApi, productId: ProductId, { tld, names = [] }: OfferTerms) {
  const asked = {
    params: { productId },
    query: { academy_config_option: 'true', ...(tld === null ? {} : { tld }) },
  }
  return names.length > 0
    ? api(getProductForDomains, { ...asked, body: { domains: names } })
    : api(getProduct, asked)
}
