import type { BrandId } from './brand.ts'
import { cycles } from './cycle.ts'
import type { Cycle } from './cycle.ts'
import type { PricedProduct, ProductId, Role } from './priceBook.ts'

type Plan = Pick<PricedProduct, 'id' | 'role'>

/** Cycles that a whole family does not offer. Source: spec 2 section 9. */
const ofFamily: Partial<Record<Role, readonly Cycle[]>> = {
  hosting: ['quarterly', 'biennially'],
  'site-builder': ['quarterly', 'semiannually'],
  'sitebuilder-ai': ['semiannually', 'quarterly', 'biennially', 'triennially'],
  vps: ['semiannually', 'quarterly'],
  'dedicated-linux': ['semiannually', 'quarterly'],
  'dedicated-windows': ['semiannually', 'quarterly'],
  cpanel: ['quarterly', 'triennially'],
  n8n: ['quarterly', 'triennially'],
}

interface PlanRules {
  /** Cycles that a plan hides beyond those of its family. */
  readonly hidden: ReadonlyMap<ProductId, readonly Cycle[]>
  /** P, M and Turbo, which hide still more in credit-card mode. */
  readonly ccMode: readonly ProductId[]
}

/** Start, e-mail Premium and Ultra, and the trial, which is Titan Essential. Source: spec 2 section 9. */
const brazilian: PlanRules = {
  hidden: new Map([
    ['437', ['semiannually', 'quarterly', 'monthly']],
    ['424', ['quarterly']],
    ['443', ['quarterly']],
    ['430', ['monthly']],
  ]),
  ccMode: ['5', '6', '335'],
}

/** E-mail Premium and Ultra, the trial and Titan Essential, by the ids that the Spanish catalogue gives them. */
const spanish: PlanRules = {
  hidden: new Map([
    ['641', ['quarterly']],
    ['642', ['quarterly']],
    ['242', ['monthly']],
    ['244', ['monthly']],
  ]),
  ccMode: ['5', '157', '335'],
}

const hiddenInCcMode: readonly Cycle[] = ['monthly', 'quarterly']

/**
 * The cycles that a plan does not offer, shortest first. In credit-card mode some plans hide more. Ids mean different
 * products in the two catalogues, so the brand decides how they are read.
 */
export function hiddenCycles(brand: BrandId, { id, role }: Plan, ccMode: boolean): Cycle[] {
  const plans = brand === 'br' ? brazilian : spanish
  const isHidden = (cycle: Cycle): boolean =>
    ofFamily[role]?.includes(cycle) === true ||
    plans.hidden.get(id)?.includes(cycle) === true ||
    (ccMode && plans.ccMode.includes(id) && hiddenInCcMode.includes(cycle))
  return cycles.filter(isHidden)
}
