import type { CalculateRequest, RequestedDomain, RequestedProduct } from './calculation.ts'
import type { AddonItem, Cart, CartItem, DomainItem, ProductItem } from './cart.ts'
import { isDomainCycle } from './cycle.ts'
import { exclusionOf, isSold } from './exclusion.ts'
import type { Exclusion } from './exclusion.ts'
import { makesFree } from './freeDomains.ts'
import { offersIdProtection } from './idProtection.ts'
import type { PaymentMethod } from './paymentMethod.ts'

export interface CalculationTerms {
  readonly coupon: string | null
  readonly paymentMethod: PaymentMethod | null
  readonly ccMode: boolean
}

export type CalculationRequest =
  | { readonly ok: true; readonly request: CalculateRequest; readonly excluded: readonly Exclusion[] }
  | { readonly ok: false; readonly reason: 'nothing-selected'; readonly excluded: readonly Exclusion[] }

/**
 * What of the cart is to be priced, and what is not and why. Nothing left to price means no calculation at all.
 * Lines keep their ids, so that the answer finds its way back. Source: spec 1 sections 4 and 5.
 */
export function buildCalculateRequest(cart: Cart, terms: CalculationTerms): CalculationRequest {
  const excluded = cart.items.flatMap((item) => exclusionOf(cart, item) ?? [])
  const out = new Set(excluded.map(({ lineId }) => lineId))
  const priced = cart.items.filter(({ id }) => !out.has(id))
  const ids = new Set(priced.map(({ id }) => id))
  const products = [
    ...priced.filter((item) => item.type === 'product').map(requestedProduct),
    ...cart.items.filter(bearsAddons(ids)).flatMap((item) => requestedAddons(item, ids)),
  ]
  const domains = priced
    .filter((item) => item.type === 'domain')
    .map((item) => requestedDomain(item, priced, ids))
  if (products.length + domains.length === 0) return { ok: false, reason: 'nothing-selected', excluded }
  return { ok: true, request: { ...terms, domainHosts: domainHosts(cart, ids), domains, products }, excluded }
}

/** Add-ons follow their item: bought with it, or for a name that the visitor owns or will choose later. */
const bearsAddons =
  (pricedIds: ReadonlySet<string>) =>
  (item: CartItem): boolean =>
    pricedIds.has(item.id) ||
    (item.type === 'domain' && item.method === 'own' && (item.selected || item.isTemporaryDomain))

const requestedProduct = (item: ProductItem): RequestedProduct => ({
  relId: item.id,
  id: item.productId,
  type: 'product',
  related: null,
  ...chosen(item),
})

const requestedAddons = (item: CartItem, pricedIds: ReadonlySet<string>): RequestedProduct[] =>
  item.addons
    .filter((addon) => addon.selected && isSold(addon))
    .map((addon) => ({
      relId: addon.id,
      id: addon.productId,
      type: 'addon',
      related: pricedIds.has(item.id) ? item.id : null,
      ...chosen(addon),
    }))

const chosen = ({ cycle, quantity, options }: ProductItem | AddonItem) => ({
  cycle,
  quantity,
  configoptions: options.map(({ id, accounts }) => ({ id, quantity: accounts })),
})

function requestedDomain(
  item: DomainItem,
  priced: readonly CartItem[],
  pricedIds: ReadonlySet<string>,
): RequestedDomain {
  const parent = priced.find(({ id }) => id === item.parentId)
  return {
    relId: item.id,
    sld: item.sld,
    tld: item.tld,
    type: item.method === 'transfer' ? 'transfer' : 'register',
    domainCycle: isDomainCycle(item.cycle) ? item.cycle : 'annually',
    hasIdProtection: item.idProtection && offersIdProtection(item),
    related: hostId(item, parent),
    domainRelated: parent?.type === 'domain' && pricedIds.has(parent.id) ? parent.id : null,
  }
}

/** The line that a name is bought with: its product, or, where that does not make it free, an add-on of its own that does. */
function hostId(item: DomainItem, parent: CartItem | undefined): string | null {
  const product = parent?.type === 'product' ? parent : null
  if (product !== null && (item.isBonusDomain || makesFree(product, item))) return product.id
  const plan = item.addons.find((addon) => addon.selected && isSold(addon) && makesFree(addon, item))
  return (plan ?? product)?.id ?? null
}

/** Which priced line each name serves: the product that it belongs to, and the add-ons bought for it. */
function domainHosts(cart: Cart, pricedIds: ReadonlySet<string>): CalculateRequest['domainHosts'] {
  const products = new Set(cart.items.filter(({ type }) => type === 'product').map(({ id }) => id))
  return cart.items.filter(bearsAddons(pricedIds)).flatMap((item) => {
    if (item.type !== 'domain' || item.name === '') return []
    const { name, parentId, addons } = item
    const isHosted = parentId !== null && products.has(parentId) && pricedIds.has(parentId)
    const hosts = addons.filter((addon) => addon.selected && isSold(addon)).map(({ id }) => id)
    return [...(isHosted ? [parentId] : []), ...hosts].map((host) => ({ domain: name, host }))
  })
}
