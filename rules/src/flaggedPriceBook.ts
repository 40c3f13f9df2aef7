import { cycles } from './cycle.ts'
import type { Cycle } from './cycle.ts'
import { evaluateFlags, featureFlags } from './flags.ts'
import type { Flags, FlagValues } from './flags.ts'
import { acceptedWithFlags } from './paymentMethod.ts'
import type { PriceBook, PricedProduct, ProductId, Term } from './priceBook.ts'
import { siteSecurityId } from './specialProducts.ts'

/**
 * The price book as the flags leave it: the card discount, the payment methods, the installments of a card, Turbo's bonus domain, the free site
 * security and the cycle discounts of professional e-mail stand or fall with theirs. Made once for a version of book and flags, not for each
 * cart. The book given is not changed. Source: spec 1 section 9.
 */
export function flaggedPriceBook(book: PriceBook, values: FlagValues): PriceBook {
  const flags = evaluateFlags(values, { brand: book.brand, pids: Object.keys(book.products) })
  const products: Record<ProductId, PricedProduct> = {}
  for (const [id, product] of Object.entries(book.products)) products[id] = flaggedProduct(product, flags)
  const paymentMethods = acceptedWithFlags(book.paymentMethods, flags)
  return {
    ...book,
    products,
    cardDiscount: { ...book.cardDiscount, enabled: flags.has('discount-card') },
    paymentMethods,
    installments: paymentMethods.includes('credit_card')
      ? book.installments
      : { ...book.installments, counts: [1] },
  }
}

const turboId: ProductId = '335'
const { targetPids: securedPlans } = featureFlags['free-site-security']

function flaggedProduct(product: PricedProduct, flags: Flags): PricedProduct {
  if (securedPlans !== 'all' && securedPlans.includes(product.id)) return flaggedPlan(product, flags)
  if (product.role === 'proemail' && !flags.has('proemail-cycle-discount')) {
    return { ...product, terms: withoutDiscount(product.terms) }
  }
  return product
}

function flaggedPlan(plan: PricedProduct, flags: Flags): PricedProduct {
  const hasBonus = plan.id !== turboId || flags.has('turbo-domain-bonus')
  return {
    ...plan,
    bonusDomainTlds: hasBonus ? plan.bonusDomainTlds : [],
    ...(flags.has('free-site-security') && { freeAddons: [siteSecurityId] }),
  }
}

function withoutDiscount(terms: PricedProduct['terms']): Partial<Record<Cycle, Term>> {
  const plain: Partial<Record<Cycle, Term>> = {}
  for (const cycle of cycles) {
    const term = terms[cycle]
    if (term !== undefined) plain[cycle] = { ...term, discountPercentage: 0 }
  }
  return plain
}
