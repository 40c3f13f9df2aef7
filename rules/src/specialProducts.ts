import type { BrandId } from './brand.ts'
import type { ProductId, Role } from './priceBook.ts'

/** The fixed id of a domain in addresses, cookies and coupons. Source: spec 1 section 2. */
export const domainProductId = 'd'

/** The e-mail add-on that survives its domain. Source: spec 1 section 4. */
export const emailAddonId = (brand: BrandId): ProductId => (brand === 'br' ? '430' : '242')

const trialIds: readonly ProductId[] = ['430', '244']

/**
 * Products 430 and 244 start annually at price zero (spec 1 section 4). In the Brazilian catalogue 244 is also a backup plan,
 * which is paid for: only professional e-mail starts as a trial.
 */
export const startsAsTrial = (product: { readonly id: ProductId; readonly role: Role }): boolean =>
  product.role === 'proemail' && trialIds.includes(product.id)

const annualAddonIds: readonly ProductId[] = ['5', '157']

/** Offered as add-ons, these start annually whatever the cycle of their line. Source: spec 1 section 4. */
export const startsAnnuallyAsAddon = (id: ProductId): boolean => annualAddonIds.includes(id)

/** Product 335 (Turbo) and the AI site product give a second, bonus domain. Source: spec 1 section 5. */
export const givesBonusDomain = (product: { readonly id: ProductId; readonly role: Role }): boolean =>
  product.id === '335' || product.role === 'sitebuilder-ai'

/** SiteLock Básico, the site security that some plans can give along. Source: spec 1 section 9. */
export const siteSecurityId: ProductId = '107'

/** Families that do nothing without a domain name. The list is ours: the specification only says that a domain is required. */
const rolesOnDomains: readonly Role[] = [
  'hosting',
  'site-builder',
  'sitebuilder-ai',
  'sitelock',
  'codeguard',
  'reseller',
  'proemail',
]

export const needsDomain = (role: Role): boolean => rolesOnDomains.includes(role)
