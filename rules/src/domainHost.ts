import type { Cart, CartItem, DomainItem, DomainMethod, ProductItem } from './cart.ts'
import { grantsFreeDomain } from './freeDomains.ts'
import { needsDomain } from './specialProducts.ts'

/**
 * Gives each domain that belongs to nothing a product that has no name yet: first one that makes it free, else the first that
 * needs a name. So a hosting plan taken after its domain gives the same free year as one taken before it. The very same
 * cart when there is nothing to bring together.
 */
export function attachDomains(cart: Cart): Cart {
  for (const item of cart.items) {
    const host = isLoose(item) ? hostFor(cart, item) : undefined
    if (host !== undefined) return attachDomains(withParent(cart, item, host))
  }
  return cart
}

function withParent(cart: Cart, domain: CartItem, { id }: ProductItem): Cart {
  const items = cart.items.map((item) =>
    item === domain && item.type === 'domain' ? { ...item, parentId: id } : item,
  )
  return { ...cart, items }
}

const isLoose = (item: CartItem): item is DomainItem =>
  item.type === 'domain' &&
  item.parentId === null &&
  item.name !== '' &&
  !item.isFreeDomain &&
  !item.isBonusDomain &&
  !item.isTemporaryDomain

function hostFor(cart: Cart, domain: DomainItem): ProductItem | undefined {
  const free = cart.items.filter(
    (item): item is ProductItem => item.type === 'product' && needsDomain(item.role) && !hasName(cart, item),
  )
  return free.find((item) => grantsFreeDomain(item, item.cycle, domain.tld)) ?? free[0]
}

const hasName = (cart: Cart, product: ProductItem): boolean =>
  cart.items.some((item) => item.type === 'domain' && item.parentId === product.id && !item.isBonusDomain)

/**
 * The product that one more name is for: one that needs a name and has none. A name of the visitor's own goes with the first that needs one
 * all the same, else with the first of all, for by itself nothing of it would be bought. Null: the name is bought alone. Source: ours.
 */
export function hostOfFurtherName(cart: Cart, method: DomainMethod): ProductItem | null {
  const products = cart.items.filter((item): item is ProductItem => item.type === 'product' && item.selected)
  const needy = products.filter(({ role }) => needsDomain(role))
  const nameless = needy.find((item) => !hasName(cart, item))
  return nameless ?? (method === 'own' ? (needy[0] ?? products[0] ?? null) : null)
}
